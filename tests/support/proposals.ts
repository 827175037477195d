import { randomUUID } from "node:crypto";
import {
  type ProposalInput,
  upsertProposal,
} from "#app/proposals/content/proposals-content.repository.server.ts";
import { createProposalId } from "#app/proposals/proposal-id.server.ts";
import type { Database } from "#database/client.server.ts";

/** An unanswered private proposal, with defaults for all that a test does not set. */
export function toProposalInput(input: Partial<ProposalInput> = {}): ProposalInput {
  return {
    id: createProposalId(),
    slug: "some-client",
    source: "",
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
    ...input,
  };
}

/** Publishes a proposal and returns its id. */
export async function seedProposal(
  db: Database,
  input: Partial<ProposalInput> = {},
): Promise<string> {
  const proposal = toProposalInput(input);
  await upsertProposal(db, proposal);
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
