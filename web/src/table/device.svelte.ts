/** Whether the table is on a small screen, where not everything is open at once. */

import { MediaQuery } from "svelte/reactivity";

const small = new MediaQuery("max-width: 59.99rem");

export const device = {
  get isSmall(): boolean {
    return small.current;
  },
};
