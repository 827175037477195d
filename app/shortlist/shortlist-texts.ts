import { withNoun } from "#contract/values/trade.ts";

/** `1 Developer`, `3 Developers` (spec §2, floating button). */
export function toShortlistCount(count: number): string {
  return `${count} ${count === 1 ? withNoun("Developer") : withNoun("Developers")}`;
}

/** Accessible name of what opens the shortlist; it begins with what the button shows. */
export function toShortlistName(count: number): string {
  return count === 0 ? "Shortlist, empty" : `${toShortlistCount(count)} in your shortlist`;
}

/** Notice when chosen members are no longer on the site. */
export function toDroppedNotice(count: number): string {
  return count === 1
    ? withNoun("1 developer is no longer available and was removed from your shortlist.")
    : withNoun(`${count} developers are no longer available and were removed from your shortlist.`);
}

/** The panel shows the response of the API in reverse order (spec §7). */
export function toPanelOrder<Member>(members: readonly Member[]): Member[] {
  return members.toReversed();
}

/** Position of the shortlist's link on a page. */
export type ShortlistPosition = "floating" | "header" | "none";

/** Form steps, secret links and job pages, whose purpose a floating button would cover (product §2). */
const HEADER_PATHS = /^\/(hire|find|apply|booking|status|shortlist|career|vacancies)(\/|$)/;

/** Where a member tells when they are free, for clients and for an interview. */
const OF_MEMBERS = /^\/(availability|interviews)\//;

/** A path containing "proposal" has no button: a proposal has a shortlist of its own (spec §2). */
export function toShortlistPosition(pathname: string): ShortlistPosition {
  if (pathname.includes("proposal") || OF_MEMBERS.test(pathname)) return "none";
  return HEADER_PATHS.test(pathname) ? "header" : "floating";
}
