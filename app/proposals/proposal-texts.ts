import type { Proposal } from "#contract/clients/proposal.ts";
import type { MemberAnswerName } from "#contract/members/member-answer-terms.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { getLocale } from "#contract/values/trade.ts";

type Dated = Pick<Proposal, "type" | "submited_at" | "is_expired">;

/**
 * A private proposal without submission time accepts additions; once submitted it does not (spec
 * §4).
 */
export function acceptsAnswer({ type, submited_at, is_expired }: Dated): boolean {
  return type === "private" && submited_at === null && !is_expired;
}

/** Whether the last day is over in every time zone. */
export function isExpired(valid_until: string | null, now: Date): boolean {
  return valid_until !== null && valid_until < toEarliestDay(now);
}

/** The day that it is in the time zone where days begin last. */
export function toEarliestDay(now: Date): string {
  return new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
}

/**
 * Actions of the popup of a member. For a private proposal not yet submitted only Add to
 * Shortlist shows; in a submitted proposal no Add to Shortlist button shows (spec §2). A proposal
 * that has expired is closed like a submitted one.
 */
export function toBarActions(proposal: Dated): {
  profile: boolean;
  shortlist: "proposal" | "visitor" | undefined;
} {
  if (acceptsAnswer(proposal)) return { profile: false, shortlist: "proposal" };
  const isListed = proposal.type === "public" && proposal.submited_at === null;
  return { profile: true, shortlist: isListed ? "visitor" : undefined };
}

/** A proposal after its answer was stored. */
export function toAnswered(
  proposal: Proposal,
  answer: {
    reference: string;
    submitted_at: string;
    answers: readonly { member_id: number; answer: MemberAnswerName }[];
  },
): Proposal {
  const answers = new Map(answer.answers.map(({ member_id, answer }) => [member_id, answer]));
  return {
    ...proposal,
    submited_at: answer.submitted_at,
    reference: answer.reference,
    members: proposal.members.map((member) => {
      const given = answers.get(member.id) ?? null;
      return { ...member, chosen: given === "interview", answer: given };
    }),
  };
}

type Given = { answer: MemberAnswerName; member: { first_name: string; last_name: string } };

/**
 * `Send Anna and Mateus to Kadri Vaheoja?`; with full names where two have one first name. The
 * names are of those to interview, so with other answers it is `Send your answers to …`.
 */
export function toSendQuestion(answers: readonly Given[], prepared_by: string): string {
  if (answers.some(({ answer }) => answer !== "interview")) {
    return `Send your answers to ${prepared_by}?`;
  }
  const chosen = answers.map(({ member }) => member);
  const firstNames = chosen.map(({ first_name }) => first_name);
  const isClear = new Set(firstNames).size === chosen.length;
  const names = new Intl.ListFormat(getLocale()).format(
    isClear ? firstNames : chosen.map(toFullName),
  );
  return `Send ${names} to ${prepared_by}?`;
}
