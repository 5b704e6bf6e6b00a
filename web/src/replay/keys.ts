/** The keys of a replay. */

import type { ReplayState } from "./replay.svelte";

type Keys = Pick<ReplayState, "goTo" | "step" | "stepTurn" | "toggle" | "last">;

/** Does what a key means; false if it means nothing here. */
export function pressKey(replay: Keys, event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  const isBusy = !!target?.closest("input, select, textarea, dialog");
  if (isBusy || event.ctrlKey || event.metaKey || event.altKey) return false;
  // A space on a button presses that button.
  if (event.key === " " && target?.closest("button, a")) return false;
  switch (event.key) {
    case "ArrowLeft":
    case "ArrowRight": {
      const by = event.key === "ArrowRight" ? 1 : -1;
      if (event.shiftKey) replay.stepTurn(by);
      else replay.step(by);
      return true;
    }
    case "Home":
      replay.goTo(0);
      return true;
    case "End":
      replay.goTo(replay.last);
      return true;
    case " ":
      replay.toggle();
      return true;
    default:
      return false;
  }
}
