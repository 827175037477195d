import { useMemo } from "react";
import { useStore } from "zustand";
import type { Proposal, ProposalCard } from "#contract/clients/proposal.ts";
import type { MemberAnswerName } from "#contract/members/member-answer-terms.ts";
import { useProposalShortlist } from "../shortlist/use-proposal-shortlist.ts";
import { getProposalDraft } from "./proposal-sending.ts";

export type GivenAnswer = { member: ProposalCard; answer: MemberAnswerName; comment: string };

/** What this browser has on one member of a proposal. */
export function useMemberAnswer(proposal_id: string, member_id: number) {
  const isShortlisted = useProposalShortlist(proposal_id).includes(member_id);
  const members = useStore(getProposalDraft(proposal_id), (draft) => draft.members);
  const saved = members.find((one) => one.member_id === member_id);
  const answer: MemberAnswerName | null = isShortlisted ? "interview" : (saved?.answer ?? null);
  return { answer, comment: saved?.comment ?? "" };
}

/**
 * The answers of this browser in a proposal: those to interview in the order of choosing, then the
 * others in the order of the proposal. Empty on the server and while hydrating.
 */
export function useMemberAnswers(proposal: Pick<Proposal, "id" | "members">): GivenAnswer[] {
  const ids = useProposalShortlist(proposal.id);
  const saved = useStore(getProposalDraft(proposal.id), (draft) => draft.members);
  return useMemo(() => {
    const byId = new Map(saved.map((entry) => [entry.member_id, entry]));
    const shortlisted = ids.flatMap((id): GivenAnswer[] => {
      const member = proposal.members.find((member) => member.id === id);
      return member ? [{ member, answer: "interview", comment: byId.get(id)?.comment ?? "" }] : [];
    });
    const others = proposal.members.flatMap((member): GivenAnswer[] => {
      const { answer, comment } = byId.get(member.id) ?? { answer: null, comment: "" };
      return answer === null || ids.includes(member.id) ? [] : [{ member, answer, comment }];
    });
    return [...shortlisted, ...others];
  }, [ids, saved, proposal.members]);
}
