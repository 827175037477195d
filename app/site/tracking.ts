import { track } from "#platform/browser/tracking.ts";

/** All events for a tag manager, which an operator may add: docs/tracking.md. */
export type SiteEvent =
  /** A developer's slide-over was opened (spec §2). */
  { event: "open_developer_slide_over"; slug: string };

/** Pushes an event. Without a tag manager it stays on the page. */
export const trackEvent: (event: SiteEvent) => void = track;
