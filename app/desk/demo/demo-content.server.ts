import { join } from "node:path";
import { z } from "zod";
import { LocationSchema } from "#contract/applications/application.ts";
import { ContactsSchema, optionName, ProjectSchema } from "#contract/clients/request.ts";
import {
  APPLICATION_STATES,
  LOST_REASONS,
  REJECTION_REASONS,
  REQUEST_STATES,
} from "#contract/clients/request-state-terms.ts";
import { SENIORITY_LEVELS } from "#contract/members/member-terms.ts";
import { EmailSchema } from "#contract/values/person.ts";
import { PhoneSchema } from "#contract/values/phone.ts";
import { SlugSchema } from "#contract/values/taxonomy.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { StartError } from "#platform/process/start-error.server.ts";
import { openSourceFolder } from "#services/content/folder/source-folder.server.ts";
import { line, text } from "#services/content/kinds/text-fields.ts";
import { formatProblem } from "#services/content/parsing/content-problem.ts";
import { ContentSource } from "#services/content/parsing/content-source.server.ts";

const LineSchema = line({ max: 200 });
const TextSchema = text({ max: 2_000 });
const HoursSchema = z.number().positive();
const ScoreSchema = z.int().min(1).max(4);

const StaffSchema = z.record(
  SlugSchema,
  z.strictObject({
    name: LineSchema,
    email: EmailSchema,
    /** In days from today. */
    leave: z.strictObject({ starts: z.int(), days: z.int(), deputy: SlugSchema }).optional(),
  }),
);

/**
 * A change, a rating with a note, an email or a note of a colleague; without one, what the client
 * wrote.
 */
const stepOf = (person: z.ZodType<string>) =>
  z.strictObject({
    hours_ago: HoursSchema,
    by: person.optional(),
    state: z.enum([...REQUEST_STATES, ...APPLICATION_STATES]).optional(),
    reason: optionName(
      [...LOST_REASONS, ...REJECTION_REASONS],
      "there is no such reason",
    ).optional(),
    owner: person.optional(),
    follow_up: z.int().optional(),
    scores: z.tuple([ScoreSchema, ScoreSchema, ScoreSchema, ScoreSchema]).optional(),
    subject: LineSchema.optional(),
    reply: TextSchema.optional(),
    /** Why the reply was returned. */
    returned: LineSchema.optional(),
    note: TextSchema.optional(),
    /** What was said in a telephone call of the client. */
    phone: TextSchema.optional(),
    email: TextSchema.optional(),
    /** What the email quotes. */
    quoted: TextSchema.optional(),
    /** On the status page. */
    message: TextSchema.optional(),
  });
export type DemoStep = z.infer<ReturnType<typeof stepOf>>;

/** Days are from today on; a negative one is over. */
const placementOf = (person: z.ZodType<string>) =>
  z.strictObject({
    member: SlugSchema,
    by: person,
    client_rate: z.number(),
    own_rate: z.number(),
    starts: z.int(),
    ends: z.int().optional(),
    trial_ends: z.int().optional(),
    ended: z.int().optional(),
    hours_per_week: z.int(),
    notice_days: z.int(),
    has_buyout: z.boolean().default(false),
    terms: TextSchema.optional(),
  });

const requestOf = (person: z.ZodType<string>) =>
  z.strictObject({
    hours_ago: HoursSchema,
    entered_by: person.optional(),
    ...ContactsSchema.shape,
    ...ProjectSchema.shape,
    /** Those asked for, or those that were shown as matches. */
    members: z.array(SlugSchema),
    find: z
      .strictObject({
        technologies: z.array(LineSchema),
        number_of_developers: z.int(),
        seniority_level: z.enum(SENIORITY_LEVELS),
        max_rate: z.number().nullable(),
      })
      .optional(),
    call: z
      .strictObject({ after: z.int(), timezone: LineSchema, phone: PhoneSchema.default("") })
      .optional(),
    steps: z.array(stepOf(person)).default([]),
    placements: z.array(placementOf(person)).default([]),
  });
export type DemoRequest = z.infer<ReturnType<typeof requestOf>>;

const CvSchema = z.strictObject({
  summary: TextSchema,
  work: z.array(
    z.strictObject({ years: LineSchema, role: LineSchema, place: LineSchema, text: TextSchema }),
  ),
  education: LineSchema,
  languages: LineSchema,
});
export type DemoCv = z.infer<typeof CvSchema>;

const { workload, start_date, message } = ProjectSchema.shape;
const applicationOf = (person: z.ZodType<string>) =>
  z.strictObject({
    hours_ago: HoursSchema,
    entered_by: person.optional(),
    vacancy: SlugSchema.optional(),
    /** Of a general application, without a vacancy. */
    position: LineSchema.optional(),
    first_name: LineSchema,
    last_name: LineSchema,
    email: EmailSchema,
    ...LocationSchema.shape,
    seniority_level: z.enum(SENIORITY_LEVELS),
    years_of_experience: z.int(),
    technologies: z.array(z.strictObject({ name: LineSchema, years: z.int(), main: z.boolean() })),
    hourly_rate: z.number(),
    workload,
    start_date,
    message,
    cv: CvSchema.optional(),
    steps: z.array(stepOf(person)).default([]),
  });
export type DemoApplication = z.infer<ReturnType<typeof applicationOf>>;

/** Reads colleagues, requests and applications of the demo's agency. */
export async function readDemo(folder = join(projectRoot, "content/demo-desk")) {
  const source = new ContentSource(await openSourceFolder(folder));
  const { value: staff } = await source.readYaml("staff.yaml", StaffSchema);
  const person = z.enum(Object.keys(staff ?? {}));
  const { value: requests } = await source.readYaml("requests.yaml", z.array(requestOf(person)));
  const { value: applications } = await source.readYaml(
    "applications.yaml",
    z.array(applicationOf(person)),
  );
  if (staff && requests && applications) return { staff, requests, applications };
  const lines = source.problems.map((problem) =>
    formatProblem(problem, (file) => join(folder, file)),
  );
  throw new StartError(lines.join("\n"));
}
export type Demo = Awaited<ReturnType<typeof readDemo>>;
