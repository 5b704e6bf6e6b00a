/** Why an effect cannot be applied, in words. */

import type { EffectInfo } from "$lib/api/types";
import type { Obstacle } from "$lib/game/effects";
import { rich } from "./text.svelte";

const MESSAGES: Record<Obstacle["code"], string> = {
  over: "over",
  watching: "watching",
  draft: "draft",
  not_your_turn: "not-your-turn",
  play_first: "play-first",
  finish_first: "finish-first",
  used_permanent: "used-permanent",
  used_copied: "used-copied",
  used_discard: "used-discard",
  needs_level: "level",
  needs_hand: "hand",
  needs_area: "area",
  needs_pile: "pile",
  needs_cost: "cost",
  needs_lead: "culture",
  nothing_to_copy: "nothing-to-copy",
  nothing_to_attack: "attack",
  nowhere_to_place: "embargo",
};

export function obstacleText(obstacle: Obstacle, { domain, name }: EffectInfo): string {
  const { need = 0, have = 0 } = "need" in obstacle ? obstacle : {};
  // The message tells what the best of the others has, and one needs one more than that.
  const shown = obstacle.code === "needs_lead" ? (need ?? 1) - 1 : (need ?? 0);
  const isDemocracy = obstacle.code === "nowhere_to_place" && name === "democracy";
  const message = isDemocracy ? "democracy" : MESSAGES[obstacle.code];
  return rich(`reason-${message}`, { domain, need: shown, have: have ?? 0 });
}
