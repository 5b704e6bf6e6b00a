import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, Update } from "$lib/api/types";
import { preferences } from "$lib/preferences/preferences.svelte";
import { Film } from "$lib/table/film.svelte";
import { atEffects } from "../fixtures";

let film: Film;

function played(ply: number, seat: "A" | "B"): Event {
  return { ply, what: "played", audience: [], seat, cards: ["M1"] };
}

function updateAt(ply: number, re: number | null = null): Update {
  return { ...atEffects, ply, re };
}

/** Adds an update with one event a ply. */
function add(update: Update, ...events: Event[]): void {
  film.add(
    update,
    events.map((event) => ({ is: "event", ...event })),
  );
}

const shownPly = () => film.shown?.ply;

describe("the film", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    preferences.speed = "normal";
    film = new Film(
      () => undefined,
      () => undefined,
    );
    film.layer = document.createElement("div");
    add(updateAt(1), played(1, "A"));
  });
  afterEach(() => vi.useRealTimers());

  it("shows at once what happened before one came", () => {
    expect(shownPly()).toBe(1);
    expect(film.isPlaying).toBe(false);
  });

  it("shows the turns of others step by step", async () => {
    add(updateAt(3), played(2, "B"), played(3, "B"));
    await vi.advanceTimersByTimeAsync(1);
    expect([shownPly(), film.entries.length]).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([shownPly(), film.entries.length]).toEqual([3, 3]);
    expect(film.isPlaying).toBe(false);
  });

  it("lets one step sink in before the next, even if that comes later", async () => {
    add(updateAt(2), played(2, "B"));
    await vi.advanceTimersByTimeAsync(300);
    add(updateAt(3), played(3, "B"));
    await vi.advanceTimersByTimeAsync(100);
    expect(shownPly()).toBe(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(shownPly()).toBe(3);
  });

  it("does not keep a player waiting for their own action", async () => {
    add(updateAt(2), played(2, "B"));
    await vi.advanceTimersByTimeAsync(300);
    add(updateAt(3, 7), played(3, "A"));
    await vi.advanceTimersByTimeAsync(1);
    expect(shownPly()).toBe(3);
  });

  it("can be skipped", async () => {
    add(updateAt(3), played(2, "B"), played(3, "B"));
    await vi.advanceTimersByTimeAsync(1);
    film.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(shownPly()).toBe(3);
  });

  it("stands still for those who want no animation", () => {
    preferences.speed = "instant";
    add(updateAt(3), played(2, "B"), played(3, "B"));
    expect(shownPly()).toBe(3);
  });
});
