import { describe, expect, it } from "vitest";
import { tableKey } from "$lib/table/keys";

function press(key: string, target: Element = document.body, more: KeyboardEventInit = {}) {
  let found: ReturnType<typeof tableKey> = null;
  const listen = (event: KeyboardEvent) => (found = tableKey(event));
  document.addEventListener("keydown", listen);
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  document.removeEventListener("keydown", listen);
  return found;
}

function within(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild ?? document.body;
}

describe("keys of the table", () => {
  it("choose cards and press the button", () => {
    expect(press("3")).toEqual({ is: "card", number: 3 });
    expect(press("Enter")).toEqual({ is: "press" });
    expect(press("x")).toBeNull();
  });

  it("leave writing and shortcuts of the browser alone", () => {
    expect(press("u", within("<input>"))).toBeNull();
    expect(press("l", document.body, { ctrlKey: true })).toBeNull();
  });

  it("leave Enter to the button that has the focus", () => {
    expect(press("Enter", within("<button></button>"))).toBeNull();
    expect(press("1", within("<button></button>"))).toEqual({ is: "card", number: 1 });
  });
});
