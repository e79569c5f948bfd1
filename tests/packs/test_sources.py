"""What may a zip try? To lead out, to swell, to point elsewhere, to hide another."""

import stat
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import pytest

from parlour.packs import check, sources
from tests.packs.support import a_picture, codes, folder, zipped

PICTURE = a_picture(1)


@pytest.mark.parametrize(
    "name", ["../holiday.jpg", "/etc/holiday.jpg", "a/../../holiday.jpg", "C:\\holiday.jpg"]
)
def test_a_name_that_leads_out_of_the_pack_is_a_problem(tmp_path: Path, name: str) -> None:
    packed = zipped(tmp_path / "pack.zip", {name: PICTURE})
    assert ("path", name) in codes(check(packed).problems)
    assert [path.name for path in tmp_path.iterdir()] == ["pack.zip"]


def test_links_are_not_followed(tmp_path: Path) -> None:
    secret = tmp_path / "secret.jpg"
    secret.write_bytes(PICTURE)
    pack = folder(tmp_path / "pack", {"a.jpg": PICTURE})
    (pack / "b.jpg").symlink_to(secret)
    assert ("link", "b.jpg") in codes(check(pack).problems)
    entry = ZipInfo("b.jpg")
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    with ZipFile(tmp_path / "pack.zip", "w") as packed:
        packed.writestr(entry, str(secret))
    assert ("link", "b.jpg") in codes(check(tmp_path / "pack.zip").problems)


def test_a_file_that_swells_is_not_unpacked(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "pack.zip", "w", ZIP_DEFLATED) as packed:
        packed.writestr("bomb.jpg", bytes(20 << 20))
    assert ("swells", "bomb.jpg") in codes(check(tmp_path / "pack.zip").problems)


def test_a_zip_that_lies_about_sizes_is_found_out(tmp_path: Path) -> None:
    """It says ten bytes and holds 20 MB."""
    path = tmp_path / "pack.zip"
    with ZipFile(path, "w", ZIP_DEFLATED) as packed:
        packed.writestr("bomb.jpg", bytes(20 << 20))
    data = path.read_bytes()
    path.write_bytes(data.replace((20 << 20).to_bytes(4, "little"), (10).to_bytes(4, "little")))
    assert ("unreadable", "bomb.jpg") in codes(check(path).problems)


def test_a_zip_in_a_zip_is_a_problem(tmp_path: Path) -> None:
    inner = zipped(tmp_path / "inner.zip", {"a.jpg": PICTURE})
    outer = zipped(tmp_path / "pack.zip", {"inner.zip": inner.read_bytes()})
    assert ("nested", "inner.zip") in codes(check(outer).problems)


def test_two_files_of_one_name_are_a_problem(tmp_path: Path) -> None:
    outer = zipped(tmp_path / "pack.zip", {"a.jpg": PICTURE, "A.JPG": a_picture(2)})
    assert ("twice", "A.JPG") in codes(check(outer).problems)


def test_a_pack_has_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = folder(tmp_path, {f"{number}.jpg": PICTURE for number in range(5)})
    with monkeypatch.context() as few:
        few.setattr(sources, "MOST_FILES", 4)
        assert codes(check(pack).problems) == {("many", "")}
    with monkeypatch.context() as small:
        small.setattr(sources, "LARGEST_PACK", 5 * len(PICTURE) - 1)
        assert codes(check(pack).problems) == {("large", "")}
    with monkeypatch.context() as light:
        light.setattr(sources, "LARGEST_FILE", len(PICTURE) - 1)
        assert ("heavy", "0.jpg") in codes(check(pack).problems)


def test_what_systems_leave_behind_is_passed_over(tmp_path: Path) -> None:
    litter = {".DS_Store": b"?", "__MACOSX/._a.jpg": b"?", "a/Thumbs.db": b"?"}
    pack = zipped(tmp_path / "pack.zip", {"a/a.jpg": PICTURE} | litter)
    assert codes(check(pack).problems) == {("few", "")}
