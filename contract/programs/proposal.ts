import { z } from "zod";
import { PROPOSAL_TYPES } from "../clients/proposal.ts";
import { PROPOSAL_STATES } from "../clients/proposal-terms.ts";
import { ReferenceSchema } from "../http/submission.ts";
import { MAX_ID } from "../members/member-query.ts";

const time = (description: string) => z.iso.datetime().nullable().describe(description);

const MemberSchema = z.strictObject({
  member_id: z.number().int().min(1).max(MAX_ID).describe("Of the profile"),
  note: z.string().describe("What the client reads beside the profile"),
  sales_rate: z
    .number()
    .nullable()
    .describe("An hour, agreed for this proposal; null for that of the profile"),
});

const content = {
  type: z.enum(PROPOSAL_TYPES).describe("`private` says that it is for one client"),
  client: z.string().describe("Company or person that it is for"),
  client_name: z.string().describe("Who is written to; may be empty"),
  client_email: z.string().describe("Where it is to be sent; may be empty"),
  prepared_by: z.string().describe("Whose name it shows"),
  valid_until: z.iso.date().nullable().describe("The last day; null without one"),
  brief: z.string().describe("Introduction, as Markdown"),
  members: z.array(MemberSchema).describe("In their order"),
};

/** A proposal as programs read it. The secret of its link is no part of it. */
export const ProgramProposalSchema = z
  .object({
    id: z.number().int().describe("In URLs of the desk and of this API"),
    url: z.url().describe("Its page at the desk"),
    reference: z.string().nullable().describe("Of the request that it was made for"),
    state: z.enum(PROPOSAL_STATES).describe("`draft` until it is sent the first time"),
    revision: z.number().int().describe("Incremented by each change; also the `ETag`"),
    has_draft: z.boolean().describe("Whether `content` waits for a person to send it"),
    updated_at: z.iso.datetime().describe("When it, its draft or its answer last changed"),
    sent_at: time("When it was last sent"),
    opened_at: time("When it was first opened"),
    opened_count: z.number().int().describe("How often it was opened"),
    answered_at: time("When its client chose"),
    chosen_ids: z.array(z.number().int()).describe("Members that the client chose"),
    content: z.object(content).describe("What is to be sent next, else what was sent last"),
  })
  .meta({ id: "DeskProposal" });
export type ProgramProposal = z.infer<typeof ProgramProposalSchema>;

/** The whole of what is to be sent. */
export const ProposalBodySchema = z.strictObject(content);
export type ProposalBody = z.infer<typeof ProposalBodySchema>;

/** A new one: what is left out is as at the desk, from the request where there is one. */
export const NewProposalBodySchema = ProposalBodySchema.partial().extend({
  reference: ReferenceSchema.optional().describe("Of the request that it is for"),
});
export type NewProposalBody = z.infer<typeof NewProposalBodySchema>;

export const ProposalParamsSchema = z.object({
  id: z.coerce.number().int().min(1).max(MAX_ID).describe("Of the proposal"),
});
