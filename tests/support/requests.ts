import { sql } from "drizzle-orm";
import type { Database } from "#database/client.server.ts";
import type { Mail } from "#platform/mail/mail.server.ts";

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

function toForm(fields: Changes): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value);
  }
  return form;
}

/** What stands in the mail queue. */
export async function listQueuedMails(db: Database): Promise<Mail[]> {
  const { rows } = await db.execute<{ data: Mail }>(
    sql`select data from pgboss.job where name = 'mail' order by data ->> 'label' desc`,
  );
  return rows.map(({ data }) => data);
}
