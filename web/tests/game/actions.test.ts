import { describe, expect, it } from "vitest";
import { parseAction } from "$lib/game/actions";

const NOTHING = { target: null, domain: null, copied: null };

describe("actions", () => {
  it.each([
    ["end", { is: "end" }],
    ["play M1", { is: "card", verb: "play", kind: "M1" }],
    ["give U3", { is: "card", verb: "give", kind: "U3" }],
    ["purge", { is: "effect", name: "purge", ...NOTHING }],
    ["attack S", { is: "effect", name: "attack", ...NOTHING, domain: "S" }],
    ["inquisition B", { is: "effect", name: "inquisition", ...NOTHING, target: "B" }],
    ["embargo B C", { is: "effect", name: "embargo", ...NOTHING, target: "B", domain: "C" }],
    [
      "inspiration D holy-book",
      { is: "effect", name: "inspiration", ...NOTHING, target: "D", copied: "holy-book" },
    ],
  ])("%s", (text, action) => {
    expect(parseAction(text)).toEqual({ text, ...action });
  });
});
