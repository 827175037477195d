import { emitShortlistEvent } from "#app/shortlist/shortlist-events.ts";
import { createBrowserStore } from "#platform/browser/browser-store.ts";

/** One choice in one proposal (spec §3, Proposal shortlist). */
export type ProposalEntry = { member_id: number; proposal_id: string };
type ProposalShortlist = { list: ProposalEntry[] };

/** A browser remembers this many choices in all proposals together; older ones are forgotten. */
const LIMIT = 200;

const EMPTY: ProposalShortlist = { list: [] };

export const proposalShortlistStore = createBrowserStore<ProposalShortlist>({
  name: "proposal-shortlist",
  version: 1,
  initial: EMPTY,
  parse: parseProposalShortlist,
});

/** Parses what the browser stored; undefined for anything but such a list. */
export function parseProposalShortlist(stored: unknown): ProposalShortlist | undefined {
  const { list } = (stored ?? {}) as { list?: unknown };
  if (!Array.isArray(list)) return undefined;
  const entries: ProposalEntry[] = [];
  for (const item of list) {
    const { member_id, proposal_id } = (item ?? {}) as Partial<ProposalEntry>;
    if (!Number.isSafeInteger(member_id) || typeof proposal_id !== "string") continue;
    const entry = { member_id: member_id as number, proposal_id };
    if (!entries.some((other) => isSame(other, entry))) entries.push(entry);
  }
  return { list: entries.slice(-LIMIT) };
}

function isSame(one: ProposalEntry, other: ProposalEntry): boolean {
  return one.member_id === other.member_id && one.proposal_id === other.proposal_id;
}

/** A pair that is there already is silently ignored (spec §5). */
export function saveToProposalShortlist(entry: ProposalEntry): void {
  const { list } = proposalShortlistStore.getState();
  if (list.some((other) => isSame(other, entry))) return;
  proposalShortlistStore.setState({ list: [...list, entry].slice(-LIMIT) });
}

/** The same by a button, which opens the panel in any case. */
export function addToProposalShortlist(entry: ProposalEntry): void {
  saveToProposalShortlist(entry);
  emitShortlistEvent("open-collection", "proposal");
}

/** Removal is by member id and proposal id (spec §4). */
export function removeFromProposalShortlist(entry: ProposalEntry): void {
  const { list } = proposalShortlistStore.getState();
  if (!list.some((other) => isSame(other, entry))) return;
  proposalShortlistStore.setState({ list: list.filter((other) => !isSame(other, entry)) });
}

/** Clears the choice in one proposal after its answer. */
export function clearProposalShortlist(proposal_id: string): void {
  const { list } = proposalShortlistStore.getState();
  proposalShortlistStore.setState({
    list: list.filter((entry) => entry.proposal_id !== proposal_id),
  });
}
