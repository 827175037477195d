import { toBuyoutFee } from "#contract/members/member-terms.ts";

type Rated = { sales_rate: number | null; redemption_rate: number | null };

/**
 * A member at the rate of a proposal. The buyout fee is a share of a month at that rate, so it
 * follows; without a buyout there is none here either.
 * @param percent of the buyout
 */
export function toProposalRate<Member extends Rated>(
  member: Member,
  rate: number | null,
  percent: number | null,
): Member {
  if (rate === null) return member;
  return {
    ...member,
    sales_rate: rate,
    redemption_rate:
      member.redemption_rate === null || percent === null ? null : toBuyoutFee(rate, percent),
  };
}
