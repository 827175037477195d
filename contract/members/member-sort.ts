export const MEMBER_SORTS = [
  "recommended",
  "rate_asc",
  "rate_desc",
  "experience_desc",
  "name_asc",
  "available_first",
] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];

export const MEMBER_SORT_LABELS: Record<MemberSort, string> = {
  recommended: "Recommended",
  rate_asc: "Rate, lowest first",
  rate_desc: "Rate, highest first",
  experience_desc: "Most experienced",
  name_asc: "Name",
  available_first: "Available soonest",
};
