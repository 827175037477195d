import { createContext } from "react";
import type { Member } from "#contract/members/member.ts";
import { toProfilePath } from "../parts/profile-url.ts";
import { loadMember } from "./load-member.ts";

/** Links and popup of a list of members; a proposal provides its own. */
export type MemberPopup = {
  /** The whole member; rejects with ResponseError. */
  load: (slug: string) => Promise<Member>;
  /** Target of a card with a modifier key or without JavaScript. */
  toHref: (slug: string) => string;
  /** Whether the site has a CV. */
  hasCv: (member: Pick<Member, "slug">) => boolean;
  /** Whether the CV with the rates of the site may be offered. */
  offersCvWithRate: (member: Pick<Member, "sales_rate">) => boolean;
};

export const MemberPopupContext = createContext<MemberPopup>({
  load: loadMember,
  toHref: toProfilePath,
  hasCv: () => true,
  offersCvWithRate: ({ sales_rate }) => sales_rate !== null,
});
