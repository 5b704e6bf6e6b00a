/** The one sentence that says what is awaited, and from whom. */

import type { EffectInfo, Seat, View } from "$lib/api/types";
import { listOf } from "$lib/text/lists";
import { rich, t } from "$lib/text/text.svelte";
import type { ShownTable } from "./model";

export function promptOf(table: ShownTable): string {
  const { shown } = table;
  if (!shown?.view) return "";
  const { view, you } = shown;
  if (view.decision === "over" || table.info?.status === "over") return t("prompt-over");
  if (you === null || !view.actors.includes(you)) return waitingPrompt(table, view, you);
  if (table.choice.effect) return effectPrompt(table.choice.effect);
  const target = view.victim ? table.nameOf(view.victim) : "";
  return rich(`prompt-${view.decision}`, { left: view.left, target });
}

function effectPrompt(effect: string): string {
  return effect === "breakthrough" ? t("effect-breakthrough.text") : rich(`prompt-${effect}`);
}

function waitingPrompt(table: ShownTable, view: View, you: Seat | null): string {
  const names = view.actors.map((seat) => table.nameOf(seat));
  if (names.length !== 1) return t("waiting-others", { seats: listOf(names) });
  return t(`waiting-${view.decision}`, {
    seat: names[0] ?? "",
    left: view.left,
    target: view.victim ? table.nameOf(view.victim) : "",
    you: you !== null && view.victim === you ? "target" : "other",
  });
}

/** T4: how many cards will be drawn when the turn ends. */
export function drawCount(view: View, seat: Seat, handSize = view.hand_size): number {
  const hand = view.hands[seat];
  const held = Array.isArray(hand) ? hand.length : (hand?.count ?? 0);
  return Math.min(Math.max(handSize - held, 0), view.deck.count);
}

/** Effects that cost nothing, let one draw more, and are about to be forgotten; the best first. */
export function freeEffects({ rules, shown }: ShownTable): string[] {
  const { view, you, legal } = shown ?? {};
  if (!view || !you || !legal) return [];
  const gain = ({ name, hand_size }: EffectInfo) =>
    hand_size && legal.includes(name) ? drawCount(view, you, hand_size) - drawCount(view, you) : 0;
  return rules.effects
    .filter((effect) => gain(effect) > 0)
    .toSorted((one, other) => gain(other) - gain(one))
    .map((effect) => effect.name);
}
