"""How does a checked pack travel from one process to the other? As a file of our own making."""

import json
from dataclasses import asdict
from pathlib import Path
from zipfile import ZipFile

from parlour.packs.checking import Checked
from parlour.packs.pictures import Picture
from parlour.packs.problems import Problem

REPORT = "report.json"


def write(checked: Checked, path: Path) -> None:
    with ZipFile(path, "w") as parcel:
        lines = []
        for number, picture in enumerate(checked.pictures):
            parcel.writestr(f"{number}.small", picture.small)
            parcel.writestr(f"{number}.large", picture.large)
            lines.append([picture.file, picture.caption, picture.colours])
        problems = [asdict(problem) for problem in checked.problems]
        report = {"pictures": lines, "problems": problems, "further": checked.further}
        parcel.writestr(REPORT, json.dumps(report))


def read(path: Path) -> Checked:
    with ZipFile(path) as parcel:
        report = json.loads(parcel.read(REPORT))
        pictures = [
            Picture(
                file,
                parcel.read(f"{number}.small"),
                parcel.read(f"{number}.large"),
                caption,
                tuple(colours),
            )
            for number, (file, caption, colours) in enumerate(report["pictures"])
        ]
    problems = [Problem(**problem) for problem in report["problems"]]
    return Checked(tuple(pictures), tuple(problems), report["further"])
