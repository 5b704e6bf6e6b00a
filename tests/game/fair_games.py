"""Games that were dealt fairly, for the tests of their proof."""

from civ.game import Fair, Game, Record
from civ.game.fair import commitment_of
from civ.game.notation import SEATS, Seat
from tests.game.modes import Mode

SECRET = bytes(range(32)).hex()


def fair_of(words: dict[Seat, str], secret: str = SECRET) -> Fair:
    """What an honest server shows at the end."""
    return Fair(secret=secret, words=words, commitment=commitment_of(secret))


def fair_record(mode: Mode, secret: str = SECRET) -> Record:
    """The record of a game in which every seat gave a word, played to its end somehow."""
    fair = fair_of({seat: f"Wörd “{seat}”\n" for seat in SEATS[: mode.players]}, secret)
    deck, first = fair.deal(mode.players)
    game = Game.new(mode.players, variant=mode.variant, teams=mode.teams, deck=deck, first=first)
    while not game.is_over:
        seat, actions = next(iter(game.legal_actions().items()))
        game.play(seat, actions[0])
    return game.record(fair=fair)
