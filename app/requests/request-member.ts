import type { MemberCard } from "#contract/member.ts";
import { toFullName } from "#contract/member-terms.ts";

/** A member as a request stores them: as the client saw them when it was sent. */
export function toRequestMember(member: MemberCard, sort_order: number) {
  return {
    member_id: member.id,
    sort_order,
    full_name: toFullName(member),
    slug: member.slug,
    sales_rate: member.sales_rate,
    sales_currency: member.sales_currency,
  };
}
