import type { MemberCard } from "#contract/members/member.ts";
import {
  type AnswerCounts,
  MEMBER_ANSWERS,
  type MemberAnswerName,
} from "#contract/members/member-answer-terms.ts";

/** A member as offered, with the client's answer. */
export type AnsweredMember = { member: MemberCard; answer: MemberAnswerName; comment: string };

type Answered = { answer: MemberAnswerName };

/** Those with one answer, in their order; without an empty group. */
export function groupAnswers<Entry extends Answered>(answers: readonly Entry[]) {
  return MEMBER_ANSWERS.flatMap((answer) => {
    const entries = answers.filter((entry) => entry.answer === answer);
    return entries.length > 0 ? [{ answer, entries }] : [];
  });
}

export function countAnswers(answers: readonly Answered[]): AnswerCounts {
  return Object.fromEntries(
    groupAnswers(answers).map(({ answer, entries }) => [answer, entries.length]),
  );
}

/** `2 to interview, 1 maybe, 1 no`. */
export function toAnswerCounts(counts: AnswerCounts): string {
  const words = { interview: "to interview", maybe: "maybe", no: "no" };
  return MEMBER_ANSWERS.flatMap((answer) =>
    counts[answer] ? [`${counts[answer]} ${words[answer]}`] : [],
  ).join(", ");
}
