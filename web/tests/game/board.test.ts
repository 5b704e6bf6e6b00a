import { describe, expect, it } from "vitest";
import { carry, EMPTY_BOARD, hidden, layoutOf, open, settle, type Board } from "$lib/game/board";
import { movementOf } from "$lib/game/movements";
import { atEffects, atEnd } from "../fixtures";

function view() {
  if (!atEffects.view) throw new Error("the fixture has a view");
  return atEffects.view;
}

const ids = (board: Board, place: Parameters<Board["get"]>[0]) =>
  (board.get(place) ?? []).map((token) => token.id);
const kinds = (board: Board, place: Parameters<Board["get"]>[0]) =>
  (board.get(place) ?? []).map((token) => token.kind);

describe("the cards on the screen", () => {
  it("are laid out as the view says", () => {
    const board = settle(EMPTY_BOARD, layoutOf(view()));
    expect(kinds(board, "area A")).toEqual(view().areas.A);
    expect(kinds(board, "discard")).toEqual(view().discard);
    expect(kinds(board, "hand B").every((kind) => kind === null)).toBe(true);
    expect(kinds(board, "embargo A S")).toEqual(["E2", "E3"]);
    expect(kinds(board, "democracy B E")).toEqual(["U3"]);
  });

  it("keep their identity when nothing changed", () => {
    const board = settle(EMPTY_BOARD, layoutOf(view()));
    expect(settle(board, layoutOf(view()))).toEqual(board);
  });

  it("keep it from place to place", () => {
    const before: Board = new Map([["hand A", [{ id: 901, since: 0, ...open("M1") }]]]);
    const after = carry(before, { from: "hand A", to: "area A", cards: [open("M1")] });
    expect(ids(after, "area A")).toEqual([901]);
    expect(ids(after, "hand A")).toEqual([]);
  });

  it("are turned over when a hidden card is played, and hidden again when taken in hand", () => {
    const before: Board = new Map([["hand B", [{ id: 902, since: 0, ...hidden(2) }]]]);
    const played = carry(before, { from: "hand B", to: "area B", cards: [open("S2")] });
    expect(played.get("area B")).toMatchObject([{ id: 902, age: 2, kind: "S2" }]);
    const layout = new Map([
      ["area B" as const, []],
      ["hand B" as const, [hidden(2)]],
    ]);
    expect(settle(played, layout).get("hand B")).toMatchObject([{ id: 902, age: 2, kind: null }]);
  });

  it("know which of them came to a place last", () => {
    const before = settle(EMPTY_BOARD, layoutOf(view()));
    const [card = "M1"] = view().areas.A ?? [];
    const discarded = carry(before, { from: "area A", to: "discard", cards: [open(card)] });
    const after = settle(
      discarded,
      new Map([["discard", [open(card), ...view().discard.map(open)]]]),
    );
    const pile = (after.get("discard") ?? []).toSorted((one, other) => one.since - other.since);
    expect(pile.at(-1)?.id).toBe(ids(before, "area A")[0]);
  });

  it("move the shortest way when an update tells nothing of how: an undo", () => {
    const before: Board = new Map([
      ["hand A", [{ id: 903, since: 0, ...open("C1") }]],
      ["area A", [{ id: 904, since: 0, ...open("M1") }]],
    ]);
    const layout = new Map([
      ["hand A" as const, [open("M1"), open("C1")]],
      ["area A" as const, []],
    ]);
    expect(ids(settle(before, layout), "hand A")).toEqual([904, 903]);
  });

  it("end where the last view has them, whatever the events told", () => {
    const { view: last, events } = atEnd;
    if (!last) throw new Error("the fixture has a view");
    const moved = events
      .map(movementOf)
      .filter((movement) => movement !== null)
      .reduce(carry, EMPTY_BOARD);
    const layout = layoutOf(last);
    for (const [place, cards] of layout) {
      const sorted = (list: readonly { kind: string | null; age: number }[]) =>
        list.map(({ kind, age }) => kind ?? String(age)).sort();
      expect(sorted(moved.get(place) ?? []), place).toEqual(sorted(cards));
    }
  });
});
