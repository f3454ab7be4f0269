"""What an operator settles by the environment, and who can read the files that come of it."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from tryptyk.kernel.errors import TryptykError
from tryptyk.server.environment import settings
from tryptyk.server.store.database import Store


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    for name in [name for name in os.environ if name.startswith("TRYPTYK_")]:
        monkeypatch.delenv(name)


@pytest.mark.parametrize("name", ["TRYPTYK_SECURE_COOKIES", "TRYPTYK_OPEN_METRICS"])
def test_a_switch_is_on_or_off_and_nothing_else(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def is_on(value: str) -> bool:
        monkeypatch.setenv(name, value)
        found = settings()
        return found.secure_cookies if name == "TRYPTYK_SECURE_COOKIES" else found.open_metrics

    assert all(map(is_on, ("1", "true", "True", "YES", "on", " On ")))
    assert not any(map(is_on, ("", "0", "false", "FALSE", "no", "Off")))
    for neither in ("2", "y", "enabled", "tru", "-"):
        with pytest.raises(TryptykError, match=f"{name} is a switch: .*not '{neither}'"):
            is_on(neither)


@pytest.mark.parametrize("name", ["TRYPTYK_REQUESTS_PER_SECOND", "TRYPTYK_KEEP_FINISHED_DAYS"])
@pytest.mark.parametrize("value", ["nan", "inf", "-inf", "1e999", "-1", "many"])
def test_a_figure_is_a_number(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(TryptykError, match=f"{name} has to be a number from 0, not '{value}'"):
        settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TRYPTYK_BOT_PROCESSES", "0"),
        ("TRYPTYK_BOT_PROCESSES", "1.5"),
        ("TRYPTYK_BOT_PROCESSES", "inf"),
        ("TRYPTYK_SOCKETS_PER_ADDRESS", "-1"),
        ("TRYPTYK_SOCKETS_PER_ADDRESS", "nan"),
    ],
)
def test_what_is_counted_is_a_whole_number(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(TryptykError, match=f"{name} has to be a whole number"):
        settings()


def test_figures_are_taken_as_they_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRYPTYK_REQUESTS_PER_SECOND", "0.5")
    monkeypatch.setenv("TRYPTYK_BOT_PROCESSES", " 3 ")
    monkeypatch.setenv("TRYPTYK_TABLES_PER_HOUR", "")
    found = settings()
    assert (found.requests_per_second, found.bot_processes, found.tables_per_hour) == (0.5, 3, 300)


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


def in_use(database: str) -> dict[str, int]:
    """The rights of all files of a database while it is open."""

    async def use() -> dict[str, int]:
        store = Store(database)
        with store.claim():
            await store.migrate()
            folder = Path(store.path).parent
            found = {file.name: rights(file) for file in folder.iterdir()}
        await store.close()
        return found

    return asyncio.run(use())


def test_nobody_else_can_read_what_is_kept(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    before = os.umask(0)
    try:
        files = in_use(settings().database)
    finally:
        os.umask(before)
    assert set(files) == {f"tables.sqlite3{end}" for end in ("", "-wal", "-shm", ".lock")}
    assert set(files.values()) == {0o600}
    assert rights(tmp_path / "tryptyk") == 0o700
    assert not [record for record in caplog.records if "others" in record.getMessage()]


def test_old_files_are_mended_with_a_word(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Also those that a server left which was killed."""
    folder = tmp_path / "tryptyk"
    folder.mkdir(mode=0o755)
    file = folder / "tables.sqlite3"
    for end, mode in (("", 0o644), ("-wal", 0o664), ("-shm", 0o640)):
        file.with_name(file.name + end).touch()
        file.with_name(file.name + end).chmod(mode)
    assert set(in_use(settings().database).values()) == {0o600}
    assert rights(folder) == 0o700
    said = [record.getMessage() for record in caplog.records]
    assert f"others could read {file} (644); now only its owner can (600)" in said
    assert len([one for one in said if "now only its owner can" in one]) == 4, "each of them once"
    caplog.clear()
    in_use(settings().database)
    assert not caplog.records


def test_a_link_to_a_database_is_followed(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "t.sqlite3").touch(0o644)
    (tmp_path / "real" / "t.sqlite3-wal").touch(0o644)
    (tmp_path / "t.sqlite3").symlink_to(tmp_path / "real" / "t.sqlite3")
    in_use(f"sqlite:///{tmp_path}/t.sqlite3")
    assert {rights(file) for file in (tmp_path / "real").iterdir()} == {0o600}


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(TryptykError, match=r"data folder .* cannot be made: .*XDG_DATA_HOME"):
        settings()
