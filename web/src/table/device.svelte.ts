/** The screen that the table is on. */

import { MediaQuery } from "svelte/reactivity";
import { innerHeight } from "svelte/reactivity/window";

const narrow = new MediaQuery("(max-width: 59.99rem)");
const lying = new MediaQuery("(max-height: 37.49rem) and (min-aspect-ratio: 5/4)");
const low = new MediaQuery("(max-width: 39.99rem), (max-height: 45rem)");

/** In a window so high all that one needs is seen, and more for each opponent whose cards are too. */
const LEAST_HEIGHT = 540;
const OPPONENT_HEIGHT = 150;

export const device = {
  /** Too narrow for anything beside the table, or too low. */
  get isSmall(): boolean {
    return narrow.current || lying.current;
  },
  /** A phone: the cards of the others are shown when they are asked for. */
  get isPhone(): boolean {
    return this.isSmall && low.current;
  },
  /** A phone on its side: there is no room to put everything below each other. */
  get isLying(): boolean {
    return lying.current;
  },
  /** Whether the cards of so many opponents can be shown without being asked for. */
  hasRoomFor(numOpponents: number): boolean {
    const height = innerHeight.current ?? 0;
    return !this.isPhone || height >= LEAST_HEIGHT + numOpponents * OPPONENT_HEIGHT;
  },
};
