// No zod here: profiles read this file.

/** What the agency checks before a member is on the site. */
export const VETTING_CHECKS = ["identity", "interview", "code", "references"] as const;
export type VettingCheck = (typeof VETTING_CHECKS)[number];

export const VETTING_LABELS: Record<VettingCheck, string> = {
  identity: "Identity",
  interview: "Live interview",
  code: "Code",
  references: "References",
};

/** Records of a member; a check may be repeated after some years. */
export const MAX_VETTING_RECORDS = 12;
