import { sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import type { Person } from "../personal-data/person.server.ts";
import type { PersonalCopy, PersonalRecord } from "../personal-data/personal-record.server.ts";
import { daysBefore } from "../personal-data/time-before.ts";
import { toDeadLetterQueue } from "../queue-jobs.ts";
import { deleteSomeJobs, hasQueue, JOBS, measureJobs } from "../queued-jobs.repository.server.ts";
import { DEAD_LETTER_DAYS, MAIL, type QueuedEmail, SENT_DAYS } from "./email.server.ts";

/** Emails in memory at a time. */
const PAGE = 100;

const isEmail = sql`name in (${MAIL.name}, ${toDeadLetterQueue(MAIL.name)})`;

const isExpired = (now: Date) => sql`${isEmail} and (
  completed_on <= ${daysBefore(now, SENT_DAYS).toISOString()}
  or name = ${toDeadLetterQueue(MAIL.name)} and created_on <= ${daysBefore(now, DEAD_LETTER_DAYS).toISOString()})`;

/** To the person, or to the operator with the person as reply-to. */
function isAboutThem({ spellings }: Person) {
  const ofPerson = sql.join(
    spellings.map((spelling) => sql`${spelling}`),
    sql`, `,
  );
  return sql`${isEmail} and (
    lower(data -> 'to' ->> 'address') in (${ofPerson})
    or lower(data -> 'replyTo' ->> 'address') in (${ofPerson}))`;
}

/**
 * An email that is being sent is not deleted while the attempt may last: it would be written after
 * its row is gone.
 */
const isNotUnderWay = sql`(state <> 'active' or started_on <= now() - make_interval(secs => expire_seconds))`;

const toDate = (time: Date | string | null | undefined) => (time ? new Date(time) : undefined);

async function* listEmails(db: Queryable, person: Person) {
  if (!(await hasQueue(db))) return;
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows } = await db.execute<EmailRow>(sql`
      select id, state, created_on, completed_on, data from ${JOBS}
      where ${isAboutThem(person)} and id > ${last} order by id limit ${PAGE}`);
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

type EmailRow = {
  id: string;
  state: string;
  created_on: Date | string;
  completed_on: Date | string | null;
  /** Without text, HTML and calendar once it was sent. */
  data:
    | QueuedEmail
    | (Omit<QueuedEmail, "text" | "html" | "calendar"> & {
        text?: never;
        html?: never;
        calendar?: never;
      });
};

function toCopy({ state, created_on, completed_on, data }: EmailRow): PersonalCopy {
  const { to, replyTo, subject, text, html, calendar } = data;
  const sent_at = state === "completed" ? toDate(completed_on)?.toISOString() : undefined;
  return {
    title: `Email: ${subject}`,
    data: { to, reply_to: replyTo, subject, text, html, calendar, written_at: created_on, sent_at },
    details: [
      ["To", to.address],
      ["Written", new Date(created_on).toISOString()],
      ["Sent", sent_at ?? "not yet"],
      ["Text", text ?? "deleted after sending"],
    ],
    files: [],
  };
}

/** Emails in the queue: waiting ones, dead letters, and sent ones without their text. */
export const emailsRecord: PersonalRecord = {
  name: "emails in the queue",
  tables: ["pgboss.job"],
  retention: `${SENT_DAYS} days after they were sent, ${DEAD_LETTER_DAYS} days if they can't be delivered`,
  expiry: {
    every: "night",
    find: (db, now) => measureJobs(db, isExpired(now)),
    eraseSome: (db, now) => deleteSomeJobs(db, isExpired(now), "skip locked"),
  },
  ofPerson: {
    count: async (db, person) => (await measureJobs(db, isAboutThem(person))).count,
    async *copy(db, person) {
      for await (const email of listEmails(db, person)) yield toCopy(email);
    },
    eraseSome: (db, person) => deleteSomeJobs(db, sql`${isAboutThem(person)} and ${isNotUnderWay}`),
  },
};
