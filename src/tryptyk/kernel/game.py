"""What the kernel has to know of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from tryptyk.kernel.decision import Decision, Option, Script
from tryptyk.kernel.edition import edition_of
from tryptyk.kernel.rng import Rng
from tryptyk.kernel.score import Outcome, Score
from tryptyk.kernel.setup import SetupOption
from tryptyk.kernel.state import State

S = TypeVar("S", bound=State)

Setup: TypeAlias = Mapping[str, Any]
"""The options of a table as plain data: ``{"nemesis": "rageborne", "difficulty": "beginner"}``"""

Act: TypeAlias = Callable[..., Script | None]
"""A piece of play: it is given the state and what its item on the agenda holds. One that asks nobody need
not be a generator."""


class Gist:
    """What tells a game from others in a list, and nothing that is hidden from anybody.

    >>> Gist(("mist", "brama"), "rageborne", "round", {"round": 3}).foe
    'rageborne'
    """

    __slots__ = ("figures", "foe", "seats", "stage")

    seats: tuple[str, ...]
    """What each seat plays: a character, a colour."""
    foe: str
    """Who plays against them and is played by nobody."""
    stage: str
    """How far the game is, as a key: ``stage-<key>`` puts it into words."""
    figures: Mapping[str, int]
    """What those words speak of."""

    def __init__(self, seats: tuple[str, ...], foe: str, stage: str, figures: Mapping[str, int]) -> None:
        self.seats = seats
        self.foe = foe
        self.stage = stage
        self.figures = figures


def _nothing_hidden(state: State, seat: int, rng: Rng) -> None:
    state.rng = rng.spawn()


def _no_terms(state: State, seat: int) -> dict[str, float]:
    return {}


def _always_right(state: State) -> None:
    return None


def _no_figures(state: State) -> dict[str, int]:
    return {}


def _no_gist(state: State) -> Gist:
    return Gist((), "", "", {})


def _all_options(state: State, decision: Decision) -> list[int]:
    return list(range(len(decision.options)))


def _never(state: State) -> bool:
    return False


def _always(state: State, decision: Decision, option: Option) -> bool:
    return True


def _to_the_end(state: State) -> int:
    return 0


def _no_easier(players: int, setup: Setup) -> Setup | None:
    return None


def _the_same(players: int, setup: Setup, outcome: Outcome) -> Setup:
    return setup


class Game(Generic[S]):
    """The rooms of a game's package, tied together. The kernel calls them and knows nothing else.

    A small game names what it cannot be played without; all else has a default.
    """

    __slots__ = (
        "_edition", "acts", "check", "conceal", "dump", "easier", "evaluate", "figures", "gist", "horizon",
        "id", "load", "longest", "new_state", "next_setup", "options", "package", "parts", "pivotal",
        "players", "score", "shortlist", "terms", "turn_over", "view",
    )  # fmt: skip

    id: str
    package: str
    """Where its rooms are; what lies in them makes its edition."""
    players: range
    options: tuple[SetupOption, ...]
    """What people settle before the game; whoever makes a table reads its set-up by them."""
    new_state: Callable[[int, Setup, Rng], S]
    """The table laid out for a number of players, from a whole set-up, with the first acts on the agenda.

    Raises InvalidSetup where options do not go together, which no declaration can say."""
    acts: dict[str, Act]
    """The acts, by the names that items of the agenda begin with."""
    parts: frozenset[str]
    """Acts that only finish what the act before them began (a payment, what was paid for): a position is
    judged after them."""
    score: Callable[[S], Sequence[Score]]
    """Every side's points as they stand, line by line."""
    view: Callable[[S, int], Any]
    """All that a seat may see; seat -1 is a spectator."""
    conceal: Callable[[S, int, Rng], None]
    """Deal anew, in place, what a seat cannot know; seat -1 is a spectator. For ``ANYBODY`` it is what no
    seat knows: all that somebody has chosen or seen stays. Without one only chance to come is hidden."""
    evaluate: Callable[[S, int], float]
    """How well a seat stands, for bots: higher is better. Without one: by how many points its side leads."""
    shortlist: Callable[[S, Decision], list[int]]
    """Which options of a question are worth a bot's thought: their places in the list, at least one."""
    turn_over: Callable[[S], bool]
    """Whether a turn is over and the next has not begun: where lines of play are compared. Without one that
    is the first question of a later turn."""
    pivotal: Callable[[S, Decision, Option], bool]
    """Whether it pays to think longer about a question, of which the option looks best at a glance."""
    horizon: Callable[[S], int]
    """How many turns, with the one that goes on, a line of play is followed before it is judged; 0: all."""
    terms: Callable[[S, int], dict[str, float]]
    """The same by what it speaks of (``term-<key>`` puts it into words): how much each adds or takes."""
    check: Callable[[S], None]
    """Raise AssertionError where an invariant is broken."""
    dump: Callable[[S], dict[str, Any]]
    load: Callable[[dict[str, Any]], S]
    figures: Callable[[S], dict[str, int]]
    """What a plot of the game over time shows: public figures by name, the same names all through."""
    gist: Callable[[S], Gist]
    """What lists of tables say of it: it is asked for after every choice."""
    next_setup: Callable[[int, Setup, Outcome], Setup]
    """What the next game of a series starts from: players, set-up and outcome of this one decide."""
    easier: Callable[[int, Setup], Setup | None]
    """A step easier than this set-up; None where the game has no such step."""
    longest: int
    """No game takes so many choices, by a wide margin: what has more is not the record of one."""
    _edition: str

    def __init__(
        self,
        *,
        id: str,
        package: str,
        players: range,
        new_state: Callable[[int, Setup, Rng], S],
        acts: Mapping[str, Act],
        score: Callable[[S], Sequence[Score]],
        view: Callable[[S, int], Any],
        dump: Callable[[S], dict[str, Any]],
        load: Callable[[dict[str, Any]], S],
        conceal: Callable[[S, int, Rng], None] = _nothing_hidden,
        evaluate: Callable[[S, int], float] | None = None,
        terms: Callable[[S, int], dict[str, float]] = _no_terms,
        check: Callable[[S], None] = _always_right,
        shortlist: Callable[[S, Decision], list[int]] = _all_options,
        turn_over: Callable[[S], bool] = _never,
        pivotal: Callable[[S, Decision, Option], bool] = _always,
        horizon: Callable[[S], int] = _to_the_end,
        figures: Callable[[S], dict[str, int]] = _no_figures,
        gist: Callable[[S], Gist] = _no_gist,
        next_setup: Callable[[int, Setup, Outcome], Setup] = _the_same,
        easier: Callable[[int, Setup], Setup | None] = _no_easier,
        options: tuple[SetupOption, ...] = (),
        parts: frozenset[str] = frozenset(),
        longest: int = 3_000,
    ) -> None:
        self.id = id
        self.package = package
        self.players = players
        self.new_state = new_state
        self.acts = dict(acts)
        self.score = score
        self.view = view
        self.conceal = conceal
        self.evaluate = self._lead if evaluate is None else evaluate
        self.shortlist = shortlist
        self.turn_over = turn_over
        self.pivotal = pivotal
        self.horizon = horizon
        self.terms = terms
        self.check = check
        self.dump = dump
        self.load = load
        self.figures = figures
        self.gist = gist
        self.next_setup = next_setup
        self.easier = easier
        self.options = options
        self.parts = parts
        self.longest = longest
        self._edition = ""

    def _lead(self, state: S, seat: int) -> float:
        """How far the seat's side is ahead of the best other one, by the score as it stands."""
        ranked = Outcome(state.ending, self.score(state)).scores
        own = max([one.points for one in ranked if seat in one.seats], default=0)
        others = [one.points for one in ranked if seat not in one.seats]
        return float(own - max(others, default=0))

    @property
    def edition(self) -> str:
        """Which rules these are: it changes by itself with the rules, the components or the set-up."""
        if not self._edition:
            self._edition = edition_of(self.package)
        return self._edition

    def with_acts(self, acts: Mapping[str, Act]) -> Game[S]:
        """The same game with other acts, for whoever wants to watch them."""
        return Game(
            id=self.id,
            package=self.package,
            players=self.players,
            new_state=self.new_state,
            acts=acts,
            score=self.score,
            view=self.view,
            conceal=self.conceal,
            evaluate=self.evaluate,
            shortlist=self.shortlist,
            turn_over=self.turn_over,
            pivotal=self.pivotal,
            horizon=self.horizon,
            terms=self.terms,
            check=self.check,
            dump=self.dump,
            load=self.load,
            figures=self.figures,
            gist=self.gist,
            next_setup=self.next_setup,
            easier=self.easier,
            options=self.options,
            parts=self.parts,
            longest=self.longest,
        )
