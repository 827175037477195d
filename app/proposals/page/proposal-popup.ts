import { toProfilePath, toSlideOverHash } from "#app/developers/parts/profile-url.ts";
import { loadMemberAt } from "#app/developers/profile/load-member.ts";
import type { MemberPopup } from "#app/developers/profile/member-popup.ts";
import type { Proposal, ProposalMember } from "#contract/proposal.ts";
import { ResponseError } from "#platform/get-json.ts";
import { toBarActions } from "../proposal-texts.ts";

/** The popup of a proposal's members shows the rates of the proposal. */
export function toProposalPopup(proposal: Proposal): MemberPopup {
  const ids = new Map(proposal.members.map(({ slug, id }) => [slug, id]));
  const path = `/proposals/${proposal.id}`;
  return {
    load: (slug) => {
      const id = ids.get(slug);
      return id === undefined
        ? Promise.reject(new ResponseError(404))
        : loadMemberAt(`/api${path}/member/${id}`);
    },
    // The profile shows the rate of the site: where no link leads to it no card does.
    toHref: toBarActions(proposal).profile
      ? toProfilePath
      : (slug) => `${path}${toSlideOverHash(slug)}`,
    offersCvWithRate: (member) =>
      member.sales_rate !== null && !(member as Partial<ProposalMember>).has_own_rate,
  };
}
