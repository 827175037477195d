import { z } from "zod";
import { MemberCardSchema } from "../members/member.ts";
import { SENIORITY_LEVELS } from "../members/member-terms.ts";
import { SlugSchema } from "../values/taxonomy.ts";
import { toLine, toText } from "../values/text.ts";
import { uploadTokenSchema } from "../values/upload.ts";
import {
  MAX_DEVELOPERS,
  MAX_JOB_DESCRIPTION,
  MAX_MATCHES,
  MAX_RATE,
  MAX_TECHNOLOGIES,
} from "./find-request-terms.ts";
import {
  ContactAtSchema,
  ContactsSchema,
  MarketingConsentSchema,
  MemberIdSchema,
  ProjectSchema,
} from "./request.ts";

const TECHNOLOGIES_MISSING = "Select the technologies you need";

const TechnologiesSchema = z
  .array(SlugSchema, { error: TECHNOLOGIES_MISSING })
  .max(200, `Select ${MAX_TECHNOLOGIES} technologies or fewer`)
  .transform((slugs) => [...new Set(slugs)])
  .pipe(
    z
      .array(z.string())
      .min(1, TECHNOLOGIES_MISSING)
      .max(MAX_TECHNOLOGIES, `Select ${MAX_TECHNOLOGIES} technologies or fewer`),
  )
  .describe(`Slug of a technology; one field each, up to ${MAX_TECHNOLOGIES}`);

const NumberOfDevelopersSchema = z
  .string({ error: "Enter how many developers you need" })
  .overwrite(toLine)
  .min(1, { error: "Enter how many developers you need", abort: true })
  .regex(/^\d{1,9}$/, {
    error: "Number of developers must be a whole number, like 2",
    abort: true,
  })
  .transform(Number)
  .pipe(
    z
      .number()
      .min(1, "Number of developers must be 1 or more")
      .max(MAX_DEVELOPERS, `Number of developers must be ${MAX_DEVELOPERS} or less`),
  )
  .describe(`From 1 to ${MAX_DEVELOPERS}`);

/** Empty: any level. */
const SeniorityLevelSchema = z
  .enum(["", ...SENIORITY_LEVELS], { error: "Select how experienced they should be" })
  .default("")
  .transform((level) => level || undefined);

/** As people write money: `60`, `60.50`, `60,50`, `€60`. Empty: no limit. */
const MaxRateSchema = z
  .string({ error: "Maximum rate must be a number, like 60" })
  .overwrite((text) =>
    toLine(text)
      .replace(/^€ ?| ?€$/g, "")
      .replace(",", "."),
  )
  .regex(/^(?:\d{1,9}(?:\.\d{1,2})?)?$/, {
    error: "Maximum rate must be a number, like 60",
    abort: true,
  })
  .transform((text) => (text === "" ? undefined : Number(text)))
  .pipe(
    z
      .number()
      .min(1, "Maximum rate must be 1 or more")
      .max(MAX_RATE, `Maximum rate must be ${MAX_RATE.toLocaleString("en")} or less`)
      .optional(),
  )
  .prefault("")
  .describe("Per hour, in the `currency` of `GET /config/common`");

/** What the client has written about the job elsewhere, pasted. */
export const JobDescriptionSchema = z
  .string()
  .overwrite(toText)
  .max(MAX_JOB_DESCRIPTION, "Job description must be 20,000 characters or less")
  .default("");

/** Requirements of the client, and criteria of the matches. */
export const RequestedSchema = z.object({
  technologies: TechnologiesSchema,
  number_of_developers: NumberOfDevelopersSchema,
  seniority_level: SeniorityLevelSchema,
  max_rate: MaxRateSchema,
});
export type Requested = z.infer<typeof RequestedSchema>;

/** The step "contacts". */
export const FindContactsSchema = ContactsSchema;

/** A file that was sent ahead; empty without one. */
const BriefSchema = uploadTokenSchema()
  .transform((token) => token || undefined)
  .prefault("")
  .describe("From `POST /api/uploads`, with the purpose `brief`");

/** The step "details": requirements, project and file. */
export const FindDetailsSchema = z.object({
  job_description: JobDescriptionSchema,
  ...RequestedSchema.shape,
  ...ProjectSchema.shape,
  brief: BriefSchema,
});

/** `members[i][member_id]` of those of the matches that were ticked: any or none. */
const TickedMembersSchema = z
  .array(
    z.object(
      { member_id: MemberIdSchema },
      { error: "Send each developer as members[i][member_id]" },
    ),
  )
  .max(200, `Choose ${MAX_MATCHES} developers or fewer`)
  .transform((members) => [...new Set(members.map(({ member_id }) => member_id))])
  .pipe(z.array(z.number()).max(MAX_MATCHES, `Choose ${MAX_MATCHES} developers or fewer`))
  .prefault([])
  .describe(`One for each developer you're interested in, up to ${MAX_MATCHES}`);

/** `POST /api/forms/find` (product §3). */
export const FindRequestSchema = z.object({
  ...ContactsSchema.shape,
  ...FindDetailsSchema.shape,
  members: TickedMembersSchema,
  contact_at: ContactAtSchema.optional(),
  marketing_consent: MarketingConsentSchema,
});
export type FindRequest = z.infer<typeof FindRequestSchema>;

/** A matching member, with reasons. */
export const MatchSchema = z
  .object({
    member: MemberCardSchema,
    reasons: z.array(z.string()).describe("In words: `React 6 years`, `within your budget`"),
  })
  .meta({ id: "Match" });
export type Match = z.infer<typeof MatchSchema>;
