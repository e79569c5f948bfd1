"""One study a folder, and one process: what two wrote at once would be neither's."""

import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

import pytest

from parlour.core.errors import OptionsError
from parlour.study.keeping import Keeping
from parlour.study.plan import Study
from parlour.study.running import run

STUDY = Study("calaveras", 4, ("uniform",), 1, 1, {}, {}, {})
HOLDER = """
import sys
from pathlib import Path
from parlour.study.keeping import Keeping
from parlour.study.plan import Study

with Keeping(Path(sys.argv[1]), Study("calaveras", 4, ("uniform",), 1, 1, {}, {}, {})):
    print("held", flush=True)
    sys.stdin.read()
"""
"""Another process, which holds the folder until it is told to end, or killed."""


def test_a_second_process_is_refused_and_spoils_nothing(tmp_path: Path) -> None:
    run(STUDY, tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    command = [sys.executable, "-c", HOLDER, str(tmp_path)]
    with subprocess.Popen(command, text=True, stdin=PIPE, stdout=PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(OptionsError, match="out is in use: another study writes to"):
            run(STUDY, tmp_path)
        holder.kill()  # no tidy end: the lock goes with the process
        holder.wait()
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
    assert run(STUDY, tmp_path).deals == 1


def test_two_studies_of_one_process_keep_apart_as_well(tmp_path: Path) -> None:
    with Keeping(tmp_path, STUDY), pytest.raises(OptionsError, match="in use"):
        Keeping(tmp_path, STUDY)
    Keeping(tmp_path, STUDY).lock.close()


def test_a_folder_of_another_study_is_not_held_after_the_refusal(tmp_path: Path) -> None:
    run(STUDY, tmp_path)
    other = Study("calaveras", 3, ("uniform",), 1, 1, {}, {}, {})
    for _ in range(2):
        with pytest.raises(OptionsError, match="another study: its seats"):
            run(other, tmp_path)


def test_lines_of_an_older_make_are_refused_and_stay(tmp_path: Path) -> None:
    """What they lack cannot be made up, and hours of play are not thrown away unasked."""
    run(STUDY, tmp_path)
    plan = tmp_path / "study.json"
    plan.write_text(plan.read_text().replace('"tries"', '"tried"'))
    before = (tmp_path / "lines.jsonl").read_bytes()
    with pytest.raises(OptionsError, match="another study: its line"):
        run(STUDY, tmp_path)
    assert (tmp_path / "lines.jsonl").read_bytes() == before


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OptionsError, match="out cannot be used"):
        run(STUDY, tmp_path / "file" / "inside")
