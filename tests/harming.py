"""Content as an owner of the box could have corrected it: one place of a file changed, all read again."""

from __future__ import annotations

import importlib.resources
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tryptyk.components import ContentFault


def find_faults(
    package: str,
    modules: tuple[str, ...],
    folder: Path,
    patch: pytest.MonkeyPatch,
    file: str,
    old: str,
    new: str,
) -> list[str]:
    """What is said about it: the sentence that refuses it, or else what its components lack.

    The modules read the content, and the last one says what is missing.
    """
    for name in modules:
        # What they import besides each other is read from its own folder, once and for all.
        importlib.import_module(f"{package}.{name}")
    source = Path(str(importlib.resources.files(package)))
    for toml in (source / "components").glob("*.toml"):
        text = toml.read_text(encoding="utf-8")
        if toml.name == file:
            assert old in text
            text = text.replace(old, new, 1)
        (folder / toml.name).write_text(text, encoding="utf-8")
    with patch.context() as inner:
        inner.setattr(importlib.resources, "files", lambda _: folder)
        try:
            fresh = [_fresh(package, name, source, patch) for name in modules]
        except ContentFault as fault:
            return [str(fault)]
    entries = sys.modules[f"{package}.components.catalogue"].ENTRIES
    return [
        f"{entry.file}: {entry.id} has no {lack}"
        for entry in entries
        for lack in fresh[-1].lacks(entry, None)
    ]


def _fresh(package: str, name: str, folder: Path, patch: pytest.MonkeyPatch) -> ModuleType:
    """A module read once more, beside the one that everybody shares."""
    spec = importlib.util.spec_from_file_location(
        f"{package}.{name}", folder / (name.replace(".", "/") + ".py")
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    patch.setitem(sys.modules, f"{package}.{name}", module)
    room, _, own = f"{package}.{name}".rpartition(".")
    patch.setattr(importlib.import_module(room), own, module, raising=False)
    spec.loader.exec_module(module)
    return module
