import { describe, expect, it } from "vitest";
import type { Event, Mark } from "$lib/api/types";
import { byTurn, linesOf, linesSince } from "$lib/game/log";
import type { Entry } from "$lib/game/steps";

function event(ply: number, what: Event["what"], more: Partial<Event> = {}): Entry {
  return { is: "event", ply, what, audience: [], seat: "A", ...more };
}

function mark(ply: number, what: Mark["what"], more: Partial<Mark> = {}): Entry {
  return { is: "mark", ply, what, seat: "A", ...more };
}

const turn = (ply: number, seat: "A" | "B", number: number) =>
  event(ply, "turn", { seat, turn: number });

describe("the log", () => {
  it("tells cards that were chosen one after another in one line", () => {
    const lines = linesOf([
      event(1, "discarded", { cards: ["M1"] }),
      event(2, "discarded", { cards: ["S1"] }),
      event(3, "played", { cards: ["C1"] }),
      event(4, "played", { cards: ["C1"] }),
    ]);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatchObject({ event: { cards: ["M1", "S1"] } });
  });

  it("gathers the losses of an attack", () => {
    const lines = linesOf([
      event(1, "lost", { cards: ["S1"] }),
      event(1, "lost", { seat: "B", cards: ["S1"] }),
    ]);
    expect(lines).toMatchObject([{ is: "losses", losses: [{ seat: "A" }, { seat: "B" }] }]);
  });

  it("leaves out what was taken back, and says that it was", () => {
    const lines = linesOf([
      turn(0, "A", 1),
      event(1, "played", { cards: ["M1"] }),
      event(2, "applied", { effect: "purge" }),
      mark(3, "undone", { count: 2 }),
      event(4, "played", { cards: ["R1"] }),
      event(5, "applied", { effect: "holy-book" }),
      mark(6, "undone", { count: 1 }),
    ]);
    expect(lines.map((line) => line.ply)).toEqual([0, 3, 4, 6]);
  });

  it("recaps the turns since one's own, while they last and after", () => {
    const lines = linesOf([
      turn(0, "A", 1),
      event(1, "played"),
      turn(2, "B", 2),
      event(3, "played", { seat: "B" }),
    ]);
    expect(linesSince(lines, "A").map((line) => line.ply)).toEqual([2, 3]);
    expect(linesSince([...lines, ...linesOf([turn(4, "A", 3)])], "A").map((it) => it.ply)).toEqual([
      2, 3,
    ]);
    expect(linesSince(lines, "B").map((line) => line.ply)).toEqual([0, 1]);
  });

  it("is cut into turns for the recap", () => {
    const turns = byTurn(
      linesOf([event(0, "drew"), turn(1, "A", 1), event(1, "played"), turn(2, "B", 2)]),
    );
    expect(turns.map(({ heading, lines }) => [heading?.is, lines.length])).toEqual([
      [undefined, 1],
      ["turn", 1],
      ["turn", 0],
    ]);
  });
});
