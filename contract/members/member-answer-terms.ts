/** The client's answers on one developer of a proposal. No zod here: components read this file. */
export const MEMBER_ANSWERS = ["interview", "maybe", "no"] as const;
export type MemberAnswerName = (typeof MEMBER_ANSWERS)[number];

export const MEMBER_ANSWER_LABELS: Record<MemberAnswerName, string> = {
  interview: "Interview",
  maybe: "Maybe",
  no: "No",
};

/** How many developers have each answer; without those that none has. */
export type AnswerCounts = Partial<Record<MemberAnswerName, number>>;

/** What is not answered, in lists of answers. */
export const NO_ANSWER_LABEL = "No answer";

/** Longest comment on one developer, in UTF-16 units. */
export const MAX_MEMBER_COMMENT = 500;
