import { describe, expect, it, vi } from "vitest";
import type { Event, Frame, Position } from "$lib/api/types";
import { chancePaths, nearest } from "$lib/replay/graph";
import { pressKey } from "$lib/replay/keys";
import { entriesOf, openView, stepFrom, turnAt, turnFrom, turnsOf } from "$lib/replay/moments";
import { turningPoints } from "$lib/replay/turningPoints";

function frame(turn: number, actor: "A" | "B", events: Partial<Event>[] = []): Frame {
  const position = { turn, actors: [actor], deck: ["S2", "M2"] } as unknown as Position;
  const full = events.map((event) => ({ ply: 0, what: "drew", audience: [], ...event }));
  return { position, events: full as Event[] };
}

/** A draft of two moments, then A's turn of two, and B's of one. */
const FRAMES = [frame(0, "A"), frame(0, "B"), frame(1, "A"), frame(1, "A"), frame(2, "B")];
const LAST = FRAMES.length - 1;

describe("the moments of a game", () => {
  it("belong to turns", () => {
    const turns = turnsOf(FRAMES);
    expect(turns).toEqual([
      { turn: 0, ply: 0, seat: null },
      { turn: 1, ply: 2, seat: "A" },
      { turn: 2, ply: 4, seat: "B" },
    ]);
    expect(turnAt(turns, 3)?.turn).toBe(1);
  });

  it("are walked through by action and by turn, and no further than the ends", () => {
    const turns = turnsOf(FRAMES);
    expect([stepFrom(0, -1, LAST), stepFrom(3, 1, LAST), stepFrom(4, 1, LAST)]).toEqual([0, 4, 4]);
    expect([0, 2, 3, 4].map((ply) => turnFrom(turns, ply, 1, LAST))).toEqual([2, 4, 4, 4]);
    expect([0, 2, 3, 4].map((ply) => turnFrom(turns, ply, -1, LAST))).toEqual([0, 0, 2, 2]);
  });

  it("show everything but the order of the deck", () => {
    const view = openView(frame(1, "A").position);
    expect(view.deck).toEqual({ count: 2, age: 2 });
    expect(view.you).toBeNull();
  });

  it("tell once what was hidden from some", () => {
    const told = entriesOf([frame(1, "A", [{ cards: ["S2"] }, { ages: [2] }])]);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ cards: ["S2"], ply: 0 });
  });
});

describe("turning points", () => {
  const estimate = (ply: number, chance: number) => ({
    ply,
    chances: { A: chance, B: 1 - chance },
  });

  it("are the largest swings, in the order of the game, with who gained", () => {
    const chances = [0.5, 0.55, 0.8, 0.4, 0.42];
    const points = turningPoints(chances.map((chance, index) => estimate(index * 10, chance)));
    expect(points.map(({ ply, seat }) => [ply, seat])).toEqual([
      [20, "A"],
      [30, "B"],
    ]);
    expect(points[1]?.swing).toBeCloseTo(0.4);
  });

  it("are none in a close game, and never too many", () => {
    expect(turningPoints([estimate(0, 0.5), estimate(9, 0.52)])).toEqual([]);
    expect(turningPoints([])).toEqual([]);
    const wild = Array.from({ length: 20 }, (_, index) => estimate(index, index % 2));
    expect(turningPoints(wild)).toHaveLength(5);
  });

  it("name who lost if nobody gained as much", () => {
    const [point] = turningPoints([
      { ply: 0, chances: { A: 0.6, B: 0.2, C: 0.2 } },
      { ply: 5, chances: { A: 0.2, B: 0.4, C: 0.4 } },
    ]);
    expect(point?.seat).toBe("A");
    expect(point?.swing).toBeCloseTo(-0.4);
  });
});

describe("the graph", () => {
  const estimates = [
    { ply: 0, chances: { A: 0.5, B: 0.5 } },
    { ply: 4, chances: { A: 1, B: 0 } },
  ];

  it("has a line for each seat, to the last moment", () => {
    expect(chancePaths(estimates, 8)).toEqual([
      { seat: "A", path: "M0 50L150 0L300 0" },
      { seat: "B", path: "M0 50L150 100L300 100" },
    ]);
    expect(chancePaths([], 8)).toEqual([]);
  });

  it("goes to the nearest moment that it knows", () => {
    expect(nearest(estimates, 1.5)).toBe(0);
    expect(nearest(estimates, 3)).toBe(4);
  });
});

describe("the keys", () => {
  const replay = { goTo: vi.fn(), step: vi.fn(), stepTurn: vi.fn(), toggle: vi.fn(), last: 9 };
  const press = (key: string, more: KeyboardEventInit = {}) =>
    pressKey(replay, new KeyboardEvent("keydown", { key, ...more }));

  it("step by action, with Shift by turn, to the ends, and play", () => {
    press("ArrowRight");
    press("ArrowLeft", { shiftKey: true });
    press("End");
    press(" ");
    expect(replay.step).toHaveBeenCalledWith(1);
    expect(replay.stepTurn).toHaveBeenCalledWith(-1);
    expect(replay.goTo).toHaveBeenCalledWith(9);
    expect(replay.toggle).toHaveBeenCalledOnce();
  });

  it("are left to the browser where they mean something else", () => {
    expect(press("ArrowRight", { ctrlKey: true })).toBe(false);
    expect(press("x")).toBe(false);
  });
});
