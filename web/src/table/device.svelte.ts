/** The screen that the table is on. */

import { MediaQuery } from "svelte/reactivity";

const small = new MediaQuery("(max-width: 59.99rem)");
const low = new MediaQuery("(max-width: 39.99rem), (max-height: 45rem)");

export const device = {
  /** Too narrow for anything beside the table. */
  get isSmall(): boolean {
    return small.current;
  },
  /** A phone: the cards of the others are shown when they are asked for. */
  get isPhone(): boolean {
    return small.current && low.current;
  },
};
