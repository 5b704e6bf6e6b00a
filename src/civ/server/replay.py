"""A record as a film: the whole truth after each action, and what happened."""

from civ.game import Game, Record
from civ.server.api import Frame, Replay


def replay_of(record: Record) -> Replay:
    """Play a record again, and keep every position. A record that does not replay is an error."""
    final = Game.from_record(record)
    game = final.at(0)
    frames = [Frame(position=game.position(), events=game.last_events())]
    for line in record.actions:
        seat, _, action = line.partition(" ")
        game.play(seat, action)
        frames.append(Frame(position=game.position(), events=game.last_events()))
    return Replay(record=record, frames=frames)
