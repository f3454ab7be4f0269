"""What a worker counts for whoever watches over it, written as Prometheus reads it (text format 0.0.4)."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

MEDIA_TYPE = "text/plain; version=0.0.4"
BOUNDS = (0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Of the histogram, in seconds."""
METHODS = frozenset({"GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS", "PUT"})
"""What else a client may call a method is one to us: nobody shall make series as they like."""

Labels = Mapping[str, str]


@dataclass(frozen=True)
class Figure:
    """Something that is counted, or looked up when it is asked for."""

    name: str
    kind: Literal["counter", "gauge", "histogram"]
    help: str
    samples: list[tuple[str, Labels, float]]
    """What follows the name, the labels, and the value."""


def gauge(name: str, help: str, value: float) -> Figure:
    return Figure(name, "gauge", help, [("", {}, value)])


def counter(name: str, help: str, value: float) -> Figure:
    return Figure(name, "counter", help, [("", {}, value)])


class _Answers:
    """How long the answers of a route with one status took."""

    __slots__ = ("buckets", "seconds")

    def __init__(self) -> None:
        self.seconds = 0.0
        self.buckets = [0] * (len(BOUNDS) + 1)


class Requests:
    """Counted at the edge, where every request goes by: it costs each of them well under a microsecond."""

    def __init__(self) -> None:
        self._answers: defaultdict[tuple[str, str, int], _Answers] = defaultdict(_Answers)
        self._closed: Counter[int] = Counter()

    def note(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered; status 0 says that its client had gone."""
        answers = self._answers[method if method in METHODS else "other", route, status]
        answers.seconds += seconds
        answers.buckets[bisect_left(BOUNDS, seconds)] += 1

    def note_socket(self, code: int) -> None:
        """A socket was closed; code 0 says that its client did it."""
        self._closed[code] += 1

    def figures(self) -> Iterator[Figure]:
        total: list[tuple[str, Labels, float]] = []
        took: dict[tuple[str, str], _Answers] = defaultdict(_Answers)
        for (method, route, status), answers in sorted(self._answers.items()):
            labels = {"method": method, "route": route, "status": str(status)}
            total.append(("", labels, sum(answers.buckets)))
            of_route = took[method, route]
            of_route.seconds += answers.seconds
            of_route.buckets = [a + b for a, b in zip(of_route.buckets, answers.buckets)]
        yield Figure(
            "tryptyk_requests_total",
            "counter",
            "Requests that were answered, by route and status; 0: the client had gone.",
            total,
        )
        yield Figure(
            "tryptyk_request_seconds",
            "histogram",
            "How long requests took, by route.",
            [
                sample
                for (method, route), took_ in took.items()
                for sample in _histogram(method, route, took_)
            ],
        )
        yield Figure(
            "tryptyk_sockets_closed_total",
            "counter",
            "Sockets that were closed, by the code that the server gave; 0: the client closed it.",
            [("", {"code": str(code)}, number) for code, number in sorted(self._closed.items())],
        )


def _histogram(method: str, route: str, answers: _Answers) -> Iterator[tuple[str, Labels, float]]:
    labels = {"method": method, "route": route}
    upto = 0
    for bound, number in zip((*map(_written, BOUNDS), "+Inf"), answers.buckets):
        upto += number
        yield "_bucket", {**labels, "le": bound}, upto
    yield "_sum", labels, answers.seconds
    yield "_count", labels, upto


def exposed(figures: Iterable[Figure], common: Labels) -> str:
    """All figures as Prometheus reads them, each with the labels that all have in common."""
    lines: list[str] = []
    for figure in figures:
        lines.append(f"# HELP {figure.name} {figure.help}")
        lines.append(f"# TYPE {figure.name} {figure.kind}")
        for suffix, labels, value in figure.samples:
            lines.append(f"{figure.name}{suffix}{_told({**common, **labels})} {_written(value)}")
    return "\n".join([*lines, ""])


def _told(labels: Labels) -> str:
    told = ",".join(f'{name}="{_escaped(text)}"' for name, text in labels.items())
    return f"{{{told}}}" if told else ""


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _written(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(value)
