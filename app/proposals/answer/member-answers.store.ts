import type { MemberAnswerName } from "#contract/members/member-answer-terms.ts";
import {
  type ProposalEntry,
  removeFromProposalShortlist,
  saveToProposalShortlist,
} from "../shortlist/proposal-shortlist.store.ts";
import { type DraftAnswer, getProposalDraft } from "./proposal-sending.ts";

/**
 * Saves the answer on one member in this browser; null clears it. The shortlist of the proposal (spec
 * §3) has those to interview, the draft has the others.
 */
export function saveMemberAnswer(entry: ProposalEntry, answer: MemberAnswerName | null): void {
  if (answer === "interview") saveToProposalShortlist(entry);
  else removeFromProposalShortlist(entry);
  change(entry, { answer: answer === "interview" ? null : answer });
}

/** Saves the comment on one member; it stays when the answer changes. */
export function saveMemberComment(entry: ProposalEntry, comment: string): void {
  change(entry, { comment });
}

function change(
  { member_id, proposal_id }: ProposalEntry,
  changed: Partial<Pick<DraftAnswer, "answer" | "comment">>,
): void {
  const draft = getProposalDraft(proposal_id);
  const { members } = draft.getState();
  const old = members.find((one) => one.member_id === member_id);
  const entry = { member_id, answer: null, comment: "", ...old, ...changed };
  const others = members.filter((one) => one !== old);
  const isEmpty = entry.answer === null && entry.comment === "";
  draft.setState({ members: isEmpty ? others : [...others, entry] });
}
