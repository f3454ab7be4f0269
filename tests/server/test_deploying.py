"""What a server is installed from, and how it is run where nobody has the repository."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from configparser import ConfigParser
from contextlib import closing
from pathlib import Path

import httpx
import pytest

import tryptyk
from tests.server.house import ME, House
from tryptyk.server.http.pages import STATIC

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "tryptyk.service"
WORKS = {
    "@iconify-json/game-icons": "Creative Commons Legal Code",
    "@fontsource/grenze": "SIL OPEN FONT LICENSE Version 1.1",
    "@fontsource/source-sans-3": "SIL OPEN FONT LICENSE Version 1.1",
    "@fluent/bundle": "Apache License",
    "minisearch": "Permission is hereby granted",
    "svelte": "Permission is hereby granted",
}


def must_bring_licences(text: str) -> None:
    """Of everything that others have made, with its whole text."""
    sections = [section.strip() for section in text.split("=" * 80)]
    for work, licence in WORKS.items():
        assert any(section.startswith(f"{work} ") and licence in section for section in sections), work
    assert "Lorc" in text and "Delapouite" in text


def test_the_client_brings_the_licences_of_all_that_is_in_it() -> None:
    must_bring_licences((STATIC / "licences.txt").read_text(encoding="utf-8"))


def test_the_version_is_told_alike() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == tryptyk.__version__
    assert f"\n## {tryptyk.__version__}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_service_can_be_enabled(tmp_path: Path) -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.read(UNIT, encoding="utf-8")
    assert unit["Install"]["WantedBy"] == "multi-user.target"
    assert unit["Service"]["ExecStart"].endswith("/bin/tryptyk serve")
    if shutil.which("systemd-analyze"):
        copy = tmp_path / UNIT.name
        text = UNIT.read_text(encoding="utf-8")
        copy.write_text(re.sub(r"/opt/\S+", shutil.which("true") or "/bin/true", text), encoding="utf-8")
        said = subprocess.run(
            ["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False
        )
        assert UNIT.name not in said.stderr


@pytest.mark.nightly
def test_a_server_from_the_wheel_has_its_client(tmp_path: Path) -> None:
    """Built, installed into an environment of its own and started there: pages, licences, and a table."""
    built = tmp_path / "wheel"
    python = [sys.executable, "-m"]
    run = [*python, "build", "--wheel", "--no-isolation", "--outdir", str(built), str(ROOT)]
    subprocess.run(run, check=True, capture_output=True)
    (wheel,) = built.iterdir()
    environment = tmp_path / "environment"
    subprocess.run([*python, "venv", "--without-pip", str(environment)], check=True)
    program = environment / "bin" / "python"
    run = [*python, "pip", "--python", str(program), "install", "--no-index", "--no-deps", str(wheel)]
    subprocess.run(run, check=True, capture_output=True)
    # What it needs is here already; the package itself is not, where it lies in the repository.
    (site,) = environment.glob("lib/python*/site-packages")
    (site / "needed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    with closing(House(f"sqlite:///{tmp_path}/t.sqlite3", tmp_path / "log")) as house:
        house.installed(environment).start()
        page = httpx.get(house.address, headers={"accept": "text/html"})
        scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
        assert page.status_code == 200 and scripts
        assert {httpx.get(f"{house.address}{script}").status_code for script in scripts} == {200}
        must_bring_licences(httpx.get(f"{house.address}/licences.txt").text)
        ada = house.enter("Ada")
        assert ada.table(ME, seed=3).play(3)["number"] == 3
        assert house.stop() == 0
