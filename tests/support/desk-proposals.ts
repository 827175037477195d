import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { createProposalId } from "#app/proposals/proposal-id.server.ts";
import type { ProposalContent, ProposalEdit } from "#contract/desk/desk-proposal.ts";
import type { Database } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";

/** What staff wrote for a client, with defaults for all that a test does not set. */
export function toContent(content: Partial<ProposalContent> = {}): ProposalContent {
  return {
    type: "private",
    client: "Fjordhaven Ferries",
    client_name: "Solveig Aas",
    client_email: "solveig@fjordhaven.example",
    prepared_by: "Mari Kask",
    valid_until: null,
    brief: "What you **asked** for.",
    members: [1, 2].map((member_id) => ({ member_id, note: "", sales_rate: null })),
    email_template: null,
    email_subject: null,
    email_body: null,
    ...content,
  };
}

/** A new proposal as the builder posts it. */
export function toEdit(content: Partial<ProposalContent> = {}): ProposalEdit & {
  proposal_id: string;
} {
  return { revision: 0, proposal_id: createProposalId(), content: toContent(content) };
}

/** The email that a proposal is sent with. */
export const toEmail = (proposal_id: string, key = randomUUID()) => ({
  key,
  subject: "Developers for you",
  body: `Hello Solveig,\n\nhttps://ogds.example/proposals/${proposal_id}`,
});

export async function findRequest(db: Database, reference: string) {
  const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
  if (!row) throw new Error("There is no such request");
  return row;
}
