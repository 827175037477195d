/**
 * Applies the whole stylesheet, of which the page has what its first paint needs.
 * @param then called once it is there, or failed to load: what scripts add is not shown without it
 */
export function applyWholeStyle(then: () => void): void {
  const link = document.querySelector<HTMLLinkElement>("link[media=print]");
  if (link) link.media = "all";
  if (!link || link.sheet) {
    then();
    return;
  }
  link.onload = then;
  link.onerror = then;
}
