declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Something that happened, as a tag manager reads it: a name and flat details. */
export type TrackingEvent = { event: string } & Record<string, string | number | boolean>;

/**
 * Pushes an event to `window.dataLayer`, where a tag manager that an operator adds finds it. Without
 * one it stays on the page: nothing is sent.
 */
export function track<Event extends TrackingEvent>(event: Event): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
