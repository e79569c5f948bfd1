"""How is a value written down? Dataclasses to plain JSON and back, with the path of any mistake.

The codec knows numbers, words, truth, None, tuples, mappings keyed by words or numbers, and
dataclasses of these. A field that would be a Python keyword ends in an underscore, which the
notation drops. A field that holds its default is not written. The types are read from the
annotations, which a compiled module loses: what holds more than plain words and numbers stays
interpreted.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from json import dumps
from re import fullmatch, sub
from types import UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from parlour.core.errors import NotationError
from parlour.core.game import Event, Move

Reader = Callable[[Any, str], Any]
T = TypeVar("T")
NAMES = {int: "number", str: "word", bool: "truth value", type(None): "null"}


class Frozen(dict[Any, Any]):
    """A mapping that nobody changes, so that moves and views that hold one can be keys."""

    def __hash__(self) -> int:  # type: ignore[override]  # dict declares itself unhashable
        return hash(frozenset(self.items()))


@cache
def word_of(kind: Any) -> str:
    """`TwistIdle` is written `twist_idle`."""
    name: str = kind.__name__
    return sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


@cache
def written_fields(kind: Any) -> tuple[tuple[str, str, Any], ...]:
    """Attribute, key and default of every field."""
    return tuple((field.name, field.name.rstrip("_"), default_of(field)) for field in fields(kind))


def untagged(kind: Any, data: dict[str, Any], path: str) -> dict[str, Any]:
    """The fields without the `type` that moves and events carry, which must be the right one."""
    if not issubclass(kind, (Move, Event)):
        return data
    if data.get("type") != word_of(kind):
        raise NotationError(f"{path}.type", f"is not {word_of(kind)}")
    return {key: item for key, item in data.items() if key != "type"}


def read_field(kind: Any, hint: Any, data: Any, path: str) -> Any:
    """In a move, what stands where a word belongs is passed on as its JSON text: the law knows what
    to say of it."""
    if hint is str and issubclass(kind, Move) and not isinstance(data, str):
        return dumps(data)
    return read(hint, data, path)


def default_of(field: Any) -> Any:
    if field.default_factory is not MISSING:
        return field.default_factory()
    return field.default


def tag(value: Any) -> dict[str, str]:
    """Moves and events are told apart by the word of their class, wherever they stand."""
    kind: Any = type(value)
    return {"type": word_of(kind)} if issubclass(kind, (Move, Event)) else {}


def write(value: Any, *, whole: bool = False) -> Any:
    """The plain JSON of a value; `whole` writes defaults as well.

    >>> write({1: ("hotel", None)})
    {'1': ['hotel', None]}
    """
    if is_dataclass(value):
        kind: Any = type(value)
        known = [(key, getattr(value, name), given) for name, key, given in written_fields(kind)]
        told = {key: item for key, item, given in known if whole or not same(item, given)}
        return tag(value) | {key: write(item, whole=whole) for key, item in told.items()}
    if isinstance(value, Mapping):
        return {str(key): write(item, whole=whole) for key, item in value.items()}
    if isinstance(value, (tuple, list)):
        return [write(item, whole=whole) for item in value]
    return value


def same(item: Any, given: Any) -> bool:
    """Equal, and of one type: a field of 1 is not its default True."""
    return type(item) is type(given) and item == given


def read(kind: type[T], data: Any, path: str = "") -> T:
    """A value of this kind from plain JSON; raises NotationError with the path of the first
    mistake."""
    known: Any = kind
    value: T = reader(known)(data, path)
    return value


def read_tagged(kinds: tuple[type[T], ...], data: Any, path: str = "") -> T:
    """A value of the kind that `type` names."""
    if not isinstance(data, dict):
        raise NotationError(path, "is no object")
    every: tuple[Any, ...] = kinds
    for kind in every:
        if word_of(kind) == data.get("type"):
            value: T = read(kind, data, path)
            return value
    raise NotationError(f"{path}.type", "is no known word")


@cache
def reader(kind: Any) -> Reader:
    """The function that reads this kind."""
    origin, arguments = get_origin(kind), get_args(kind)
    if kind is Any:
        return lambda data, path: frozen(data)
    if kind in NAMES:
        return lambda data, path: scalar(kind, data, path)
    if origin in (Union, UnionType):
        return lambda data, path: one_of(arguments, data, path)
    if origin is Literal:
        return lambda data, path: choice(arguments, data, path)
    if origin is tuple:
        return lambda data, path: sequence(arguments, data, path)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return lambda data, path: mapping(arguments[0], arguments[1], data, path)
    assert is_dataclass(kind), f"the notation does not know {kind}"
    return lambda data, path: record(kind, data, path)


def frozen(data: Any) -> Any:
    """Plain JSON with lists as tuples and objects that can be keys."""
    if isinstance(data, dict):
        return Frozen({key: frozen(item) for key, item in data.items()})
    return tuple(frozen(item) for item in data) if isinstance(data, list) else data


def scalar(kind: type, data: Any, path: str) -> Any:
    if type(data) is not kind:
        raise NotationError(path, f"is no {NAMES[kind]}")
    return data


def choice(words: tuple[Any, ...], data: Any, path: str) -> Any:
    if not any(same(data, word) for word in words):
        raise NotationError(path, f"is none of {', '.join(map(str, words))}")
    return data


def one_of(kinds: tuple[Any, ...], data: Any, path: str) -> Any:
    """The first kind that fits; else the mistake that lies deepest."""
    mistakes = []
    for kind in kinds:
        try:
            return read(kind, data, path)
        except NotationError as mistake:
            mistakes.append(mistake)
    deepest = max(mistakes, key=lambda mistake: len(mistake.path))
    if deepest.path == path.lstrip("."):
        raise NotationError(path, " and ".join(mistake.problem for mistake in mistakes))
    raise deepest


def sequence(kinds: tuple[Any, ...], data: Any, path: str) -> tuple[Any, ...]:
    if not isinstance(data, list):
        raise NotationError(path, "is no list")
    endless = kinds[-1] is Ellipsis
    if not endless and len(kinds) != len(data):
        raise NotationError(path, f"has not {len(kinds)} parts")
    each = [kinds[0]] * len(data) if endless else kinds
    pairs = enumerate(zip(each, data, strict=True))
    return tuple(read(kind, item, f"{path}[{i}]") for i, (kind, item) in pairs)


def mapping(key_kind: Any, item_kind: Any, data: Any, path: str) -> Frozen:
    if not isinstance(data, dict):
        raise NotationError(path, "is no object")
    return Frozen(
        {
            key_of(key_kind, key, path): read(item_kind, item, f"{path}.{key}")
            for key, item in data.items()
        }
    )


def key_of(kind: Any, key: Any, path: str) -> Any:
    """Keys that are numbers are written as decimal strings, without leading zeros."""
    if kind is not int:
        return read(kind, key, path)
    if not (isinstance(key, str) and fullmatch(r"0|[1-9][0-9]{0,8}", key)):
        raise NotationError(path, f"has the key {key!r}, which is no number")
    return int(key)


def record(kind: Any, data: Any, path: str) -> Any:
    """A dataclass, field by field; nothing missing, nothing surplus."""
    if not isinstance(data, dict):
        raise NotationError(path, "is no object")
    hints = get_type_hints(kind)
    values = {}
    known = written_fields(kind)
    data = untagged(kind, data, path)
    for name, key, default in known:
        if key in data:
            values[name] = read_field(kind, hints[name], data[key], f"{path}.{key}")
        elif default is MISSING:
            raise NotationError(f"{path}.{key}", "is missing")
    keys = [key for _, key, _ in known]
    surplus = data.keys() - set(keys)
    if surplus:
        there = f"; there are {', '.join(keys)}" if keys else ""
        raise NotationError(f"{path}.{min(surplus, key=str)}", f"is not known here{there}")
    return kind(**values)
