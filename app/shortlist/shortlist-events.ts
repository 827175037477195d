/** What anybody may ask of the shortlist's panel (spec §4). */
export type ShortlistEvent = "open-collection" | "close-collection";

const events = new EventTarget();

export function emitShortlistEvent(name: ShortlistEvent): void {
  events.dispatchEvent(new Event(name));
}

/** Returns the function that ends listening. */
export function onShortlistEvent(name: ShortlistEvent, listener: () => void): () => void {
  const listen = () => listener();
  events.addEventListener(name, listen);
  return () => events.removeEventListener(name, listen);
}
