"""What a bot sees coming: who may win, who is about to, and what it could do about it.

All of it comes from the view of its seat: what it cannot see it imagines, and what may be done and
what comes of it the rules say.
"""

from collections.abc import Iterator, Set
from functools import cached_property

from civ import rules
from civ.game import Game, Hegemony, View
from civ.game.notation import ACTION_TEXTS, DOMAINS, SEAT_NUMBER, SEATS, TEAMS, DomainLetter, Seat
from civ.players.search.instinct import most_attractive
from civ.players.search.player import SearchPlayer
from civ.server.thinking.chances import WORLDS, Chances, chances_seen_by, imagined_worlds

TURNS_TO_WIN = 3
"""Who can win within so many of its turns is about to."""

WORLDS_TO_FEAR = 0.25
"""A win that comes in such a part of the imagined worlds is to be feared."""

WORLDS_TO_TRUST = 0.5
"""What can be done in such a part of the imagined worlds can be promised."""

TIMES_ITS_SHARE = 1.5
"""Who is this many times as likely to win as if all were equal is dangerous."""


class Outlook:
    """How the game looks to the seat `view.you`, which may do what is `legal`, perhaps nothing."""

    def __init__(self, view: View, legal: list[str], *, iterations: int, seed: int) -> None:
        assert view.you is not None, "a spectator plays no part in what comes"
        self.you = view.you
        self._view = view
        self._legal = legal
        self._iterations = iterations
        self._seed = seed

    def side_of(self, seat: Seat) -> set[Seat]:
        """The seats that win when this one does."""
        if not self._view.teams:
            return {seat}
        return {ally for team in TEAMS if seat in team for ally in SEATS if ally in team}

    @property
    def opponents(self) -> set[Seat]:
        """The seats that do not win when the bot does."""
        return set(SEATS[: self._view.players]) - self.side_of(self.you)

    def domains_of(self, seat: Seat) -> set[DomainLetter]:
        """The domains of which a seat has cards in play."""
        return {domain for kind in self._view.areas[seat] for domain in DOMAINS if domain in kind}

    @cached_property
    def chances(self) -> Chances:
        """Who is how likely to win."""
        return chances_seen_by(self._view, self._iterations, self._seed)

    def is_dangerous(self, seat: Seat, domain: DomainLetter | None) -> bool:
        """Whether a seat is likely to win and has cards of the domain, or is about to win by it.

        No domain means any.
        """
        return self._is_likely_to_win(seat, domain) or self._is_about_to_win(seat, domain)

    def _is_likely_to_win(self, seat: Seat, domain: DomainLetter | None) -> bool:
        """Whether a seat with cards of the domain has far more than its share of the chances."""
        sides = 2 if self._view.teams else self._view.players
        has_cards = domain is None or domain in self.domains_of(seat)
        return has_cards and self.chances[seat] >= TIMES_ITS_SHARE / sides

    def _is_about_to_win(self, seat: Seat, domain: DomainLetter | None) -> bool:
        """Whether a seat may win by Hegemony in its next turns if nobody does anything about it."""
        wins = sum(_wins_unhindered(game, seat, domain) for game in self._imagined_games())
        return wins >= WORLDS_TO_FEAR * WORLDS

    def plans_any(self, actions: Set[str]) -> bool:
        """Whether one of these actions is in what the bot thinks best to do now."""
        if not self._legal:
            return False
        player = SearchPlayer(iterations=self._iterations, threads=1)
        choice = player.choose(self._view, self._legal, seed=self._seed)
        lines = [line.actions for line in choice.lines or []]
        return any(not actions.isdisjoint(line) for line in lines)

    def can_do_any(self, actions: Set[str]) -> bool:
        """Whether the bot may do one of these actions now, or is likely to in its next turn."""
        if not actions.isdisjoint(self._legal):
            return True
        able = sum(_can_do_soon(game, self.you, actions) for game in self._imagined_games())
        return able >= WORLDS_TO_TRUST * WORLDS

    @cached_property
    def _worlds(self) -> list[rules.States]:
        """What the bot imagines, always the same."""
        return imagined_worlds(self._view, self._seed)

    def _imagined_games(self) -> Iterator[Game]:
        """The game in each world that the bot imagines, to be played on."""
        return (Game(world, is_dealt=False) for world in self._worlds)


def _wins_unhindered(game: Game, seat: Seat, domain: DomainLetter | None) -> bool:
    """Play on, the others without any effect, and say whether the seat wins by the domain."""
    turns = 0
    while not game.is_over and turns < TURNS_TO_WIN:
        actor, turn = game.actors[0], game.turn
        if actor != seat and game.decision == "effect":
            game.play(actor, "end")
        else:
            _follow_instinct(game)
        if actor == seat and game.turn != turn:
            turns += 1
    result = game.result
    return (
        isinstance(result, Hegemony) and seat in result.winners and domain in (None, result.domain)
    )


def _can_do_soon(game: Game, seat: Seat, actions: Set[str]) -> bool:
    """Whether a seat may do one of these now, or in its next turn if all follow their instinct."""
    if not actions.isdisjoint(_within_reach(game, seat)):
        return True
    turn = game.turn
    while not game.is_over and (game.turn == turn or game.actors != [seat]):
        _follow_instinct(game)
    return not actions.isdisjoint(_within_reach(game, seat))


def _within_reach(game: Game, seat: Seat) -> set[str]:
    """What a seat may do now, or after it has played a card."""
    legal = game.legal_actions().get(seat, [])
    within_reach = set(legal)
    if game.decision == "play":
        for action in legal:
            after = game.copy()
            after.play(seat, action)
            within_reach.update(after.legal_actions().get(seat, []))
    return within_reach


def _follow_instinct(game: Game) -> None:
    """Let the seat that is to act do what attracts it most."""
    seat = game.actors[0]
    action = most_attractive(rules.copied(game.state), SEAT_NUMBER[seat])
    game.play(seat, ACTION_TEXTS[action])
