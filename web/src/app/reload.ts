/** Loading the page again. */

import { api } from "$lib/api/http";
import { errorText } from "$lib/text/errors";
import { notify } from "$lib/widgets/notices.svelte";

/** Not before the server answers: until then the browser would have nothing to show at all. */
export async function reload(): Promise<void> {
  try {
    await api.session();
    location.reload();
  } catch (error) {
    notify(errorText(error), "bad");
  }
}
