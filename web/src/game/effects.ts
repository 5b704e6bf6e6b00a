/** The reference board: each effect with the actions that would apply it now, or why there are none. */

import type {
  Domain,
  EffectInfo,
  Reason,
  RulesInfo,
  Seat,
  SizeInfo,
  Update,
  View,
} from "$lib/api/types";
import { parseAction, type EffectAction } from "./actions";
import { domainOf } from "./kinds";

/** Why an effect cannot be applied: by the rules, or because one is not playing at all now. */
export type Obstacle = Reason | { code: "over" | "watching" | "draft" | "not_your_turn" };

export interface EffectState {
  effect: EffectInfo;
  actions: EffectAction[];
  isUsed: boolean;
  /** Set if there are no actions. */
  obstacle: Obstacle | null;
}

/** What it takes at this table: the sizes of the levels and of Hegemony. */
export function sizesOf(rules: RulesInfo, view: Pick<View, "players">): SizeInfo {
  const sizes = rules.sizes.find((size) => size.players === view.players);
  if (!sizes) throw new Error(`no sizes are known for ${view.players} players`);
  return sizes;
}

export function countOf(view: Pick<View, "areas">, seat: Seat, domain: Domain): number {
  return (view.areas[seat] ?? []).filter((kind) => domainOf(kind) === domain).length;
}

/** How many cards of a domain a seat needs for Hegemony. */
export function hegemonyNeed(sizes: SizeInfo, view: View, seat: Seat, domain: Domain): number {
  return sizes.hegemony + (view.democracies[seat]?.[domain] ?? 0);
}

/** T6: the level that so many cards of a domain reach; 0 for none. */
export function levelOf(sizes: SizeInfo, count: number): 0 | 1 | 2 {
  if (count >= sizes.level_2) return 2;
  return count >= sizes.level_1 ? 1 : 0;
}

/** Whether an Embargo forbids a seat to play cards of a domain in the turn that is being played. */
export function isBlocked(view: View, seat: Seat, domain: Domain): boolean {
  const blocks = view.embargoes.some((it) => it.on === seat && it.domain === domain && !it.fresh);
  return blocks && view.actors.includes(seat);
}

export function effectStates(rules: RulesInfo, update: Update): EffectState[] {
  const actions = update.legal.map(parseAction).filter((action) => action.is === "effect");
  return rules.effects.map((effect) => {
    const mine = actions.filter((action) => action.name === effect.name);
    return {
      effect,
      actions: mine,
      isUsed: update.reasons[effect.name]?.code.startsWith("used") ?? false,
      obstacle: mine.length > 0 ? null : obstacleTo(effect, update),
    };
  });
}

function obstacleTo(effect: EffectInfo, { view, you, reasons }: Update): Obstacle {
  const reason = reasons[effect.name];
  if (reason) return reason;
  if (view?.decision === "over") return { code: "over" };
  if (you === null) return { code: "watching" };
  return { code: view?.turn === 0 ? "draft" : "not_your_turn" };
}
