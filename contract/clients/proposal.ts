import { z } from "zod";
import { ContractTermsSchema } from "../content/site.ts";
import { MemberCardSchema, MemberSchema } from "../members/member.ts";
import { MAX_MEMBER_COMMENT, MEMBER_ANSWERS } from "../members/member-answer-terms.ts";
import { MAX_ID } from "../members/member-query.ts";
import { MAX_REQUEST_MEMBERS } from "../values/limits.ts";
import { toText } from "../values/text.ts";
import { InterviewSchema } from "./interview.ts";
import { MEMBER_MISSING, MemberIdSchema, MessageSchema } from "./request.ts";

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
  answer: z
    .enum(MEMBER_ANSWERS)
    .nullable()
    .describe("The client's in a submitted proposal; `interview` for those who are chosen"),
  profile_link: z
    .string()
    .nullable()
    .describe("Path of the profile; null when the developer has left the site since the answer"),
};

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
}).extend({ chosen: inProposal.chosen, answer: inProposal.answer });
export type UnavailableMember = z.infer<typeof UnavailableMemberSchema>;

/** `GET /api/proposals/{id}` (spec §3, product §5). Once answered it stays as its client saw it. */
export const ProposalSchema = z
  .object({
    id: ProposalIdSchema.describe("The secret part of the link"),
    type: z.enum(PROPOSAL_TYPES).describe("`private` takes an answer, `public` takes none"),
    client: z.string().describe("For whom it is"),
    prepared_by: z.string().describe("Name of a person of the agency"),
    date: z.iso.date().describe("When it was made"),
    valid_until: z.iso.date().nullable().describe("The last day on which it can be answered"),
    brief: z.string().describe("HTML, rendered and sanitised at import"),
    submited_at: z.iso.datetime().nullable().describe("Presence means submitted"),
    reference: z.string().nullable().describe("Of the answer, if there is one"),
    is_expired: z.boolean().describe("Whether it is too late for an answer"),
    version: z.number().int().describe("Incremented when the agency sends a changed proposal"),
    members: z.array(ProposalCardSchema).describe("In the agency's order"),
    unavailable: z.array(UnavailableMemberSchema).describe("Who left the site since it was made"),
    interviews: z
      .array(InterviewSchema)
      .describe("With the developers who are chosen for one; none before times are proposed"),
    terms: ContractTermsSchema.describe("Of the agency's contracts"),
  })
  .meta({ id: "Proposal" });
export type Proposal = z.infer<typeof ProposalSchema>;

/** The answer on one developer. Without `answer` they are shortlisted, as in the specification. */
const MemberAnswerSchema = z.object(
  {
    member_id: MemberIdSchema,
    answer: z
      .enum([...MEMBER_ANSWERS, ""], { error: "Choose interview, maybe or no" })
      .default("interview")
      .describe("Empty for a developer without an answer, as forms without JavaScript send it"),
    comment: z
      .string()
      .overwrite(toText)
      .max(MAX_MEMBER_COMMENT, `Comment must be ${MAX_MEMBER_COMMENT} characters or less`)
      .default(""),
  },
  { error: "Send each developer as members[i][member_id]" },
);

/** An answer that was given. */
export type MemberAnswer = {
  member_id: number;
  answer: (typeof MEMBER_ANSWERS)[number];
  comment: string;
};

/** `members[i][member_id]`, `[answer]` and `[comment]`; a repetition changes nothing. */
const MemberAnswersSchema = z
  .array(MemberAnswerSchema, { error: MEMBER_MISSING })
  .max(200, `Answer on ${MAX_REQUEST_MEMBERS} developers or fewer`)
  .superRefine((entries, context) => {
    const first = new Map<number, string>();
    for (const [index, { member_id, answer, comment }] of entries.entries()) {
      const path = [index, "answer"];
      if (answer === "" && comment !== "") {
        const message = "Choose an answer too, or clear the comment";
        context.addIssue({ code: "custom", path, message });
      }
      if (first.has(member_id) && first.get(member_id) !== answer) {
        const message = "Send one answer for each developer";
        context.addIssue({ code: "custom", path, message });
      }
      first.set(member_id, first.get(member_id) ?? answer);
    }
  })
  .transform((entries) => {
    const answers = new Map<number, MemberAnswer>();
    for (const { answer, ...entry } of entries) {
      if (answer === "" || answers.has(entry.member_id)) continue;
      answers.set(entry.member_id, { ...entry, answer });
    }
    return [...answers.values()];
  })
  .pipe(
    z
      .array(z.custom<MemberAnswer>())
      .min(1, MEMBER_MISSING)
      .max(MAX_REQUEST_MEMBERS, `Answer on ${MAX_REQUEST_MEMBERS} developers or fewer`),
  );

/** `POST /api/forms/proposal` (spec §7). */
export const ProposalAnswerSchema = z.object({
  proposal_id: z.string({ error: "Send proposal_id" }).pipe(ProposalIdSchema),
  members: MemberAnswersSchema,
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
