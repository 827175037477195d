import { toSlideOverHash } from "#app/developers/parts/profile-url.ts";
import { loadMemberAt } from "#app/developers/profile/load-member.ts";
import type { MemberPopup } from "#app/developers/profile/member-popup.ts";
import type { Proposal, ProposalMember } from "#contract/clients/proposal.ts";
import { ResponseError } from "#platform/browser/get-json.ts";
import { toBarActions } from "../proposal-texts.ts";

/** The popup of a proposal's members shows the rates of the proposal. */
/** @param isPreview for staff, of what was not sent yet */
export function toProposalPopup(proposal: Proposal, isPreview: boolean): MemberPopup {
  const members = new Map(proposal.members.map((member) => [member.slug, member]));
  const isLinked = toBarActions(proposal).profile;
  const path = `/proposals/${proposal.id}`;
  return {
    load: (slug) => {
      const member = members.get(slug);
      return member === undefined
        ? Promise.reject(new ResponseError(404))
        : loadMemberAt(`/api${path}/member/${member.id}${isPreview ? "?preview" : ""}`);
    },
    // The profile shows the rate of the site: where no link leads to it no card does.
    toHref: (slug) =>
      (isLinked ? members.get(slug)?.profile_link : null) ?? `${path}${toSlideOverHash(slug)}`,
    hasCv: (member) => (member as Partial<ProposalMember>).profile_link !== null,
    offersCvWithRate: (member) =>
      member.sales_rate !== null && !(member as Partial<ProposalMember>).has_own_rate,
  };
}
