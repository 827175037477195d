// No zod here: a page with a form starts without it.

/** What became of a placement. */
export const PLACEMENT_STATUSES = ["running", "ended", "bought_out"] as const;
export type PlacementStatus = (typeof PLACEMENT_STATUSES)[number];

export const PLACEMENT_STATUS_LABELS: Record<PlacementStatus, string> = {
  running: "Running",
  ended: "Ended",
  bought_out: "Bought out",
};

/** What was recorded of a placement. */
export const PLACEMENT_CHANGES = ["started", "edited", "extended", "ended", "bought_out"] as const;
export type PlacementChangeKind = (typeof PLACEMENT_CHANGES)[number];

/** Days before the planned end from which a placement ends soon. */
export const ENDS_SOON_DAYS = 30;
/** Days before the end of its trial from which that is near. */
export const TRIAL_ENDS_DAYS = 7;

export const MAX_HOURS_PER_WEEK = 60;
export const MAX_NOTICE_DAYS = 365;
export const MAX_TERMS = 2_000;
