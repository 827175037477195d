declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** An event for tag managers: a name and flat details. */
export type TrackingEvent = { event: string } & Record<string, string | number | boolean>;

/**
 * Pushes an event to `window.dataLayer`, which a tag manager added by the operator reads. Without
 * one nothing is sent.
 */
export function track<Event extends TrackingEvent>(event: Event): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
