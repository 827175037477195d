import { z } from "zod";
import { CALL_STATUSES } from "../calls/booking.ts";
import { FORMS } from "../clients/forms.ts";
import {
  APPLICATION_STATES,
  LOST_REASONS,
  REJECTION_REASONS,
  REQUEST_STATES,
} from "../clients/request-state-terms.ts";
import { ReferenceSchema } from "../http/submission.ts";
import { MEMBER_ANSWERS } from "../members/member-answer-terms.ts";

const text = (description: string) => z.string().nullable().describe(description);
const time = (description: string) => z.iso.datetime().nullable().describe(description);
const list = (description: string) => z.array(z.string()).describe(description);

const MemberSchema = z.object({
  member_id: z.number().int().describe("Of the profile"),
  full_name: z.string().describe("As it was shown when the form was sent"),
  slug: z.string().describe("As it was when the form was sent"),
  answer: z.enum(MEMBER_ANSWERS).nullable().describe("To a proposal"),
  comment: z.string().describe("Of the client, on this person"),
});

const FindSchema = z.object({
  technologies: list("Names of those that are needed"),
  number_of_developers: z.number().int().describe("How many are needed"),
  seniority_level: text("Null for any"),
  max_rate: z.number().nullable().describe("An hour, in `currency`"),
  currency: z.string().describe("Of the rate"),
  job_description: z.string().describe("As the client pasted it"),
});

const CallSchema = z.object({
  starts_at: z.iso.datetime().describe("In UTC"),
  ends_at: z.iso.datetime().describe("In UTC"),
  timezone: text("Of who sent the form"),
  status: z.enum(CALL_STATUSES).describe("`tentative` until it is confirmed"),
});

const ApplicationSchema = z.object({
  job: z.string().describe("What is applied for"),
  first_name: z.string().describe("Given name"),
  last_name: z.string().describe("Family name"),
  phone: text("As it was entered"),
  country_code: z.string().describe("ISO 3166-1 alpha-2"),
  city: text("As it was entered"),
  timezone: z.string().describe("Of the applicant"),
  seniority_level: z.string().describe("As the applicant sees it"),
  years_of_experience: z.number().int().describe("In all"),
  technologies: list("Their names, the main ones first"),
  languages: list("Code and level, like `de C1`"),
  hourly_rate: z.number().describe("In `currency`"),
  currency: z.string().describe("Of the rate"),
  links: list("Everything that the applicant links to"),
  decided_at: time("When it was accepted or rejected"),
});

/** What every form has, with what staff know of it. */
export const DeskRequestSchema = z
  .object({
    reference: ReferenceSchema.describe("Its name for both sides"),
    form: z.enum(FORMS).describe("The form that it was sent with"),
    url: z.url().describe("Its page at the desk"),
    submitted_at: z.iso.datetime().describe("In UTC"),
    updated_at: z.iso.datetime().describe("When it or its conversation last changed"),
    version: z.number().int().describe("Of state, owner and follow-up; also the `ETag`"),
    state: z.enum([...new Set([...REQUEST_STATES, ...APPLICATION_STATES])]).describe("Of the work"),
    state_reason: text("Why it was lost or rejected"),
    owner_id: z.number().int().nullable().describe("Of the person who works on it"),
    owner: text("Name of that person"),
    follow_up_on: z.iso.date().nullable().describe("When it needs attention again"),
    waiting_since: time("Since when they wait for an answer"),
    replied_at: time("When the agency last wrote to them"),
    name: z.string().describe("Of who sent it"),
    email: text("Of who sent it"),
    is_email_confirmed: z.boolean().describe("Whether they used a link in an email to it"),
    company_name: text("As it was entered"),
    project_type: text("As it was entered"),
    project_duration: text("One of the choices of the form"),
    workload: text("One of the choices of the form"),
    start_date: text("One of the choices of the form"),
    message: text("As it was entered"),
    marketing_consent: z.boolean().describe("Whether they agreed to news by email"),
    members: z.array(MemberSchema).describe("Those that it names"),
    find: FindSchema.nullable().describe("What is looked for; null for other forms"),
    call: CallSchema.nullable().describe("As it is now; null without one"),
    application: ApplicationSchema.nullable().describe("Null for other forms"),
    files: list("Names of the files that came with it"),
  })
  .meta({ id: "DeskRequest" });
export type DeskRequestData = z.infer<typeof DeskRequestSchema>;

export const ReferenceParamsSchema = z.object({
  reference: ReferenceSchema.describe("Of the request or application"),
});

/** The person who works on it; null for nobody. */
export const OwnerBodySchema = z.strictObject({
  owner_id: z.number().int().min(1).max(2_147_483_647).nullable().describe("Null for nobody"),
});

export const FollowUpBodySchema = z.strictObject({
  follow_up_on: z.iso.date().nullable().describe("When it needs attention again; null for never"),
});

export const VersionSchema = z.object({
  version: z.number().int().describe("After the change; also the `ETag`"),
});

const REASONS = [...LOST_REASONS, ...REJECTION_REASONS].map(({ name }) => name);

/** The state of a request or an application. */
export const toStateBodySchema = <const State extends string>(
  states: readonly [State, ...State[]],
) =>
  z.strictObject({
    state: z.enum(states).describe("Of the work"),
    reason: z
      .enum([...new Set(REASONS)])
      .optional()
      .describe("Needed for `lost` and `rejected`"),
    follow_up_on: z.iso
      .date()
      .optional()
      .describe("Needed for states in which something is waited for"),
  });
