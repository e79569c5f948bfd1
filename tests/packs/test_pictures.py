"""What becomes of one file? Upright, in two sizes, light, and without a word in it."""

from io import BytesIO

import pytest
from PIL import Image

from parlour.packs.pictures import HEAVIEST, LARGE, SMALL, encoded, image_of
from parlour.packs.problems import Refused
from tests.packs.support import PLACE, a_picture, drawn, file_of, taken_somewhere


def refusal(data: bytes, name: str = "x") -> str:
    with pytest.raises(Refused) as refused:
        image_of(data, name)
    assert refused.value.problem.file == name
    return refused.value.problem.code


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_a_picture_is_known_by_its_content_not_its_name(kind: str) -> None:
    assert image_of(a_picture(1, kind), "holiday.txt").size == LARGE


@pytest.mark.parametrize("kind", ["GIF", "BMP", "TIFF"])
def test_other_kinds_are_refused(kind: str) -> None:
    assert refusal(a_picture(1, kind), "holiday.jpg") == "type"


def test_scripts_that_look_like_pictures_are_refused() -> None:
    drawing = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    assert refusal(drawing, "holiday.svg") == "type"
    assert refusal(b"<!doctype html><script>alert(1)</script>", "holiday.png") == "type"


def test_a_telephones_own_format_is_named() -> None:
    assert refusal(b"\0\0\0\x18ftypheic\0\0\0\0" + bytes(99)) == "heic"


def test_a_picture_that_moves_is_refused() -> None:
    more = {"save_all": True, "append_images": [drawn(2)]}
    assert refusal(file_of(drawn(1), "WEBP", **more)) == "moves"
    assert refusal(file_of(drawn(1), "PNG", **more)) == "moves"


def test_the_second_view_behind_a_telephones_picture_is_left_out() -> None:
    two = file_of(drawn(1), "MPO", save_all=True, append_images=[drawn(2)])
    one = image_of(a_picture(1), "x")
    assert encoded(image_of(two, "x"), SMALL) == encoded(one, SMALL)


def test_small_pictures_are_refused() -> None:
    assert refusal(file_of(drawn(1, (299, 900)))) == "small"
    image_of(file_of(drawn(1, (300, 900))), "x")


def test_a_picture_too_large_to_unfold_is_never_unfolded() -> None:
    """30 000 pixels each way in a few kilobytes."""
    data = bytearray(file_of(Image.new("1", (400, 400)), "PNG"))
    data[16:24] = (30_000).to_bytes(4, "big") * 2
    data[29:33] = crc(bytes(data[12:29]))
    assert refusal(bytes(data)) == "pixels"
    data[16:24] = (8_000).to_bytes(4, "big") * 2
    data[29:33] = crc(bytes(data[12:29]))
    assert refusal(bytes(data)) == "pixels"


def crc(chunk: bytes) -> bytes:
    from zlib import crc32

    return crc32(chunk).to_bytes(4, "big")


def test_half_a_picture_is_refused() -> None:
    whole = a_picture(1, "PNG")
    assert refusal(whole[: len(whole) // 2]) == "broken"


def test_nothing_written_in_a_file_goes_on() -> None:
    """No camera, place, date or comment, in neither size."""
    data = taken_somewhere(1)
    assert PLACE.encode() in data
    image = image_of(data, "holiday.jpg")
    for size in (SMALL, LARGE):
        made = encoded(image, size)
        assert PLACE.encode() not in made
        again = Image.open(BytesIO(made))
        assert dict(again.getexif()) == {}
        assert not {"exif", "icc_profile", "xmp", "comment"} & set(again.info)


def test_pictures_stand_upright() -> None:
    """A camera held sideways says so in the metadata, which goes."""
    sideways = drawn(5).transpose(Image.Transpose.ROTATE_90)
    exif = Image.Exif()
    exif[0x0112] = 6  # turn clockwise to see it upright
    turned = image_of(file_of(sideways, "PNG", exif=exif), "x")
    upright = image_of(a_picture(5, "PNG"), "x")
    assert turned.tobytes() == upright.tobytes()


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_large_pictures_stand_upright_as_well(kind: str) -> None:
    """They are made smaller before they are turned."""
    wide = Image.new("RGB", (3000, 2000), (0, 200, 0))
    wide.paste((200, 0, 0), (0, 0, 300, 2000))
    exif = Image.Exif()
    exif[0x0112] = 6
    image = image_of(file_of(wide, kind, exif=exif), "x")
    assert near(image.getpixel((240, 8)), (200, 0, 0))
    assert near(image.getpixel((240, 710)), (0, 200, 0))


def near(pixel: object, wanted: tuple[int, int, int]) -> bool:
    assert isinstance(pixel, tuple)
    return all(abs(a - b) < 12 for a, b in zip(pixel, wanted, strict=True))


@pytest.mark.parametrize("size", [(600, 900), (900, 600), (300, 1500), (1500, 300)])
def test_any_shape_becomes_a_card(size: tuple[int, int]) -> None:
    image = image_of(file_of(drawn(3, size)), "x")
    assert image.size == LARGE
    assert Image.open(BytesIO(encoded(image, SMALL))).size == SMALL


def test_a_wide_picture_stays_whole() -> None:
    """Its left and right edges are still there, before its own blur."""
    wide = Image.new("RGB", (900, 600), (0, 200, 0))
    wide.paste((200, 0, 0), (0, 0, 90, 600))
    wide.paste((0, 0, 200), (810, 0, 900, 600))
    image = image_of(file_of(wide, "PNG"), "x")
    middle = LARGE[1] // 2
    assert image.getpixel((10, middle)) == (200, 0, 0)
    assert image.getpixel((LARGE[0] - 10, middle)) == (0, 0, 200)


def test_transparent_parts_lie_on_paper() -> None:
    clear = Image.new("RGBA", (400, 600), (0, 0, 0, 0))
    found = image_of(file_of(clear, "PNG"), "x").getpixel((200, 300))
    assert isinstance(found, tuple)
    assert min(found) > 200


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGBA", "CMYK", "I;16"])
def test_every_way_to_write_colours_is_read(mode: str) -> None:
    kind = "JPEG" if mode == "CMYK" else "PNG"
    plain = Image.new(mode, (400, 600)) if mode == "I;16" else drawn(4).convert(mode)
    assert image_of(file_of(plain, kind), "x").mode == "RGB"


def test_even_noise_is_light() -> None:
    """At most 60 kB at zoom size: the hardest picture there is."""
    noise = Image.effect_noise((1000, 1500), 200).convert("RGB")
    image = image_of(file_of(noise, "PNG"), "x")
    assert len(encoded(image, LARGE)) <= HEAVIEST[LARGE]
    assert len(encoded(image, SMALL)) <= HEAVIEST[SMALL]
