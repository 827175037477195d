import type { VettingCheck } from "#contract/members/vetting-terms.ts";

/** How many published members there are, with a dated vetting record and with each check. */
export type VettedCounts = { members: number; any: number } & Record<VettingCheck, number>;

export const NONE_VETTED: VettedCounts = {
  members: 0,
  any: 0,
  identity: 0,
  interview: 0,
  code: 0,
  references: 0,
};
