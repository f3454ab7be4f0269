"""Tables being played: seats, undo, situations, subscribers, bots, replays."""
