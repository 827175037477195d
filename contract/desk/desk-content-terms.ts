/** States of a content file at the desk. No zod here: components read this file. */
export const CONTENT_STATES = ["site", "draft", "scheduled"] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

export const CONTENT_STATE_LABELS: Record<ContentState | "removed" | "new", string> = {
  site: "On the site",
  draft: "Draft",
  scheduled: "Scheduled",
  removed: "Removed",
  new: "New",
};

/** Bytes of a text, as an import takes them. */
export const MAX_CONTENT_BYTES = 1_000_000;
