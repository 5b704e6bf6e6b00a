import { describe, expect, it } from "vitest";
import type { Hint } from "$lib/api/types";
import { following, isAdvised, linesOf, outlookOf, percentOf } from "$lib/game/hints";

const hint: Hint = {
  ply: 9,
  action: "embargo D R",
  chances: { A: 0.42 },
  chances_after: { A: 0.424 },
  lines: [
    { actions: ["embargo D R", "end"], chance: 0.424, visits: 900 },
    { actions: ["embargo B S"], chance: 0.4, visits: 300 },
    { actions: ["end"], chance: 0.395, visits: 200 },
  ],
};

describe("a hint", () => {
  it("lights what the bot would do", () => {
    expect(isAdvised(hint, (action) => action.is === "effect")).toBe(true);
    expect(isAdvised(hint, (action) => action.is === "end")).toBe(false);
    expect(isAdvised(null, () => true)).toBe(false);
  });

  it("tells the chance of the best of several actions, where the bot thought about them", () => {
    expect(percentOf(hint, (it) => it.is === "effect" && it.name === "embargo")).toBe(42);
    expect(percentOf(hint, (it) => it.is === "end")).toBe(40);
    expect(percentOf(hint, (it) => it.is === "card")).toBeNull();
    expect(percentOf({ ...hint, lines: null }, () => true)).toBeNull();
  });

  it("goes on with what the bot would do next, but not for ever", () => {
    expect(following(hint)).toEqual(["end"]);
    const actions = ["play S1", "experiment", "research", "end", "play M1"];
    const long = { ...hint, lines: [{ actions, chance: 0.5, visits: 9 }] };
    expect(following(long)).toEqual(["experiment", "research", "end"]);
    expect(following({ ...hint, lines: null })).toEqual([]);
  });

  it("can be told line by line", () => {
    expect(linesOf(hint).map(({ action }) => action)).toEqual([
      "embargo D R",
      "embargo B S",
      "end",
    ]);
  });

  it("tells each seat's chances, and how the advised action would change them", () => {
    const three = {
      ...hint,
      chances: { A: 0.4, B: 0.35, C: 0.25 },
      chances_after: { A: 0.424, B: 0.3, C: 0.276 },
    };
    expect(outlookOf(three, "A")).toEqual({ before: 40, after: 42 });
    expect(outlookOf(three, "B")).toEqual({ before: 35, after: 30 });
    expect(outlookOf({ ...three, chances_after: null }, "C")).toEqual({ before: 25, after: 25 });
    expect(outlookOf({ ...three, chances: null }, "A")).toBeNull();
    expect(outlookOf(null, "A")).toBeNull();
  });
});
