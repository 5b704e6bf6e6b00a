"""The findings of a tournament in words and figures."""

from collections import Counter

from civ.arena.duel import Verdict
from civ.arena.report import FailureLine, PairLine, Report, SelectionLine
from civ.arena.statistics import CONFIDENCE, Interval
from civ.arena.tournament import Selection, Tournament

PLACES = ("First Player", "second", "third", "fourth")
"""The order of play, from the First Player clockwise."""

FEW_DEALS = 30


def percent(share: float) -> str:
    """A share with one decimal.

    >>> percent(0.991)
    '99.1 %'
    """
    return f"{100 * share:.1f} %"


def counted(number: int, thing: str) -> str:
    """A number of things.

    >>> counted(1, "game"), counted(1000, "deal")
    ('1 game', '1,000 deals')
    """
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def span(interval: Interval) -> str:
    """An interval of shares.

    >>> span(Interval(0.983, 0.9953))
    '98.3 to 99.5'
    """
    return f"{100 * interval.low:.1f} to {100 * interval.high:.1f}"


def confidence_span(interval: Interval) -> str:
    """An interval of shares, with its name."""
    return f"{CONFIDENCE:.0%} interval {span(interval)}".replace("%", " %", 1)


def duration(seconds: float) -> str:
    """A short time in a fitting unit.

    >>> duration(0.00012), duration(0.25), duration(3)
    ('0.12 ms', '250 ms', '3.00 s')
    """
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.3g} ms"


def describe_selection(selection: Selection) -> str:
    """Name the bots of a table.

    >>> describe_selection(("greedy", "random", "random", "random"))
    'greedy vs 3x random'
    """
    counts = Counter(selection)
    return " vs ".join(name if n == 1 else f"{n}x {name}" for name, n in counts.items())


def explain_intervals(deals: int) -> str:
    """Say what the intervals of a report are, and how far to trust them."""
    what = "Intervals are of 95 % and by deal, since the games of a deal depend on each other."
    return f"{what} With so few deals they are rough." if deals < FEW_DEALS else what


def shares_in_words(line: SelectionLine) -> str:
    """What each bot of a table won; and what it were if all were equal, where seats differ."""
    fair = line.fair_shares
    are_alike = len(set(fair.values())) == 1
    return ", ".join(
        f"{bot} {percent(share)}" + ("" if are_alike else f" (if equal {percent(fair[bot])})")
        for bot, share in line.shares.items()
    )


def describe_pair(pair: PairLine, *, is_one_to_one: bool) -> str:
    """Say which of two bots is stronger, and how sure that is."""
    games = counted(pair.games, "game")
    if is_one_to_one:
        share = f"{percent(pair.share)} of {games}"
    else:
        share = f"{percent(pair.share)} of the wins of the two, seat for seat, in {games} together"
    span_in_words = confidence_span(pair.interval)
    if pair.is_known:
        return f"{pair.a} is stronger than {pair.b}: {share}, {span_in_words}"
    return (
        f"{pair.a} or {pair.b}, it is not known which is stronger: "
        f"{pair.a} has {share}, {span_in_words}"
    )


def describe_failure(line: FailureLine) -> str:
    """Say how often a bot failed in one way, and where it did first."""
    times = "once" if line.times == 1 else f"{line.times:,} times"
    where = f"first on deal {line.deal} at seat {line.first.seat}, after {line.first.ply} actions"
    return f"{line.bot} failed {times}: {line.why} ({where})"


def describe_tournament(tournament: Tournament) -> str:
    """Name what was played."""
    teams = " in teams" if tournament.teams else ""
    time = "" if tournament.seconds is None else f", {tournament.seconds:g} seconds a decision"
    mode = f"{tournament.players} players{teams}, {tournament.variant}{time}"
    return f"{mode}, seed {tournament.seed}"


def describe_report(report: Report) -> str:
    """Name what was played, and how much."""
    games, deals = counted(report.games, "game"), counted(report.deals, "deal")
    return f"{games} on {deals}, {describe_tournament(report.tournament)}"


def signed(rating: float) -> str:
    """A rating with its sign.

    >>> signed(12.3), signed(-0.2), signed(-1101.7)
    ('+12', '0', '-1102')
    """
    return f"{round(rating):+d}" if round(rating) else "0"


def rating_span(interval: Interval) -> str:
    """An interval of ratings.

    >>> rating_span(Interval(-12.4, 30.1))
    '-12 to +30'
    """
    return f"{signed(interval.low)} to {signed(interval.high)}"


def describe_verdict(verdict: Verdict) -> str:
    """Answer whether A is stronger than B, and how that is known."""
    return (
        f"{_answer(verdict)}. {verdict.a} scores {percent(verdict.score)} in "
        f"{counted(verdict.games, 'game')} on {counted(verdict.deals, 'deal')}; "
        f"{confidence_span(verdict.interval)}, which holds whenever one stops. Asked was whether "
        f"the score is above {percent(verdict.low)} or below {percent(verdict.high)}."
    )


def _answer(verdict: Verdict) -> str:
    """The answer itself."""
    a, b = verdict.a, verdict.b
    if verdict.answer == "not known":
        return f"It is not known whether {a} is stronger than {b}"
    if verdict.answer == "yes" and verdict.low >= 0.5:
        return f"{a} is stronger than {b}"
    if verdict.answer == "yes":
        return f"{a} is not weaker than {b} by the margin asked for"
    if verdict.interval.high < 0.5:
        return f"{a} is weaker than {b}"
    return f"{a} is not stronger than {b} by the margin asked for"
