import { MAX_OVERLAP_HOURS } from "#contract/members/working-day-terms.ts";

/** Hours in common where they were asked for, and not how many: half of a working day. */
export const USUAL_OVERLAP = MAX_OVERLAP_HOURS / 2;
