"""From finished games to a report."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import numpy as np

from civ import __version__
from civ.arena.match import Outcome
from civ.arena.report import BotLine, Effort, FailureLine, PairLine, Report, SelectionLine
from civ.arena.statistics import (
    CONFIDENCE,
    interval_of,
    ratings_of,
    wilson_interval,
)
from civ.arena.tally import Redrawn, Tally
from civ.arena.tournament import Tournament
from civ.arena.words import describe_pair, describe_selection
from civ.game.notation import SEATS


def make_report(tournament: Tournament, outcomes: Sequence[Outcome]) -> Report:
    """Work out what finished games show; the same games give the same report, to the byte."""
    outcomes = sorted(outcomes, key=lambda outcome: (outcome.deal, outcome.seats))
    tally = Tally(_bots_of(tournament, outcomes), outcomes)
    redrawn = Redrawn(tally)
    standings = _standings(tally, redrawn, outcomes)
    ranks = {line.name: rank for rank, line in enumerate(standings)}
    pairs = _pairs(tally, redrawn, is_one_to_one=tournament.players == 2 or tournament.teams)
    return Report(
        version=__version__,
        tournament=tournament,
        games=len(outcomes),
        deals=len(tally.games),
        confidence=CONFIDENCE,
        bots=standings,
        pairs=sorted(pairs, key=lambda pair: (ranks[pair.a], ranks[pair.b])),
        selections=_selections(tally),
        order_of_play=_order_of_play(tournament, outcomes),
        ends=dict(Counter(outcome.end for outcome in outcomes).most_common()),
        turns=dict(sorted(Counter(outcome.turns for outcome in outcomes).items())),
        failures=_failures(outcomes),
    )


def _bots_of(tournament: Tournament, outcomes: Sequence[Outcome]) -> list[str]:
    """The bots that have played."""
    played = {bot for outcome in outcomes for bot in outcome.seats}
    return [bot for bot in tournament.bots if bot in played]


def _standings(tally: Tally, redrawn: Redrawn, outcomes: Sequence[Outcome]) -> list[BotLine]:
    """The bots, strongest first."""
    wins, games, fair_shares = (
        tally.total.sum(axis=0).tolist(),
        tally.games_of(tally.total).round().astype(int).tolist(),
        tally.fair_shares().tolist(),
    )
    ratings = ratings_of(tally.strengths()).tolist()
    drawn_rates, drawn_ratings = redrawn.win_rates(), ratings_of(redrawn.strengths())
    lines = [
        BotLine(
            name=name,
            games=games[bot],
            wins=wins[bot],
            win_rate=wins[bot] / games[bot],
            interval=interval_of(drawn_rates[:, bot]).including(wins[bot] / games[bot]),
            wilson=wilson_interval(wins[bot], games[bot]),
            fair_share=fair_shares[bot],
            rating=ratings[bot],
            rating_interval=interval_of(drawn_ratings[:, bot]).including(ratings[bot]),
            effort=_effort(name, outcomes),
        )
        for bot, name in enumerate(tally.bots)
    ]
    return sorted(lines, key=lambda line: -line.rating)


def _effort(name: str, outcomes: Sequence[Outcome]) -> Effort:
    """Add up the decisions of a bot at all its seats."""
    decisions, seconds, slowest = 0, 0.0, 0.0
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.seats):
            if bot == name:
                decisions += outcome.decisions[seat]
                seconds += outcome.seconds[seat]
                slowest = max(slowest, outcome.slowest[seat])
    return Effort(
        decisions=decisions,
        seconds_per_decision=seconds / max(1, decisions),
        slowest_decision=slowest,
        failures=sum(f.bot == name for outcome in outcomes for f in outcome.failures),
    )


def _pairs(tally: Tally, redrawn: Redrawn, *, is_one_to_one: bool) -> list[PairLine]:
    """Every two bots that met, the better one first."""
    lines = []
    for a, b in combinations(range(len(tally.bots)), 2):
        if tally.games_together(a, b):
            wins_of_a, wins_of_b = tally.wins_a_seat(tally.total, a, b)
            better, other = (a, b) if wins_of_a >= wins_of_b else (b, a)
            line = _pair(tally, redrawn, better, other)
            line.sentence = describe_pair(line, is_one_to_one=is_one_to_one)
            lines.append(line)
    return lines


def _pair(tally: Tally, redrawn: Redrawn, a: int, b: int) -> PairLine:
    """Compare two bots."""
    wins_of_a, wins_of_b = map(float, tally.wins_a_seat(tally.total, a, b))
    both = wins_of_a + wins_of_b
    share = wins_of_a / both if both else 0.5
    interval = interval_of(redrawn.head_to_head(a, b)).including(share)
    return PairLine(
        a=tally.bots[a],
        b=tally.bots[b],
        games=tally.games_together(a, b),
        share=share,
        interval=interval,
        is_known=interval.low > 0.5,
    )


def _selections(tally: Tally) -> list[SelectionLine]:
    """What the bots of each selection won against each other."""
    lines = []
    for place, selection in enumerate(tally.selections):
        games = int(tally.games[:, place].sum())
        bots = {name: bot for bot, name in enumerate(tally.bots) if name in selection}
        lines.append(
            SelectionLine(
                name=describe_selection(selection),
                games=games,
                shares={name: float(tally.total[place, bot]) / games for name, bot in bots.items()},
                fair_shares={name: selection.count(name) / len(selection) for name in bots},
            )
        )
    return lines


def _order_of_play(tournament: Tournament, outcomes: Sequence[Outcome]) -> list[float]:
    """What the First Player won, the player to its left, and so on."""
    wins = np.zeros(tournament.players)
    for outcome in outcomes:
        wins += np.roll(outcome.shares, -SEATS.index(outcome.first))
    return [float(share) for share in wins / len(outcomes)]


def _failures(outcomes: Sequence[Outcome]) -> list[FailureLine]:
    """Gather the failures of a bot that are of one kind; the most frequent first."""
    lines: dict[tuple[str, str], FailureLine] = {}
    for outcome in outcomes:
        for failure in outcome.failures:
            line = lines.setdefault(
                (failure.bot, failure.code),
                FailureLine(
                    bot=failure.bot, why=failure.why, times=0, deal=outcome.deal, first=failure
                ),
            )
            line.times += 1
    return sorted(lines.values(), key=lambda line: -line.times)
