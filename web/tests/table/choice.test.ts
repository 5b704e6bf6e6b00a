import { beforeEach, describe, expect, it } from "vitest";
import type { Update } from "$lib/api/types";
import { open, type Token } from "$lib/game/board";
import { parseAction, type EffectAction } from "$lib/game/actions";
import { preferences } from "$lib/preferences/preferences.svelte";
import { Choice } from "$lib/table/choice.svelte";
import { atEffects } from "../fixtures";

let played: (readonly string[])[] = [];

function choiceIn(update: Partial<Update> = {}, left = 1): Choice {
  const { view } = atEffects;
  const shown = { ...atEffects, ...update, view: view && { ...view, left } };
  return new Choice({ shown, act: (actions) => played.push(actions) });
}

const effects = (...texts: string[]) => texts.map(parseAction) as EffectAction[];
const card = (id: number, kind: "M1" | "S1" | "C1"): Token => ({ id, since: 0, ...open(kind) });

describe("choosing", () => {
  beforeEach(() => {
    played = [];
    preferences.confirmsCards = false;
  });

  it("plays a card at once if it is the whole choice", () => {
    const choice = choiceIn({ legal: ["play M1", "play S1"] });
    expect(choice.stateOf("hand A", card(1, "M1"))).toBe("choosable");
    expect(choice.stateOf("hand A", card(2, "C1"))).toBe("blocked");
    expect(choice.stateOf("area A", card(3, "M1"))).toBe("idle");
    choice.pick("hand A", card(1, "M1"));
    expect(played).toEqual([["play M1"]]);
  });

  it("marks several cards, takes them back, and plays them one after another", () => {
    const choice = choiceIn({ legal: ["discard M1", "discard S1"] }, 2);
    choice.pick("hand A", card(1, "M1"));
    choice.pick("hand A", card(2, "S1"));
    choice.pick("hand A", card(1, "M1"));
    expect(choice.marked.map((token) => token.id)).toEqual([2]);
    choice.pick("hand A", card(3, "M1"));
    choice.confirm();
    expect(played).toEqual([["discard S1", "discard M1"]]);
  });

  it("marks no more cards than are asked for", () => {
    const choice = choiceIn({ legal: ["take M1", "take S1", "take C1"] }, 2);
    for (const [id, kind] of ["M1", "S1", "C1"].entries())
      choice.pick("discard", card(id, kind as "M1"));
    expect(choice.marked.map((token) => token.kind)).toEqual(["S1", "C1"]);
  });

  it("asks for a yes to each card, if the player wants that", () => {
    preferences.confirmsCards = true;
    const choice = choiceIn({ legal: ["play M1"] });
    choice.pick("hand A", card(1, "M1"));
    expect(played).toEqual([]);
    choice.confirm();
    expect(played).toEqual([["play M1"]]);
  });

  it("applies a permanent effect at once", () => {
    choiceIn({ legal: ["purge", "end"] }).begin(effects("purge"));
    expect(played).toEqual([["purge"]]);
  });

  it("waits for the target of an effect, and lights the columns", () => {
    const choice = choiceIn();
    choice.begin(effects("embargo B E", "embargo C C"));
    expect(choice.effect).toBe("embargo");
    expect(choice.columnTarget("B", "E")?.text).toBe("embargo B E");
    expect(choice.columnTarget("B", "C")).toBeNull();
    const target = choice.columnTarget("C", "C");
    if (target) choice.aim(target);
    expect(played).toEqual([["embargo C C"]]);
  });

  it("aims an attack at one's own columns", () => {
    const choice = choiceIn();
    choice.begin(effects("attack E", "attack S"));
    expect(choice.columnTarget("A", "S")?.text).toBe("attack S");
    expect(choice.columnTarget("B", "S")).toBeNull();
  });

  it("asks before what cannot be taken back, and forgets it when it is chosen again", () => {
    const choice = choiceIn({ legal: ["breakthrough", "end"] });
    choice.begin(effects("breakthrough"));
    expect(played).toEqual([]);
    choice.begin(effects("breakthrough"));
    expect(choice.effect).toBeNull();
    choice.begin(effects("breakthrough"));
    choice.confirm();
    expect(played).toEqual([["breakthrough"]]);
  });

  it("counts the effects on offer, not their targets", () => {
    expect(choiceIn().effects).toEqual(["attack", "breakthrough", "embargo"]);
    expect(choiceIn().canEnd).toBe(true);
  });
});
