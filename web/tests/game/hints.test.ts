import { describe, expect, it } from "vitest";
import type { Hint } from "$lib/api/types";
import { isAdvised, linesOf, percentOf } from "$lib/game/hints";

const hint: Hint = {
  ply: 9,
  action: "embargo D R",
  chances: { A: 0.42 },
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

  it("can be told line by line", () => {
    expect(linesOf(hint).map(({ action }) => action)).toEqual([
      "embargo D R",
      "embargo B S",
      "end",
    ]);
  });
});
