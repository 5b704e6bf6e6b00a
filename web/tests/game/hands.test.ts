import { describe, expect, it } from "vitest";
import { hidden } from "$lib/game/board";
import { remembered } from "$lib/game/hands";

describe("the memory aid", () => {
  it("puts known cards on backs of their age", () => {
    const tokens = [1, 2, 2].map((age, id) => ({ id, since: 0, ...hidden(age) }));
    expect(remembered(tokens, ["S2"]).map((token) => token.kind)).toEqual([null, "S2", null]);
  });
});
