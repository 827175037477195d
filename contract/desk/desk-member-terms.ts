// No zod here: components of the desk read this file.

/**
 * Where the profile of a member is: on the site; only a draft that was never published; or removed
 * from the site and not yet erased.
 */
export const MEMBER_STATES = ["published", "draft", "hidden"] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

export const MEMBER_STATE_LABELS: Record<MemberState, string> = {
  published: "On the site",
  draft: "Draft",
  hidden: "Hidden",
};

/** What a profile lacks, in the order in which lists name it. */
export const MEMBER_PROBLEMS = [
  "photo",
  "availability",
  "rate",
  "excerpt",
  "vetting",
  "email",
] as const;
export type MemberProblem = (typeof MEMBER_PROBLEMS)[number];

export const MEMBER_PROBLEM_LABELS: Record<MemberProblem, string> = {
  photo: "No photo",
  availability: "Availability not confirmed",
  rate: "No rate",
  excerpt: "No excerpt",
  vetting: "Not vetted",
  email: "No email known",
};

/** A member that a search of the desk finds. */
export type FoundMember = { slug: string; name: string; position: string };

export const DESK_MEMBER_SORTS = ["name", "confirmed", "changed"] as const;
export type DeskMemberSort = (typeof DESK_MEMBER_SORTS)[number];

export const DESK_MEMBER_SORT_LABELS: Record<DeskMemberSort, string> = {
  name: "Name",
  confirmed: "Longest unconfirmed",
  changed: "Last changed",
};

/** Longest texts of what only staff know of a member. */
export const MAX_PHONE = 40;
export const MAX_MEMBER_NOTES = 10_000;
