/** Coming to another page without loading it anew. */

/**
 * Takes the keyboard to the heading of the page as soon as it is there: a screen reader reads it out,
 * and Tab goes on from it. Returns what gives up waiting for it.
 */
export function focusHeading(): () => void {
  const observer = new MutationObserver(() => takeFocus() && observer.disconnect());
  if (!takeFocus()) observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** False while there is no heading yet. */
function takeFocus(): boolean {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return false;
  // A page may know better where to begin.
  const isLeftBehind = document.activeElement?.matches("body, header *") ?? true;
  if (isLeftBehind) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
}
