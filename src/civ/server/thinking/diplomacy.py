"""How a bot answers a phrase, from what it sees and what it thinks of it.

It makes peace with who is not its greatest danger, helps against who is one if it can, and is
polite. It never answers an answer, so no conversation is endless.
"""

from civ.game import View
from civ.game.notation import Seat
from civ.players.levels import LEVELS
from civ.server.api import LevelName, Phrase, PhraseCode
from civ.server.thinking.outlook import Outlook
from civ.server.thinking.promises import hindrances

FEWEST_ITERATIONS = 400
"""Also a level that decides at first sight thinks so much before it gives its word."""

MOST_ITERATIONS = 2_000
"""A conversation is quick, however strong the bot is."""

CHANCE_THAT_NEEDS_NO_PEACE = 0.5
"""Who is likelier to win than all others together does not bind itself."""

COURTESIES: dict[PhraseCode, PhraseCode] = {
    "hello": "hello",
    "thanks": "thanks",
    "promise": "thanks",
    "well_played": "thanks",
    "good_game": "thanks",
    "sorry": "accept",
}
"""What is said without thinking. A threat, and what is accepted or refused, needs no answer."""


def iterations_of_reply(level: LevelName) -> int:
    """How many iterations a reply takes at most: it searches twice."""
    return 2 * _iterations_of_search(level)


def _iterations_of_search(level: LevelName) -> int:
    """What the level thinks, within reason."""
    return min(max(LEVELS[level].iterations, FEWEST_ITERATIONS), MOST_ITERATIONS)


def reply_to(
    phrase: Phrase, *, sender: Seat, view: View, legal: list[str], level: LevelName, seed: int
) -> Phrase | None:
    """Answer a phrase as the seat `view.you`, which may do what is `legal`, or say nothing.

    What is meant for another seat and what answers something is not answered.
    """
    if phrase.about is not None or phrase.to not in (None, view.you) or sender == view.you:
        return None
    code = COURTESIES.get(phrase.code)
    if code is None and view.result is None:
        outlook = Outlook(view, legal, iterations=_iterations_of_search(level), seed=seed)
        code = _considered_answer(phrase, sender, outlook)
    return None if code is None else Phrase(code=code, to=sender)


def _considered_answer(phrase: Phrase, sender: Seat, outlook: Outlook) -> PhraseCode | None:
    """What the bot says to something that concerns the game."""
    match phrase.code:
        case "truce":
            return _answer_to_truce(sender, outlook)
        case "stop":
            return _answer_to_stop(phrase, sender, outlook)
        case "warn":
            return _answer_to_warning(phrase, outlook)
    return None


def _answer_to_truce(sender: Seat, outlook: Outlook) -> PhraseCode:
    """Agree if someone else is the greater danger, and the bot is not about to win."""
    if sender not in outlook.opponents:
        return "accept"
    others = outlook.opponents - outlook.side_of(sender)
    chances = outlook.chances
    if not others or chances[outlook.you] >= CHANCE_THAT_NEEDS_NO_PEACE:
        return "refuse"
    is_lesser_danger = chances[sender] < max(chances[seat] for seat in others)
    return "accept" if is_lesser_danger else "refuse"


def _answer_to_stop(phrase: Phrase, sender: Seat, outlook: Outlook) -> PhraseCode | None:
    """Promise what the bot is about to do, agree to what it can do soon, if there is a danger."""
    target = phrase.seat
    if target in outlook.side_of(outlook.you):
        return "refuse"
    if target not in outlook.opponents - outlook.side_of(sender):
        return None
    if not outlook.is_dangerous(target, phrase.domain):
        return "refuse"
    actions = hindrances(phrase, outlook.domains_of(target))
    if outlook.plans_any(actions):
        return "promise"
    return "accept" if outlook.can_do_any(actions) else "refuse"


def _answer_to_warning(phrase: Phrase, outlook: Outlook) -> PhraseCode | None:
    """Give thanks for a warning of a real danger."""
    seat = phrase.seat
    if seat in outlook.opponents and outlook.is_dangerous(seat, phrase.domain):
        return "thanks"
    return None
