/** Requests to a shortlist's panel (spec §4), and changes made by the quick button of a card. */
export type ShortlistEvent = "open-collection" | "close-collection" | "added" | "removed";

/** The visitor's own shortlist, or the one of the proposal on the page. */
export type ShortlistOwner = "visitor" | "proposal";

const events = new EventTarget();

export function emitShortlistEvent(name: ShortlistEvent, owner: ShortlistOwner = "visitor"): void {
  events.dispatchEvent(new CustomEvent(name, { detail: owner }));
}

/** Returns the function that ends listening. */
export function onShortlistEvent(
  name: ShortlistEvent,
  listener: (owner: ShortlistOwner) => void,
): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<ShortlistOwner>).detail);
  events.addEventListener(name, listen);
  return () => events.removeEventListener(name, listen);
}
