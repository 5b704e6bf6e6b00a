import { describe, expect, it } from "vitest";
import { dangersOf } from "$lib/game/dangers";
import { effectStates, hegemonyNeed, sizesOf } from "$lib/game/effects";
import { obstacleText } from "$lib/text/obstacles";
import { withoutMarks } from "$lib/text/markup";
import { atEffects, atEnd, rules } from "../fixtures";

function stateOf(name: string, update = atEffects) {
  const state = effectStates(rules, update).find((it) => it.effect.name === name);
  if (!state) throw new Error(`there is no effect ${name}`);
  return state;
}

describe("the reference board", () => {
  it("offers each effect with all its targets", () => {
    expect(stateOf("attack").actions.map((action) => action.text)).toEqual([
      "attack E",
      "attack S",
    ]);
    expect(stateOf("embargo").actions).toHaveLength(4);
  });

  it("says why an effect cannot be applied", () => {
    const { obstacle, effect } = stateOf("purge");
    expect(obstacle && withoutMarks(obstacleText(obstacle, effect))).toBe(
      "Needs 5 Military cards in play; you have 1",
    );
  });

  it("knows which effects were used up", () => {
    expect(stateOf("democracy").isUsed).toBe(true);
    expect(stateOf("purge").isUsed).toBe(false);
  });

  it("gives a reason exactly where there is no action", () => {
    for (const { actions, obstacle } of effectStates(rules, atEffects))
      expect(obstacle === null).toBe(actions.length > 0);
  });

  it("says so when it is not one's turn, or over, or one only watches", () => {
    const waiting = { ...atEffects, legal: [], reasons: {} };
    expect(stateOf("purge", waiting).obstacle).toEqual({ code: "not_your_turn" });
    expect(stateOf("purge", { ...waiting, you: null }).obstacle).toEqual({ code: "watching" });
    expect(stateOf("purge", atEnd).obstacle).toEqual({ code: "over" });
  });
});

describe("Hegemony", () => {
  it("takes one card more for each Democracy", () => {
    if (!atEffects.view) throw new Error("the fixture has a view");
    const sizes = sizesOf(rules, atEffects.view);
    expect(hegemonyNeed(sizes, atEffects.view, "A", "R")).toBe(7);
    expect(hegemonyNeed(sizes, atEffects.view, "A", "M")).toBe(8);
  });

  it("is a danger one card before", () => {
    if (!atEffects.view) throw new Error("the fixture has a view");
    const six = Array.from({ length: 6 }, () => "R1" as const);
    const view = { ...atEffects.view, areas: { ...atEffects.view.areas, B: six } };
    expect(dangersOf(rules, view)).toEqual([{ seat: "B", domain: "R" }]);
  });
});
