/**
 * What rooms to the right may ask of the shortlist or hear from it. `emptied` tells that the last
 * member went, whereupon the whole hire state resets (spec §4).
 */
export type ShortlistEvent = "open-collection" | "close-collection" | "emptied";

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

/** The last member was removed; another tab hears nothing, it follows the stores themselves. */
export const onShortlistEmptied = (listener: () => void) => onShortlistEvent("emptied", listener);
