"""Copies the wanted icons out of the npm packages, so that drawing needs no network."""

import json
import tomllib
from pathlib import Path
from typing import Any

from parlour.art.brush.library import ICONS


def wanted() -> dict[str, dict[str, Any]]:
    """The sets of icons/wanted.toml by name: package, version, licence, credit, icons."""
    return tomllib.loads((ICONS / "wanted.toml").read_text(encoding="utf-8"))


def curate(folder: Path, target: Path = ICONS) -> list[Path]:
    """Writes one JSON file a set, read from `folder/<set>/icons.json`; answers what it wrote."""
    written = []
    for name, entry in wanted().items():
        source = json.loads((folder / name / "icons.json").read_text(encoding="utf-8"))
        file = target / f"{name}.json"
        text = json.dumps(_subset(entry, source), indent=1, ensure_ascii=False)
        file.write_text(text + "\n", encoding="utf-8")
        written.append(file)
    return written


def _subset(entry: dict[str, Any], source: dict[str, Any]) -> dict[str, Any]:
    missing = [icon for icon in entry["icons"] if icon not in source["icons"]]
    if missing:
        raise LookupError(f"{entry['package']} has no icon {', '.join(missing)}")
    icons = {icon: _icon(source, icon) for icon in sorted(entry["icons"])}
    return {key: entry[key] for key in ("package", "version", "licence", "credit")} | {
        "icons": icons
    }


def _icon(source: dict[str, Any], name: str) -> dict[str, Any]:
    icon = source["icons"][name]
    return {"size": icon.get("width", source.get("width", 16)), "body": icon["body"]}
