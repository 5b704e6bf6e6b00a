import { describe, expect, it } from "vitest";
import type { Majority, View } from "$lib/api/types";
import { domainTallies, tieSteps } from "$lib/game/majority";
import { atEnd } from "../fixtures";

function view(more: Partial<View> = {}): View {
  if (!atEnd.view) throw new Error("the fixture has a view");
  return { ...atEnd.view, ...more };
}

function tie(points: Majority["points"], decided: Majority["decided"]): Majority {
  return { by: "majority", winners: [], points, decided };
}

describe("a Majority", () => {
  it("shows the points that the server counted", () => {
    const { result } = view();
    if (result?.by !== "majority") throw new Error("the fixture ended by Majority");
    for (const [seat, points] of Object.entries(result.points)) {
      const led = domainTallies(view()).filter((row) => row.leaders.some((it) => it === seat));
      expect(led, seat).toHaveLength(points);
    }
  });

  it("is led by nobody where nobody has a card", () => {
    const rows = domainTallies(view({ players: 2, areas: { A: ["M1"], B: ["M2"] } }));
    expect(rows.map((row) => row.leaders)).toEqual([["A", "B"], [], [], [], [], []]);
  });

  it("falls step by step when points are equal", () => {
    const two = view({ players: 2, areas: { A: ["U3", "C1"], B: ["U3", "S1"] } });
    const steps = tieSteps(two, tie({ A: 2, B: 2 }, "culture"));
    expect(steps.map((step) => [step.domain, step.isDecisive])).toEqual([
      ["U", false],
      ["C", true],
    ]);
    expect(tieSteps(two, tie({ A: 2, B: 1 }, "points"))).toEqual([]);
  });

  it("adds up the cards of a team", () => {
    const four = view({ teams: true, areas: { A: ["U3"], B: ["U3"], C: ["U3"], D: [] } });
    const [step] = tieSteps(four, tie({ AC: 3, BD: 3 }, "utopia"));
    expect(step?.counts).toEqual(new Map(Object.entries({ AC: 2, BD: 1 })));
  });
});
