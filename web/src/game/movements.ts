/** Which cards are seen to move when something happens. */

import type { Event } from "$lib/api/types";
import { hidden, open, type Movement, type Place, type Sight } from "./board";

/** The movement that an event tells of; null if no card moves, or all do (when hands are passed). */
export function movementOf(event: Event): Movement | null {
  const way = wayOf(event);
  const cards = cardsOf(event);
  return way && cards.length > 0 ? { from: way[0], to: way[1], cards } : null;
}

export function cardsOf(event: Event): Sight[] {
  return event.cards?.map(open) ?? event.ages?.map(hidden) ?? [];
}

function wayOf(event: Event): [Place, Place] | null {
  const { seat, target, domain } = event;
  if (!seat) return null;
  switch (event.what) {
    case "dealt":
    case "drew":
      return ["deck", `hand ${seat}`];
    case "kept":
      return [`hand ${seat}`, `kept ${seat}`];
    case "founded":
      return ["centre", `area ${seat}`];
    case "played":
      return [`hand ${seat}`, `area ${seat}`];
    case "applied":
      return [`area ${seat}`, costPlace(event)];
    case "lost":
    case "sacrificed":
      return [`area ${seat}`, "discard"];
    case "discarded":
      return [`hand ${seat}`, "discard"];
    case "recalled":
      return [`area ${seat}`, `hand ${seat}`];
    case "took":
      return ["discard", `hand ${seat}`];
    case "seized":
      return target ? [`hand ${target}`, `hand ${seat}`] : null;
    case "gave":
      return target ? [`hand ${seat}`, `hand ${target}`] : null;
    case "lifted":
      return domain ? [`embargo ${seat} ${domain}`, "discard"] : null;
    default:
      return null;
  }
}

/** T7: what an effect costs is discarded, or becomes a marker. */
function costPlace({ effect, target, domain }: Event): Place {
  const isMarker = effect === "embargo" || effect === "democracy";
  return isMarker && target && domain ? `${effect} ${target} ${domain}` : "discard";
}
