import { describe, expect, it } from "vitest";
import type { Event, Update } from "$lib/api/types";
import { newEntries, stepsOf, type Entry } from "$lib/game/steps";
import { atEffects } from "../fixtures";

function event(ply: number, what: Event["what"], more: Partial<Event> = {}): Entry {
  return { is: "event", ply, what, audience: [], seat: "A", ...more };
}

describe("steps", () => {
  it("show one movement at a time, with what belongs to it", () => {
    const steps = stepsOf([
      event(1, "played", { cards: ["M1"] }),
      event(2, "drew", { ages: [1] }),
      event(2, "turn", { seat: "B", turn: 2 }),
    ]);
    expect(steps.map((step) => step.entries.map((it) => it.ply))).toEqual([[1], [2, 2]]);
  });

  it("show the losses of an attack at once, after its cost", () => {
    const steps = stepsOf([
      event(1, "applied", { effect: "attack", domain: "S", cards: ["M1"] }),
      event(1, "lost", { cards: ["S1"] }),
      event(1, "lost", { seat: "B", cards: ["S2"] }),
    ]);
    expect(steps.map((step) => step.movements.length)).toEqual([1, 2]);
  });

  it("begin after what was seen; the deal counts as ply 0", () => {
    const update: Update = {
      ...atEffects,
      events: [
        { ply: 0, what: "dealt", audience: [], seat: "A", cards: ["M1"] },
        { ply: 2, what: "played", audience: [], seat: "A", cards: ["M1"] },
      ],
      marks: [{ ply: 1, what: "offered_end", seat: "B" }],
    };
    expect(newEntries(update, -1).map((it) => it.ply)).toEqual([0, 1, 2]);
    expect(newEntries(update, 1).map((it) => it.ply)).toEqual([2]);
  });
});
