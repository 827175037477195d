import { track } from "#platform/tracking.ts";

/** Everything that is told to a tag manager, where an operator adds one: docs/tracking.md. */
export type SiteEvent =
  /** A developer's slide-over was opened (spec §2). */
  { event: "open_developer_slide_over"; slug: string };

/** Says what happened. Without a tag manager it stays on the page. */
export const trackEvent: (event: SiteEvent) => void = track;
