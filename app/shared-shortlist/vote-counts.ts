import { VOTE_LABELS, VOTES, type VoteName } from "#contract/clients/shared-shortlist-terms.ts";

/** `2 Yes, 1 No`; empty without a vote. */
export function toVoteCounts(votes: readonly { vote: VoteName | null }[]): string {
  return VOTES.flatMap((name) => {
    const count = votes.filter(({ vote }) => vote === name).length;
    return count > 0 ? [`${count} ${VOTE_LABELS[name]}`] : [];
  }).join(", ");
}
