"""The course of a game: a pure function of the deal and the moves."""

import random

import pytest

from civ.game import Game, GameOverError, IllegalActionError
from civ.game.notation import SEATS, Seat
from civ.server.api import Absence, LiveClock, NoClock, Pace
from civ.server.tables.clocks import SECOND
from civ.server.tables.course import LEASE, Course, Move, tell
from civ.server.tables.setup import Setup


def setup_for(players: int, *, teams: bool = False, pace: Pace | None = None) -> Setup:
    return Setup(
        players=players,
        variant="basic",
        teams=teams,
        pace=pace or NoClock(),
        absence=Absence(),
        is_rated=False,
        has_hints=True,
    )


def new_course(
    players: int = 2,
    *,
    teams: bool = False,
    bots: str = "",
    pace: Pace | None = None,
    seed: int = 7,
) -> Course:
    game = Game.new(players, teams=teams, seed=seed)
    people = [seat for seat in SEATS[:players] if seat not in bots]
    return Course(game, setup_for(players, teams=teams, pace=pace), people, start=0)


def act(course: Course, at: int = 0) -> Move:
    """Play the first legal action of whoever is to act."""
    seat = course.game.actors[0]
    move = Move(seat, course.legal_actions(seat)[0], at)
    course.apply(move)
    return move


def other(seat: Seat) -> Seat:
    return "B" if seat == "A" else "A"


def test_actions_are_played_and_counted() -> None:
    course = new_course()
    act(course)
    assert course.ply == course.game.ply == 1


def test_what_the_game_refuses_changes_nothing() -> None:
    course = new_course()
    seat = course.game.actors[0]
    with pytest.raises(IllegalActionError):
        course.apply(Move(seat, "end", 0))
    assert course.ply == 0
    assert course.last_ply_of == {}


def test_an_undo_takes_actions_back_and_counts_as_a_move() -> None:
    course = new_course()
    move = act(course)
    before = course.game.history
    assert course.undoable(move.seat) == 1
    course.apply(Move(move.seat, "undo 1", 0))
    assert before
    assert course.game.history == []
    assert (course.ply, course.game.ply) == (2, 0)


def test_one_may_take_back_step_by_step_to_the_beginning_of_ones_turn() -> None:
    course, last = turn_of_three_actions()
    [seat] = course.game.actors
    beginning = course.game.ply - 3
    course.apply(Move(seat, "undo 1", 0))
    course.apply(last)
    for left in (3, 2, 1):
        assert course.undoable(seat) == left
        course.apply(Move(seat, "undo 1", 0))
    assert (course.game.ply, course.undoable(seat)) == (beginning, 0)


def turn_of_three_actions() -> tuple[Course, Move]:
    """A game in which someone may take back three things, and the last of these."""
    course = new_course()
    dice = random.Random(1)
    while True:
        [seat] = course.game.actors
        legal = [action for action in course.legal_actions(seat) if action != "end"]
        move = Move(seat, dice.choice(legal or ["end"]), 0)
        course.apply(move)
        if course.undoable(seat) == 3:
            return course, move


def test_an_undo_does_not_reach_beyond_another_mark() -> None:
    course = new_course()
    move = act(course)
    course.apply(Move(move.seat, "offer", 0))
    assert course.undoable(move.seat) == 0


def test_whoever_resigns_with_two_players_loses() -> None:
    course = new_course()
    course.apply(Move("A", "resign", 0))
    assert course.outcome is not None
    assert (course.outcome.by, course.outcome.winners) == ("resignation", ["B"])
    with pytest.raises(GameOverError):
        course.apply(Move("B", "resign", 0))


def test_with_three_players_a_bot_plays_on_for_who_resigned() -> None:
    course = new_course(3)
    seat = course.game.actors[0]
    course.apply(Move(seat, "resign", 0))
    assert course.outcome is None
    assert course.bots_to_act == [seat]


def test_the_last_one_left_wins() -> None:
    course = new_course(3)
    course.apply(Move("A", "resign", 0))
    course.apply(Move("C", "time", 0))
    assert course.outcome is not None
    assert (course.outcome.by, course.outcome.winners) == ("time", ["B"])


def test_a_team_is_beaten_when_both_are_out() -> None:
    course = new_course(4, teams=True)
    course.apply(Move("A", "resign", 0))
    assert not course.is_over
    course.apply(Move("C", "resign", 0))
    assert course.outcome is not None
    assert course.outcome.winners == ["B", "D"]


def test_bots_do_not_play_on_among_themselves() -> None:
    course = new_course(3, bots="BC")
    course.apply(Move("A", "resign", 0))
    assert course.outcome is not None
    assert (course.outcome.by, course.outcome.winners) == ("resignation", [])


