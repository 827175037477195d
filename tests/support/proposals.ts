import { randomUUID } from "node:crypto";
import { storeAnsweredMembers } from "#app/proposals/answer/answered-members.service.server.ts";
import {
  type ProposalInput,
  upsertProposal,
} from "#app/proposals/content/proposals-content.repository.server.ts";
import { createProposalId } from "#app/proposals/proposal-id.server.ts";
import type { Queryable } from "#database/client.server.ts";

const BUYOUT_PERCENT = 70;

/** An unanswered private proposal, with defaults for all that a test does not set. */
export function toProposalInput(input: Partial<ProposalInput> = {}): ProposalInput {
  return {
    id: createProposalId(),
    slug: "some-client",
    source: "client: Fjordhaven Ferries",
    type: "private",
    client: "Fjordhaven Ferries",
    client_email: null,
    prepared_by: "Kadri Vaheoja",
    date: "2026-11-16",
    valid_until: null,
    brief: "<p>What you asked for.</p>",
    members: [1, 2, 3].map((member_id) => ({ member_id, note: "", sales_rate: null })),
    submited_at: null,
    chosen_ids: [],
    answered_terms: null,
    ...input,
  };
}

/** Publishes a proposal and returns its id. */
export async function seedProposal(
  db: Queryable,
  input: Partial<ProposalInput> = {},
): Promise<string> {
  const proposal = toProposalInput(input);
  await db.transaction(async (tx) => {
    await upsertProposal(tx, proposal);
    if (proposal.submited_at !== null) {
      await storeAnsweredMembers(tx, { ...proposal, version: 1 }, BUYOUT_PERCENT);
    }
  });
  return proposal.id;
}

/** An answer as the spec's client sends it. */
export function toAnswerForm(proposal_id: string, ...member_ids: (number | string)[]): FormData {
  const form = new FormData();
  form.append("idempotency_key", randomUUID());
  form.append("proposal_id", proposal_id);
  member_ids.forEach((id, index) => {
    form.append(`members[${index}][member_id]`, String(id));
  });
  return form;
}
