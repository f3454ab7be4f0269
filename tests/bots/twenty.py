"""A bot of twenty lines, written from the docstrings alone: it plays every game through its chair."""

from tryptyk.bots import Chair
from tryptyk.kernel import Game, Option


class Curious:
    """Tries each option on three deals of what it cannot know, and takes what leads its side furthest."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.game, self.seat, self.seed = game, seat, seed

    def choose(self, chair: Chair) -> Option | None:
        if not chair.asked or not chair.thinks:
            return chair.options[0] if chair.asked else None
        return max(chair.shortlist, key=lambda option: self.worth(chair, option))

    def worth(self, chair: Chair, option: Option) -> float:
        total = 0.0
        for deal in range(3):
            thought = chair.imagine(self.seed + deal)
            thought.take(chair.decision.options.index(option), within_act=True)
            total += self.game.evaluate(thought.state, self.seat)
        return total
