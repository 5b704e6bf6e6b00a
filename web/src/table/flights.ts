/**
 * Cards that fly. Before the table changes, it is noted where each card is; afterwards a card that
 * is elsewhere is seen to go there: within its place by sliding, between places as a copy above
 * everything, which turns over on the way if it arrives with its other side up.
 *
 * An element that shows a card has data-token, a place for cards that are not shown has data-place.
 */

import { mount } from "svelte";
import CardBack from "$lib/cards/CardBack.svelte";
import CardFace from "$lib/cards/CardFace.svelte";
import { domainOf } from "$lib/game/kinds";
import { hidden, type Board, type Place, type Sight, type Token } from "$lib/game/board";

const EASE = "cubic-bezier(0.2, 0.8, 0.25, 1)";
/** Cards that move together start one after another. */
const STAGGER = 40;

interface Resident {
  token: Token;
  place: Place;
}

export interface Snapshot {
  residents: Map<number, Resident>;
  boxes: Map<number, DOMRect>;
  looks: Map<number, HTMLElement>;
  coin: CoinSpot | null;
}

/** Where the coin is: on the screen, and on which column, if on any. */
interface CoinSpot {
  element: HTMLElement;
  box: DOMRect;
  place: string | undefined;
}

/** Notes where each card is, and how those look that are about to leave. */
export function takeSnapshot(board: Board, next: Board): Snapshot {
  const residents = residentsOf(board);
  const after = residentsOf(next);
  const boxes = new Map<number, DOMRect>();
  const looks = new Map<number, HTMLElement>();
  for (const [id, element] of tokenElements()) {
    boxes.set(id, element.getBoundingClientRect());
    const isLeaving = residents.get(id)?.place !== after.get(id)?.place;
    if (isLeaving) looks.set(id, cloneOf(element));
  }
  return { residents, boxes, looks, coin: findCoin() };
}

/** Lets each card that moved since a snapshot be seen moving. */
export function fly(before: Snapshot, board: Board, layer: HTMLElement, duration: number): void {
  const elements = tokenElements();
  let numFlights = 0;
  for (const [id, now] of residentsOf(board)) {
    const was = before.residents.get(id) ?? inDeck(now.token);
    const element = elements.get(id);
    if (was.place === now.place) {
      if (element) slide(element, before.boxes.get(id), duration);
      continue;
    }
    const from = before.boxes.get(id) ?? anchorBox(was);
    const to = element?.getBoundingClientRect() ?? anchorBox(now);
    if (!from || !to) continue;
    const earlier = before.looks.get(id) ?? lookOf(was.token);
    const look = element ? cloneOf(element) : lookOf(now.token);
    const underside = isOpen(earlier) !== isOpen(look) ? earlier : null;
    const delay = STAGGER * numFlights++;
    launch(layer, look, underside, from, to, { delay, duration });
    element?.animate({ visibility: ["hidden", "hidden"] }, { duration: duration + delay });
  }
  flyCoin(before.coin, layer, duration);
}

function findCoin(): CoinSpot | null {
  const coins = document.querySelectorAll<HTMLElement>("[data-coin]");
  const element = [...coins].find(isShown);
  if (!element) return null;
  const place = element.closest<HTMLElement>("[data-place]")?.dataset.place;
  return { element, box: element.getBoundingClientRect(), place };
}

function flyCoin(before: CoinSpot | null, layer: HTMLElement, duration: number): void {
  const now = findCoin();
  if (!before || !now || before.place === now.place) return;
  const look = now.element.cloneNode(true) as HTMLElement;
  look.removeAttribute("data-coin");
  // Above the table a coin has no text to take its size from.
  look.style.fontSize = getComputedStyle(now.element).fontSize;
  launch(layer, look, null, before.box, now.box, { delay: 0, duration });
  now.element.animate({ visibility: ["hidden", "hidden"] }, { duration });
}

/** The deck is not laid out: a card of it was face down. */
function inDeck(token: Token): Resident {
  return { token: { ...token, ...hidden(token.age) }, place: "deck" };
}

function residentsOf(board: Board): Map<number, Resident> {
  const residents = new Map<number, Resident>();
  for (const [place, tokens] of board)
    for (const token of tokens) residents.set(token.id, { token, place });
  return residents;
}

function tokenElements(): Map<number, HTMLElement> {
  const elements = document.querySelectorAll<HTMLElement>("[data-token]");
  return new Map(
    [...elements].filter(isShown).map((element) => [Number(element.dataset.token), element]),
  );
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Where a card would be that is not shown: its column, its place, or the seat it belongs to. */
function anchorBox({ place, token }: Resident): DOMRect | undefined {
  const [kind = "", seat, domain] = place.split(" ");
  const column = domain ?? (token.kind && kind === "area" ? domainOf(token.kind) : undefined);
  const names = [column && `column ${seat} ${column}`, place, seat && `seat ${seat}`];
  for (const name of names) {
    if (!name) continue;
    const anchors = document.querySelectorAll(`[data-place="${name}"]`);
    const anchor = [...anchors].find(isShown);
    if (anchor) return anchor.getBoundingClientRect();
  }
  return undefined;
}

function cloneOf(element: HTMLElement): HTMLElement {
  const clone = element.cloneNode(true) as HTMLElement;
  clone.removeAttribute("data-token");
  // Above the table a card has no column to take its size from.
  const picture = element.querySelector<HTMLElement>("[data-age]") ?? element;
  clone.style.setProperty("--card-width", `${picture.offsetWidth}px`);
  return clone;
}

const patterns = new Map<string, HTMLElement>();

/** A card by itself, where there is none on the table to copy: in the deck, or in a closed strip. */
function lookOf({ age, kind }: Sight): HTMLElement {
  const name = kind ?? String(age);
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = document.createElement("span");
    pattern.style.setProperty("--card-width", "2.6rem");
    if (kind) mount(CardFace, { target: pattern, props: { kind } });
    else mount(CardBack, { target: pattern, props: { age } });
    patterns.set(name, pattern);
  }
  return pattern.cloneNode(true) as HTMLElement;
}

/** Whether its face is up. */
function isOpen(look: HTMLElement): boolean {
  return look.querySelector(".face") !== null;
}

function slide(element: HTMLElement, from: DOMRect | undefined, duration: number): void {
  if (!from) return;
  const to = element.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  element.animate({ translate: [`${x}px ${y}px`, "0 0"] }, { duration, easing: EASE });
}

interface Flight {
  delay: number;
  duration: number;
}

function launch(
  layer: HTMLElement,
  look: HTMLElement,
  underside: HTMLElement | null,
  from: DOMRect,
  to: DOMRect,
  { delay, duration }: Flight,
): void {
  const card = document.createElement("div");
  card.className = "flying";
  card.inert = true;
  card.append(look);
  if (underside) {
    underside.classList.add("underside");
    underside.style.setProperty("--card-width", look.style.getPropertyValue("--card-width"));
    card.append(underside);
  }
  layer.append(card);
  const width = card.getBoundingClientRect().width || to.width;
  const at = (box: DOMRect, turn: number) => {
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const scale = Math.min(box.width, width * 1.2) / width;
    return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale}) rotateY(${turn}deg)`;
  };
  const flight = card.animate(
    { transform: [at(from, underside ? 180 : 0), at(to, 0)] },
    { duration, delay, easing: EASE, fill: "both" },
  );
  flight.onfinish = flight.oncancel = () => card.remove();
}
