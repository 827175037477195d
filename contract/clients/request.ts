import { z } from "zod";
import { MAX_LENGTH, MAX_REQUEST_MEMBERS } from "../values/limits.ts";
import { EmailSchema, FullNameSchema } from "../values/person.ts";
import { PhoneSchema } from "../values/phone.ts";
import { PROJECT_DURATIONS, START_DATES, WORKLOADS } from "../values/request-terms.ts";
import { toLine, toText } from "../values/text.ts";
import { isTimeZone } from "../values/time-zone.ts";

type Names<Options extends readonly { name: string }[]> = Options[number]["name"];

/** The schema of one option's name; `error` says what to select. */
export function optionName<const Options extends readonly { name: string }[]>(
  options: Options,
  error: string,
) {
  return z.enum(options.map(({ name }) => name) as [Names<Options>, ...Names<Options>[]], {
    error,
  });
}

export const ContactsSchema = z.object({
  name: FullNameSchema,
  email: EmailSchema,
  company_name: z
    .string()
    .overwrite(toLine)
    .max(MAX_LENGTH.company_name, "Company name must be 120 characters or less")
    .default(""),
});

/** Message of a client. */
export const MessageSchema = z
  .string()
  .overwrite(toText)
  .max(MAX_LENGTH.message, "Message must be 2,000 characters or less")
  .default("");

export const ProjectSchema = z.object({
  project_type: z
    .string({ error: "Enter what kind of project it is" })
    .overwrite(toLine)
    .min(1, "Enter what kind of project it is")
    .max(MAX_LENGTH.project_type, "Kind of project must be 120 characters or less"),
  project_duration: optionName(PROJECT_DURATIONS, "Select how long the project will last"),
  workload: optionName(WORKLOADS, "Select how much time you need"),
  start_date: optionName(START_DATES, "Select when you want to start"),
  message: MessageSchema,
});

/** Where a form names no member. */
export const MEMBER_MISSING = "Choose at least one developer";

/** Id of a member as a form sends it. */
export const MemberIdSchema = z.coerce
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(2_147_483_647))
  // Also where a field of a form carries it as text.
  .meta({ type: "integer" });

/** `members[i][member_id]`, as ids without repetition. */
export const ChosenMembersSchema = z
  .array(
    z.object(
      { member_id: MemberIdSchema },
      { error: "Send each developer as members[i][member_id]" },
    ),
    { error: MEMBER_MISSING },
  )
  .max(200, "Choose 20 developers or fewer")
  .transform((members) => [...new Set(members.map(({ member_id }) => member_id))])
  .pipe(
    z
      .array(z.number())
      .min(1, MEMBER_MISSING)
      .max(MAX_REQUEST_MEMBERS, `Choose ${MAX_REQUEST_MEMBERS} developers or fewer`),
  )
  .describe(`One for each chosen developer, up to ${MAX_REQUEST_MEMBERS}`);

/** Consent to news by email. */
export const MarketingConsentSchema = z
  .stringbool({ error: "Send marketing_consent as true or false" })
  .default(false)
  .describe("`true` or `false`");

/** Requested time of the call; sent only with both date and time (spec §5). */
export const ContactAtSchema = z.object(
  {
    date: z.iso.date({ error: "Choose a day for the call" }).describe("Only with a time"),
    time: z.union(
      [z.iso.time({ precision: -1 }), z.iso.time({ precision: 0 })],
      "Choose a time for the call",
    ),
    timezone: z
      .string({ error: "Choose your time zone" })
      .max(64)
      .refine(isTimeZone, "Choose your time zone")
      .describe("IANA zone"),
    offset: z
      .string()
      .regex(/^[+-](?:0\d|1[0-4]):[0-5]\d$/, "Send the offset from UTC like +02:00")
      .optional()
      .describe("Which of two, where clocks go back over the time; without it the earlier"),
    hold: z.string().max(64).optional().describe("The secret of this browser's hold"),
    phone: PhoneSchema.optional().describe("The number to call, where the host calls by phone"),
  },
  { error: "Choose a day and a time for the call" },
);
export type ContactAt = z.infer<typeof ContactAtSchema>;
