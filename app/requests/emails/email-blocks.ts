import { toMoney } from "#app/developers/parts/money-text.ts";
import { toContractTerms } from "#app/site/terms/terms.ts";
import type { Site } from "#contract/content/site.ts";
import type { MemberCard } from "#contract/members/member.ts";
import { toBothNames } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { EmailBlock, EmailDetail, EmailLink } from "#services/email/email-document.ts";

/** Replaces what the sender typed. */
export const NOT_REPEATED: EmailBlock = {
  kind: "text",
  text: "For your privacy we don't repeat your message here. To change anything, reply.",
};

/** Links to the profiles of members, with what they cost. */
export function toDeveloperLinks(members: readonly MemberCard[], siteUrl: string): EmailLink[] {
  return members.map((member) => ({
    label: toBothNames(member),
    href: `${siteUrl}/developers/${member.slug}`,
    detail:
      member.sales_rate === null
        ? member.position
        : `${member.position}, ${toMoney(member.sales_rate, member.sales_currency)} / h`,
  }));
}

/** The members that a client selected, with links to their profiles. */
export function toDevelopers(
  members: readonly MemberCard[],
  siteUrl: string,
  title = withNoun("Developers"),
): EmailBlock {
  return { kind: "links", title, links: toDeveloperLinks(members, siteUrl) };
}

/** What was typed, under a title; nothing where nothing was. */
export function toQuote(title: string, text: string | undefined): EmailBlock[] {
  return text ? [{ kind: "quote", title, text }] : [];
}

/** The terms of every contract, where the agency states any. */
export function toTermsDetails({ terms }: Site): EmailBlock[] {
  return toDetails("Terms", toContractTerms(terms));
}

/** Details under a title; nothing without any. */
export function toDetails(title: string, details: readonly EmailDetail[]): EmailBlock[] {
  return details.length > 0 ? [{ kind: "details", title, details }] : [];
}
