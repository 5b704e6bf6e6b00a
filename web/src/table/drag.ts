/** A card of the hand can be pulled up onto the table, as well as clicked. */

import type { Attachment } from "svelte/attachments";

/** So far it has to be moved to count as a drag, ... */
const SLACK = 8;
/** ... and by so much of its own height it has to be lifted to be let go on the table. */
const LIFT = 0.6;

export function draggable(onlift: () => void): Attachment<HTMLElement> {
  return (card) => {
    let start: { x: number; y: number } | null = null;
    let isDragged = false;

    const move = ({ clientX, clientY }: PointerEvent) => {
      if (!start) return;
      const [x, y] = [clientX - start.x, clientY - start.y];
      isDragged ||= Math.hypot(x, y) > SLACK;
      if (isDragged) card.style.translate = `${x}px ${y}px`;
    };

    const end = ({ clientY }: PointerEvent) => {
      const lift = start ? start.y - clientY : 0;
      start = null;
      card.classList.remove("dragged");
      card.style.translate = "";
      if (isDragged && lift > LIFT * card.offsetHeight) onlift();
    };

    const begin = ({ clientX, clientY, pointerId, button }: PointerEvent) => {
      if (button !== 0) return;
      start = { x: clientX, y: clientY };
      isDragged = false;
      card.setPointerCapture(pointerId);
      card.classList.add("dragged");
    };

    // The click that ends a drag is not a choice.
    const click = (event: MouseEvent) => {
      if (isDragged) event.stopImmediatePropagation();
    };

    const options = { capture: true };
    card.addEventListener("pointerdown", begin);
    card.addEventListener("pointermove", move);
    card.addEventListener("pointerup", end);
    card.addEventListener("pointercancel", end);
    card.addEventListener("click", click, options);
    return () => {
      card.removeEventListener("pointerdown", begin);
      card.removeEventListener("pointermove", move);
      card.removeEventListener("pointerup", end);
      card.removeEventListener("pointercancel", end);
      card.removeEventListener("click", click, options);
    };
  };
}
