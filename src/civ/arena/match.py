"""One game of a tournament, from the deal to its result, with a clock for each seat."""

import time
from collections.abc import Mapping

import msgspec

from civ.arena.tournament import Fixture, Tournament
from civ.game import Game, Hegemony, Record
from civ.game.notation import SEATS, TEAMS, Seat
from civ.players import Player, RandomPlayer
from civ.players.failure import FailureCode, PlayerFailedError
from civ.players.fallback import GuardedPlayer

FORFEIT = "forfeit"


class Failure(msgspec.Struct, frozen=True, kw_only=True):
    """That a bot failed, when and why."""

    bot: str
    seat: Seat
    ply: int
    code: FailureCode
    why: str
    stderr: str


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a game, seat by seat: one line of a tournament's log."""

    deal: int
    seats: tuple[str, ...]
    first: Seat
    shares: tuple[float, ...]
    """What each seat has of the win; they add up to 1."""

    end: str
    """`hegemony`, `majority` or `forfeit`."""

    turns: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    """The longest that each seat took for one decision."""

    failures: tuple[Failure, ...] = ()

    @property
    def fixture(self) -> Fixture:
        """Which game it was."""
        return Fixture(deal=self.deal, seats=self.seats)


class PlayedGame(msgspec.Struct, frozen=True):
    """A game with its record."""

    record: Record
    outcome: Outcome


class Match:
    """Plays one game."""

    def __init__(
        self, tournament: Tournament, fixture: Fixture, players: Mapping[str, Player]
    ) -> None:
        names = dict(zip(SEATS, fixture.seats, strict=False))
        self._fixture = fixture
        self._seconds = tournament.seconds
        self._game = Game.new(
            tournament.players,
            variant=tournament.variant,
            teams=tournament.teams,
            seed=fixture.deal,
            names=names,
        )
        substitute = RandomPlayer() if tournament.on_failure == "replace" else None
        self._seated = {
            seat: GuardedPlayer(players[bot], substitute) for seat, bot in names.items()
        }
        self._times: dict[Seat, list[float]] = {seat: [] for seat in names}
        self._failures: list[Failure] = []
        self._forfeited_by: Seat | None = None

    def play(self) -> PlayedGame:
        """Play to the end, or to a forfeit."""
        while not self._game.is_over and self._forfeited_by is None:
            self._decide(self._game.actors[0])
        record = self._game.record()
        return PlayedGame(record, self._outcome(record.first))

    def _decide(self, seat: Seat) -> None:
        """Let a seat choose and act; note how long it took, and whether it failed."""
        view = self._game.view(seat)
        legal = self._game.legal_actions()[seat]
        player = self._seated[seat]
        failed_before = player.failure is not None
        began = time.perf_counter()
        try:
            seed = self._fixture.decision_seed(self._game.ply)
            action = player.choose(view, legal, seconds=self._seconds, seed=seed).action
        except PlayerFailedError:
            self._forfeited_by = seat
        finally:
            self._times[seat].append(time.perf_counter() - began)
        if player.failure is not None and not failed_before:
            self._note(seat, player.failure)
        if self._forfeited_by is None:
            self._game.play(seat, action)

    def _note(self, seat: Seat, failure: PlayerFailedError) -> None:
        """Keep why a bot failed."""
        self._failures.append(
            Failure(
                bot=self._game.names[seat],
                seat=seat,
                ply=self._game.ply,
                code=failure.code,
                why=str(failure),
                stderr=failure.stderr,
            )
        )

    def _outcome(self, first: Seat) -> Outcome:
        """Say what came of the game."""
        times = self._times.values()
        return Outcome(
            deal=self._fixture.deal,
            seats=self._fixture.seats,
            first=first,
            shares=self._shares(),
            end=self._end(),
            turns=self._game.turn,
            decisions=tuple(len(taken) for taken in times),
            seconds=tuple(round(sum(taken), 6) for taken in times),
            slowest=tuple(round(max(taken, default=0.0), 6) for taken in times),
            failures=tuple(self._failures),
        )

    def _end(self) -> str:
        """How the game ended."""
        if self._forfeited_by is not None:
            return FORFEIT
        return "hegemony" if isinstance(self._game.result, Hegemony) else "majority"

    def _shares(self) -> tuple[float, ...]:
        """Split the win among the winners; after a forfeit, among all who did not forfeit."""
        seats = SEATS[: self._game.players]
        if self._forfeited_by is not None:
            winners = set(seats) - self._side_of(self._forfeited_by)
        else:
            assert self._game.result is not None
            winners = set(self._game.result.winners)
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)

    def _side_of(self, seat: Seat) -> set[Seat]:
        """A seat, or both seats of its team."""
        return {other for other in SEATS if other == seat or self._are_teammates(other, seat)}

    def _are_teammates(self, a: Seat, b: Seat) -> bool:
        """S6: whether two seats play together."""
        return self._game.teams and any(a in team and b in team for team in TEAMS)