def test_the_game_ends_when_all_people_agree() -> None:
    course = new_course(3, bots="C")
    course.apply(Move("A", "offer", 0))
    assert not course.is_over
    course.apply(Move("B", "offer", 0))
    assert course.outcome is not None
    assert (course.outcome.by, course.outcome.winners) == ("agreement", [])


def test_an_offer_can_be_refused_and_lapses_with_the_turn() -> None:
    course = new_course()
    course.apply(Move("A", "offer", 0))
    course.apply(Move("B", "refuse", 0))
    assert not course.offers
    course.apply(Move("A", "offer", 0))
    turn = course.game.turn
    while course.game.turn == turn:
        act(course)
    assert not course.offers


def test_a_bot_decides_for_who_is_away_until_they_are_back() -> None:
    course = new_course()
    seat = course.game.actors[0]
    course.apply(Move(seat, "away", 0))
    assert course.bots_to_act == [seat]
    course.apply(Move(seat, "back", 0))
    assert course.bots_to_act == []


def test_the_time_of_an_absent_player_does_not_run() -> None:
    course = new_course(pace=LiveClock(seconds=60, increment=0))
    seat = course.game.actors[0]
    course.apply(Move(seat, "away", 10 * SECOND))
    clock = course.clocks.read(50 * SECOND)[seat]
    assert (clock.left, clock.is_running) == (50, False)


def test_the_increment_comes_with_the_end_of_the_turn() -> None:
    course = new_course(pace=LiveClock(seconds=60, increment=5))
    seat = course.game.actors[0]
    act(course, SECOND)
    while course.game.actors == [seat]:
        course.apply(Move(seat, "end", 2 * SECOND))
    clocks = course.clocks.read(2 * SECOND)
    assert clocks[seat].left == 63
    assert clocks[other(seat)].is_running


def test_a_table_wakes_for_a_bot_or_a_clock_and_else_not_at_all() -> None:
    assert new_course().wake_at(0) is None
    timed = new_course(pace=LiveClock(seconds=60, increment=0))
    assert timed.wake_at(0) == 60 * SECOND
    assert new_course(bots="AB").wake_at(5) == 5 + LEASE
    timed.apply(Move("A", "resign", 0))
    assert timed.wake_at(0) is None


@pytest.mark.parametrize("seed", range(8))
def test_any_process_builds_the_same_course_from_the_moves(seed: int) -> None:
    pick = random.Random(seed)
    course = new_course(3, pace=LiveClock(), seed=seed)
    moves: list[Move] = []
    while not course.is_over and len(moves) < 150:
        seat = course.game.actors[0]
        if course.undoable(seat) and pick.random() < 0.2:
            move = Move(seat, f"undo {pick.randint(1, course.undoable(seat))}", len(moves))
        else:
            move = Move(seat, pick.choice(course.legal_actions(seat)), len(moves))
        course.apply(move)
        moves.append(move)
    again = new_course(3, pace=LiveClock(), seed=seed)
    for move in moves:
        again.apply(move)
    assert again.game.position() == course.game.position()
    assert again.clocks.read(1000) == course.clocks.read(1000)
    assert again.outcome == course.outcome
    assert again.last_ply_of == course.last_ply_of


def test_a_copy_is_independent() -> None:
    course = new_course()
    act(course.copy())
    assert course.ply == course.game.ply == 0


def test_what_happened_is_told_from_any_ply() -> None:
    course = new_course()
    moves = [act(course) for _ in range(10)]
    every, marks = tell(new_course(), moves, 0)
    assert marks == []
    for since in range(11):
        some, _ = tell(new_course(), moves, since)
        assert some == [event for event in every if event.ply > since or since == 0]
        assert course.events_since(since) == some


def test_marks_are_told_with_the_events_around_them() -> None:
    course = new_course()
    move = act(course)
    moves = [move, Move(move.seat, "undo 1", 0)]
    course.apply(moves[-1])
    moves.append(act(course))
    assert course.events_since(1) is None
    events, marks = tell(new_course(), moves, 1)
    assert [(mark.what, mark.ply, mark.seat, mark.count) for mark in marks] == [
        ("undone", 2, move.seat, 1)
    ]
    assert {event.ply for event in events} == {3}


def test_the_second_who_offers_to_end_accepts() -> None:
    moves: list[Move] = [Move("A", "offer", 0), Move("B", "offer", 0)]
    _, marks = tell(new_course(), moves, 0)
    assert [mark.what for mark in marks] == ["offered_end", "accepted_end"]
