import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#database/client.server.ts";
import type { Email } from "#services/email/email.server.ts";

type Changes = Record<string, string | undefined>;

/** A hire request as the spec's client sends it; `undefined` leaves a field out. */
export function toRequestForm(changes: Changes = {}): FormData {
  return toForm({
    type: "multiple",
    ...CLIENT,
    "members[0][member_id]": "1",
    "members[1][member_id]": "2",
    ...changes,
  });
}

/** A find request as the form sends it; `undefined` leaves a field out. */
export function toFindForm(changes: Changes = {}): FormData {
  return toForm({
    ...CLIENT,
    "technologies[0]": "react",
    "technologies[1]": "nodejs",
    number_of_developers: "2",
    seniority_level: "senior",
    max_rate: "60.50",
    "members[0][member_id]": "1",
    ...changes,
  });
}

/** An application as the form sends it, without its CV; `undefined` leaves a field out. */
export function toApplyForm(changes: Changes = {}): FormData {
  return toForm({
    job: "front_end",
    first_name: "Zoë",
    last_name: "Tamm",
    email: "zoe@example.com",
    phone: "+372 5555 1234",
    country_code: "EE",
    city: "Tartu",
    timezone: "Europe/Tallinn",
    seniority_level: "senior",
    years_of_experience: "8",
    "technologies[0][name]": "react",
    "technologies[0][years]": "6",
    "technologies[0][main]": "true",
    "technologies[1][name]": "Elm",
    "technologies[1][years]": "1",
    "languages[0][code]": "et",
    "languages[0][level]": "Native",
    "languages[1][code]": "en",
    "languages[1][level]": "C1",
    hourly_rate: "45,50",
    currency: "EUR",
    workload: "full_time",
    start_date: "in_one_month",
    about: "I build interfaces for people who are in a hurry.\nSecond line.",
    linkedin_url: "linkedin.com/in/zoe",
    github_url: "",
    portfolio_url: "https://zoe.example.com/work",
    "links[0]": "",
    "links[1]": "talks.example.org/zoe",
    ...changes,
  });
}

const CLIENT = {
  name: "Zoë Tamm",
  email: "zoe@example.com",
  company_name: "Põhjatuul OÜ",
  project_type: "New product",
  project_duration: "3_6_month",
  workload: "full_time",
  start_date: "in_one_month",
  message: "We build a shop.\nSecond line.",
};

/** `CLIENT` as it is stored in the table of requests. */
export const STORED_CLIENT = { ...CLIENT, contact_date: null, marketing_consent: false };

/** An invalid form: the field, its value, the error message (product §3). */
export type Mistake = [field: string, changes: Changes, message: string];

const EMAIL_FORMAT = "Enter an email address in the correct format, like name@example.com";

/** Invalid values of the fields that every form of a client has. */
export const CLIENT_MISTAKES: Mistake[] = [
  ["name", { name: undefined }, "Enter your full name"],
  ["name", { name: " \u00a0 " }, "Enter your full name"],
  ["name", { name: "A" }, "Full name must be 2 characters or more"],
  ["name", { name: "A".repeat(101) }, "Full name must be 100 characters or less"],
  ["email", { email: "" }, "Enter your email address"],
  ["email", { email: "zoe@example" }, EMAIL_FORMAT],
  ["email", { email: "a@example.com,b@example.com" }, EMAIL_FORMAT],
  [
    "company_name",
    { company_name: "A".repeat(121) },
    "Company name must be 120 characters or less",
  ],
  ["project_type", { project_type: "" }, "Enter what kind of project it is"],
  ["project_duration", { project_duration: "1" }, "Select how long the project will last"],
  ["workload", { workload: undefined }, "Select how much time you need"],
  ["start_date", { start_date: "tomorrow" }, "Select when you want to start"],
  ["message", { message: "A".repeat(2_001) }, "Message must be 2,000 characters or less"],
  [
    "members",
    { "members[0][member_id]": "99" },
    "One of the developers is no longer available. Check your choice and send it again",
  ],
];

function toForm(fields: Changes): FormData {
  const form = new FormData();
  form.append("idempotency_key", randomUUID());
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value);
  }
  return form;
}

/** The emails in the queue. */
export async function listQueuedEmails(db: Database): Promise<Email[]> {
  const { rows } = await db.execute<{ data: Email }>(
    sql`select data from pgboss.job where name = 'mail' order by data ->> 'label' desc`,
  );
  return rows.map(({ data }) => data);
}
