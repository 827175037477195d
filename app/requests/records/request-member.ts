import type { MemberCard } from "#contract/members/member.ts";
import { MEMBER_ANSWER_LABELS } from "#contract/members/member-answer-terms.ts";
import { toBothNames } from "#contract/members/member-terms.ts";
import type { RequestMemberRow } from "./requests.repository.server.ts";

/** A member as a request stores them: as the client saw them when it was sent. */
export function toRequestMember(member: MemberCard, sort_order: number) {
  return {
    member_id: member.id,
    sort_order,
    full_name: toBothNames(member),
    slug: member.slug,
    sales_rate: member.sales_rate,
    sales_currency: member.sales_currency,
  };
}

/** The client's answer on one member: `Anna Kask: Maybe (From May?)`; nothing without one. */
export function toAnswerText({ full_name, answer, comment }: RequestMemberRow): string[] {
  if (answer === null) return [];
  return [`${full_name}: ${MEMBER_ANSWER_LABELS[answer]}${comment ? ` (${comment})` : ""}`];
}

/** A member as exports and copies list them; answer and comment are those to a proposal. */
export function toStoredMember({ sort_order, answer, comment, ...member }: RequestMemberRow) {
  return answer === null ? member : { ...member, answer, comment };
}
