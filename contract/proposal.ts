import { z } from "zod";
import { MemberCardSchema, MemberSchema } from "./member.ts";
import { MAX_ID } from "./member-query.ts";
import { ChosenMembersSchema, MessageSchema } from "./request.ts";
import { TermsSchema } from "./site.ts";

/**
 * `private` is for one client, who answers it. `public` is a list that may be passed on: it accepts
 * no answer, and its developers go into the reader's own shortlist.
 */
export const PROPOSAL_TYPES = ["private", "public"] as const;
export type ProposalType = (typeof PROPOSAL_TYPES)[number];

/** Lower case, because URLs with capital letters are redirected; 26 of 32 letters are 130 bits. */
export const ProposalIdSchema = z.string().regex(/^[0-9a-z]{26,64}$/, "There is no such proposal");

const inProposal = {
  note: z.string().describe("Why the agency suggests this developer; can be empty"),
  chosen: z.boolean().describe("True for members chosen in a submitted proposal"),
  profile_link: z
    .string()
    .nullable()
    .describe("Path of the profile; null when the developer has left the site since the answer"),
};

/** Terms of every contract that a proposal shows. */
export const ContractTermsSchema = z.object(
  TermsSchema.pick({ trial: true, replacement: true, notice_period: true, minimum_length: true })
    .shape,
);
export type ContractTerms = z.infer<typeof ContractTermsSchema>;

/** A card in a proposal; rate and buyout fee are those of the proposal. */
export const ProposalCardSchema = MemberCardSchema.extend(inProposal).meta({ id: "ProposalCard" });
export type ProposalCard = z.infer<typeof ProposalCardSchema>;

/** `GET /api/proposals/{id}/member/{memberId}`: rate and buyout fee are those of the proposal. */
export const ProposalMemberSchema = MemberSchema.extend({
  ...inProposal,
  has_own_rate: z.boolean().describe("The rate is agreed for this proposal only"),
}).meta({ id: "ProposalMember" });
export type ProposalMember = z.infer<typeof ProposalMemberSchema>;

/**
 * A member who was removed from the site since the proposal was made; for one whose data was
 * erased since the answer the name is "A developer" and the position is empty.
 */
export const UnavailableMemberSchema = MemberCardSchema.pick({
  id: true,
  first_name: true,
  last_name: true,
  position: true,
}).extend({ chosen: inProposal.chosen });
export type UnavailableMember = z.infer<typeof UnavailableMemberSchema>;

/** `GET /api/proposals/{id}` (spec §3, product §5). Once answered it stays as its client saw it. */
export const ProposalSchema = z
  .object({
    id: ProposalIdSchema,
    type: z.enum(PROPOSAL_TYPES),
    client: z.string(),
    prepared_by: z.string(),
    date: z.iso.date(),
    valid_until: z.iso.date().nullable().describe("The last day on which it can be answered"),
    brief: z.string().describe("HTML, rendered and sanitised at import"),
    submited_at: z.iso.datetime().nullable().describe("Presence means submitted"),
    reference: z.string().nullable().describe("Of the answer, if there is one"),
    is_expired: z.boolean(),
    version: z.number().int().describe("Incremented when the agency sends a changed proposal"),
    members: z.array(ProposalCardSchema).describe("In the agency's order"),
    unavailable: z.array(UnavailableMemberSchema),
    terms: ContractTermsSchema,
  })
  .meta({ id: "Proposal" });
export type Proposal = z.infer<typeof ProposalSchema>;

/** `POST /api/forms/proposal` (spec §7). */
export const ProposalAnswerSchema = z.object({
  proposal_id: z.string({ error: "Send proposal_id" }).pipe(ProposalIdSchema),
  members: ChosenMembersSchema,
  message: MessageSchema,
  version: z.coerce
    .number("Send the version of the proposal")
    .int()
    .min(1)
    .max(MAX_ID)
    .optional()
    .describe("That was read: after a change of the proposal the answer gets 409"),
});
export type ProposalAnswer = z.infer<typeof ProposalAnswerSchema>;
