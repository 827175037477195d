import { z } from "zod";
import { PROPOSAL_TYPES, ProposalIdSchema } from "../clients/proposal.ts";
import {
  MAX_PROPOSAL_BRIEF,
  MAX_PROPOSAL_MEMBERS,
  MAX_PROPOSAL_NAME,
  MAX_PROPOSAL_NOTE,
  MAX_PROPOSAL_REASON,
} from "../clients/proposal-terms.ts";
import { IdSchema, MAX_ID } from "../members/member-query.ts";
import { EmailSchema } from "../values/person.ts";
import { toLine, toText } from "../values/text.ts";
import { isFilled, MAX_REPLY, MAX_REPLY_SUBJECT, UNFILLED } from "./desk-request.ts";

const name = z
  .string()
  .overwrite(toLine)
  .max(MAX_PROPOSAL_NAME, `Use ${MAX_PROPOSAL_NAME} characters or less`)
  .default("");

const EMAIL = "Enter an email address in the correct format, like name@example.com";
const RATE = "Enter a rate from 1 to 10,000, like 54.50";

const emailSubject = z
  .string()
  .overwrite(toLine)
  .max(MAX_REPLY_SUBJECT, "The subject must be 200 characters or less");
const emailBody = z
  .string()
  .overwrite(toText)
  .max(MAX_REPLY, "The text must be 10,000 characters or less");

const MemberSchema = z.object({
  member_id: IdSchema,
  note: z
    .string()
    .overwrite(toText)
    .max(MAX_PROPOSAL_NOTE, `A note must be ${MAX_PROPOSAL_NOTE} characters or less`)
    .default(""),
  /** Empty: the member's own. A comma separates decimals as well. */
  sales_rate: z
    .string()
    .default("")
    .transform((input) => (input.trim() === "" ? null : Number(input.trim().replace(",", "."))))
    .pipe(z.number(RATE).min(1, RATE).max(10_000, RATE).multipleOf(0.01, RATE).nullable()),
});

/** What staff saved of a proposal: it may be incomplete, and nothing of it is malformed. */
export const ProposalContentSchema = z.object({
  type: z.enum(PROPOSAL_TYPES).default("private"),
  client: name,
  client_name: name,
  client_email: z
    .string()
    .overwrite(toLine)
    .refine((input) => input === "" || EmailSchema.safeParse(input).success, EMAIL)
    .default(""),
  prepared_by: name,
  valid_until: z
    .union([z.literal("").transform(() => null), z.iso.date()], "Enter a date")
    .default(null),
  brief: z
    .string()
    .overwrite(toText)
    .max(MAX_PROPOSAL_BRIEF, "The introduction must be 10,000 characters or less")
    .default(""),
  members: z
    .array(MemberSchema)
    .max(MAX_PROPOSAL_MEMBERS, `Choose ${MAX_PROPOSAL_MEMBERS} developers or fewer`)
    .default([]),
  /** Of the email that it is to be sent with; null as long as it follows its template. */
  email_template: z.string().max(MAX_PROPOSAL_NAME).nullable().default(null),
  email_subject: emailSubject.nullable().default(null),
  email_body: emailBody.nullable().default(null),
});
export type ProposalContent = z.output<typeof ProposalContentSchema>;

/** The email that a proposal is sent with. */
const ProposalEmailSchema = z.object({
  /** The same key again sends nothing. */
  key: z.uuid(),
  subject: emailSubject.refine(isFilled, UNFILLED).default(""),
  body: emailBody.refine(isFilled, UNFILLED).default(""),
});
export type ProposalEmail = z.infer<typeof ProposalEmailSchema>;

const RevisionSchema = z.coerce.number().int().min(0).max(MAX_ID);

/** What the builder of a proposal asks for. Revision 0 is of one that was not saved yet. */
export const ProposalEditSchema = z.object({
  revision: RevisionSchema,
  /** The secret of the link of a new one. */
  proposal_id: ProposalIdSchema.optional(),
  content: ProposalContentSchema,
});
export type ProposalEdit = z.infer<typeof ProposalEditSchema>;
export const ProposalSendingSchema = ProposalEditSchema.extend({ email: ProposalEmailSchema });
export type ProposalSending = z.infer<typeof ProposalSendingSchema>;

const reason = z
  .string({ error: "Enter a reason" })
  .overwrite(toText)
  .min(1, "Enter a reason")
  .max(MAX_PROPOSAL_REASON, `A reason must be ${MAX_PROPOSAL_REASON} characters or less`);

/** What a button of a proposal's page asks for. */
export const ProposalActionSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("withdraw"), revision: RevisionSchema }),
    z.object({ intent: z.literal("reopen"), revision: RevisionSchema, reason }),
    z.object({ intent: z.literal("discard"), revision: RevisionSchema }),
    z.object({ intent: z.literal("duplicate"), proposal_id: z.string().default("") }),
    z.object({ intent: z.literal("retry-emails") }),
  ],
  { error: "Choose what to do" },
);
