import { createContext } from "react";
import type { Member } from "#contract/member.ts";
import { loadMember } from "./load-member.ts";
import { toProfilePath } from "./member-address.ts";

/** What a list of members tells its links and its popup; a proposal has an answer of its own. */
export type MemberPopup = {
  /** The whole member; rejects with AnswerError. */
  load: (slug: string) => Promise<Member>;
  /** Where a card leads with a modifier key and without script. */
  toHref: (slug: string) => string;
  /** Whether the CV with the rates of the site may be offered. */
  offersCvWithRate: (member: Pick<Member, "sales_rate">) => boolean;
};

export const MemberPopupContext = createContext<MemberPopup>({
  load: loadMember,
  toHref: toProfilePath,
  offersCvWithRate: ({ sales_rate }) => sales_rate !== null,
});
