import { describe, expect, it } from "vitest";
import { parseAction, type EffectAction } from "$lib/game/actions";
import { bySeat } from "$lib/game/targets";

const targets = (...texts: string[]) => texts.map((text) => parseAction(text) as EffectAction);

describe("targets by seat", () => {
  it("come in the order of the table, the reader's own last", () => {
    const rows = bySeat(targets("embargo A C", "embargo A M", "embargo B U", "embargo C S"), "B");
    expect(rows.map(({ seat, actions }) => [seat, actions.map((it) => it.domain)])).toEqual([
      ["C", ["S"]],
      ["A", ["M", "C"]],
      ["B", ["U"]],
    ]);
  });

  it("are none where the effect is not aimed at columns of several players", () => {
    expect(bySeat(targets("attack M", "attack S"), "A")).toEqual([]);
    expect(bySeat(targets("inquisition B", "inquisition C"), "A")).toEqual([]);
  });
});
