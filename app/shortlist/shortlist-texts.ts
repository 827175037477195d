/** `1 Developer`, `3 Developers` (spec §2, floating button). */
export function toShortlistCount(count: number): string {
  return `${count} ${count === 1 ? "Developer" : "Developers"}`;
}

/** What is said when chosen members are no longer on the site. */
export function toDroppedNotice(count: number): string {
  return count === 1
    ? "1 developer is no longer available and was removed from your shortlist."
    : `${count} developers are no longer available and were removed from your shortlist.`;
}

/** The panel lists what the API answers in the opposite order (spec §7). */
export function toPanelOrder<Member>(members: readonly Member[]): Member[] {
  return members.toReversed();
}

/** Nobody shortlists on a proposal: it has a list of its own (spec §2). */
export function isShortlistHidden(pathname: string): boolean {
  return pathname.includes("proposal");
}
