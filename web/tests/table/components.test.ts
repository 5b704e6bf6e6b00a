import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Kind, Update, View } from "$lib/api/types";
import { Choice } from "$lib/table/choice.svelte";
import { Film } from "$lib/table/film.svelte";
import { linesOf } from "$lib/game/log";
import type { ShownTable } from "$lib/table/model";
import Shown from "./Shown.svelte";
import { atEffects, rules } from "../fixtures";

let app: object | null = null;

/** Shows a part of a table, as it stands in an update. */
function show(part: "area" | "board" | "log", update: Update = atEffects) {
  const film = new Film(
    () => undefined,
    () => undefined,
  );
  film.add(
    update,
    update.events.map((event) => ({ is: "event", ...event })),
  );
  const played: string[] = [];
  const table: ShownTable = {
    rules,
    info: null,
    film,
    shown: update,
    lines: linesOf(film.entries),
    choice: new Choice({ shown: update, act: (actions) => played.push(...actions) }),
    hint: null,
    latest: update,
    latestAt: 0,
    you: update.you,
    nameOf: (seat) => `Player ${seat}`,
    titleOf: (seat) => `Player ${seat}`,
  };
  app = mount(Shown, { target: document.body, props: { table, part } });
  flushSync();
  return { table, played };
}

const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const named = (label: RegExp) =>
  find("[aria-label]").filter((element) => label.test(element.getAttribute("aria-label") ?? ""));

afterEach(async () => {
  if (app) await unmount(app);
  document.body.innerHTML = "";
});

describe("a play area", () => {
  it("says how many cards of each domain there are, and how many Hegemony takes", () => {
    show("area");
    expect(named(/^Military, 1 card of 8$/)).toHaveLength(1);
    expect(named(/^Religion, 0 cards of 7$/)).toHaveLength(1);
  });

  it("says which level is reached", () => {
    const view = atEffects.view && {
      ...atEffects.view,
      areas: { A: ["M1", "M1", "M2", "S1"] as Kind[] },
    };
    show("area", { ...atEffects, view });
    expect(named(/^Military, 3 cards of 8, level 1 reached$/)).toHaveLength(1);
  });

  it("shows the markers where they lie, face down, with what they mean", () => {
    show("area");
    const science = named(/^Science/)[0]?.querySelectorAll(".marker") ?? [];
    expect([...science].map((marker) => marker.getAttribute("aria-label"))).toEqual([
      "Embargo: you cannot play Science this turn.",
      "Embargo: you cannot play Science this turn.",
      "Democracy: Hegemony takes 1 more card here",
    ]);
    expect(find(".democracy .back")).toHaveLength(2);
  });

  it("tells an Embargo of this turn from one of the next", () => {
    const meant = (change: Partial<View>) => {
      document.body.innerHTML = "";
      show("area", { ...atEffects, view: atEffects.view && { ...atEffects.view, ...change } });
      return find(".embargo")[0]?.title;
    };
    expect(meant({ actors: ["B"] })).toBe("Embargo: you cannot play Science on your next turn.");
    const fresh = atEffects.view?.embargoes.map((it) => ({ ...it, fresh: true })) ?? [];
    expect(meant({ embargoes: fresh })).toContain("on your next turn");
  });

  it("takes an aim at a column", () => {
    const { table, played } = show("area");
    table.choice.effect = "attack";
    flushSync();
    named(/^attack Science$/)[0]?.click();
    expect(played).toEqual(["attack S"]);
  });
});

describe("the reference board", () => {
  it("lights what can be applied, and says why the rest cannot", () => {
    show("board");
    expect(find(".effect.ready").map((button) => button.textContent.trim())).toEqual([
      "Attack",
      "Embargo",
      "Breakthrough",
    ]);
    const [purge] = named(/^Purge/);
    expect(purge?.getAttribute("aria-label")).toContain(
      "Needs 5 Military cards in play; you have 1",
    );
    expect(purge?.getAttribute("aria-disabled")).toBe("true");
  });

  it("explains an effect that is chosen and cannot be applied", () => {
    const { played } = show("board");
    named(/^Purge/)[0]?.click();
    flushSync();
    expect(find(".reason")[0]?.textContent).toContain("Needs 5");
    expect(played).toEqual([]);
  });
});

describe("the log", () => {
  it("tells the game in sentences", () => {
    show("log");
    const lines = find(".log li").map((line) => line.textContent.trim());
    expect(lines.at(-1)).toMatch(/^You laid/);
  });
});
