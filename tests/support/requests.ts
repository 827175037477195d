import { sql } from "drizzle-orm";
import type { Database } from "#database/client.server.ts";
import type { Mail } from "#platform/mail/mail.server.ts";

/** A hire request as the spec's client sends it; `undefined` leaves a field out. */
export function toRequestForm(changes: Record<string, string | undefined> = {}): FormData {
  const fields = {
    type: "multiple",
    name: "Zoë Tamm",
    email: "zoe@example.com",
    company_name: "Põhjatuul OÜ",
    project_type: "New product",
    project_duration: "3_6_month",
    workload: "full_time",
    start_date: "in_one_month",
    message: "We build a shop.\nSecond line.",
    "members[0][member_id]": "1",
    "members[1][member_id]": "2",
    ...changes,
  };
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
