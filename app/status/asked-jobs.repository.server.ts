import { sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";
import { hoursBefore } from "#services/personal-data/time-before.ts";
import type { JobKind } from "#services/queue.server.ts";
import { toDeadLetterQueue } from "#services/queue-jobs.ts";
import { deleteSomeJobs, JOBS, measureJobs } from "#services/queued-jobs.repository.server.ts";

/** Links were asked for. Its data has the typed address, so it is soon deleted. */
export const LOST_LINKS: JobKind = {
  name: "lost-links",
  options: { retryLimit: 5, retryDelay: 10, retryBackoff: true, deleteAfterSeconds: 3_600 },
};

/** An erasure was confirmed. Its data has the address until it is done. */
export const ERASURES: JobKind = {
  name: "erasures",
  options: {
    retryLimit: 10,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 3_600,
    // Longer than an erasure that waits for an email that is being sent.
    expireInSeconds: 300,
    deleteAfterSeconds: 3_600,
  },
};

/** Data of both: the normalized address of a person. */
export type AskedJob = { email: string };

/** Hours after which a lost link is not worth another attempt. */
const HOURS = 1;

const toNames = (kind: JobKind) => sql`${kind.name}, ${toDeadLetterQueue(kind.name)}`;

const isOld = (now: Date) =>
  sql`name in (${toNames(LOST_LINKS)}) and state <> 'active'
    and created_on <= ${hoursBefore(now, HOURS).toISOString()}`;

/** Not the erasure that is running, which is the one that asks. */
const isOfPerson = ({ address }: Person) =>
  sql`name in (${toNames(LOST_LINKS)}, ${toNames(ERASURES)})
    and not (name = ${ERASURES.name} and state = 'active') and data ->> 'email' = ${address}`;

/** Deletes the address of an erasure that is done from its job. */
export async function forgetErasure(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`
    update ${JOBS} set data = '{}'::jsonb where name = ${ERASURES.name} and id = ${id}`);
}

/** Addresses for which links or an erasure were asked, until the job is done. */
export const askedJobsRecord: PersonalRecord = {
  name: "questions for links and erasures",
  // Rows of the queue's table, which the record of emails names.
  tables: [],
  retention: `${HOURS} hour after they were asked, within an hour more; an erasure until it is done`,
  expiry: {
    every: "hour",
    find: (db, now) => measureJobs(db, isOld(now)),
    eraseSome: (db, now) => deleteSomeJobs(db, isOld(now)),
  },
  ofPerson: {
    count: async (db, person) => (await measureJobs(db, isOfPerson(person))).count,
    // Nothing but the address itself.
    async *copy() {},
    eraseSome: (db, person) => deleteSomeJobs(db, isOfPerson(person)),
  },
};
