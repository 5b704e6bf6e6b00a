import { describe, expect, it } from "vitest";
import type { Seat, TableInfo } from "$lib/api/types";
import { isTurnOf, resultFor } from "$lib/player/results";

function table(winners: Seat[], { teams = false } = {}): TableInfo {
  const seats = Object.fromEntries(["A", "B", "C", "D"].map((seat) => [seat, { account: seat }]));
  return { players: 4, teams, seats, outcome: { winners } } as unknown as TableInfo;
}

describe("the result of a game for a player", () => {
  it("is won, lost, shared, or nobody's", () => {
    expect(resultFor(table(["A"]), "A")).toBe("won");
    expect(resultFor(table(["B"]), "A")).toBe("lost");
    expect(resultFor(table(["A", "B"]), "A")).toBe("shared");
    expect(resultFor(table([]), "A")).toBe("drawn");
  });

  it("is that of the team", () => {
    expect(resultFor(table(["A", "C"], { teams: true }), "C")).toBe("won");
    expect(resultFor(table(["A", "C"], { teams: true }), "B")).toBe("lost");
    expect(resultFor(table(["A", "B", "C", "D"], { teams: true }), "B")).toBe("shared");
  });
});

describe("whose turn it is", () => {
  const info = { ...table([]), actors: ["B", "D"] as Seat[] };

  it("is that of everyone who may act", () => {
    expect(["A", "B", "C", "D"].filter((account) => isTurnOf(info, account))).toEqual(["B", "D"]);
  });

  it("is never that of someone who is not known", () => {
    expect(isTurnOf(info, null)).toBe(false);
  });
});
