import { and, asc, desc, eq, exists, lte, notExists, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { contentRevisions } from "#database/tables/content.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { members } from "#database/tables/members.ts";
import { eraseFiles } from "#services/content/revisions/revisions.repository.server.ts";
import { measureRows } from "#services/personal-data/expired-rows.repository.server.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import type {
  PersonalCopy,
  PersonalRecord,
} from "#services/personal-data/personal-record.server.ts";
import { hasAddress } from "#services/personal-data/rows-of-person.repository.server.ts";
import { monthsBefore } from "#services/personal-data/time-before.ts";
import { toMemberFiles, toMemberPath } from "./member-path.server.ts";
import { deletePrivate } from "./member-private.repository.server.ts";

/** Months after which a draft that was never published is erased. */
const DRAFT_MONTHS = 12;
const BATCH = 100;

const { slug, email, created_at } = memberPrivate;

const toRows = (db: Queryable) =>
  db.select({ id: members.id }).from(members).where(eq(members.slug, slug));

/** Without a row in `members` the profile was never published. */
const isOldDraft = (db: Queryable, now: Date): SQL | undefined =>
  and(notExists(toRows(db)), lte(created_at, monthsBefore(now, DRAFT_MONTHS)));

const isOfPerson = (person: Person): SQL => hasAddress(email, person);

/** Deletes rows, and the drafts of those that were never published. */
async function eraseRows(tx: Transaction, where: SQL | undefined): Promise<number> {
  const rows = await tx
    .select({ slug, isPublic: sql<boolean>`${exists(toRows(tx))}` })
    .from(memberPrivate)
    .where(where)
    .orderBy(asc(slug))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  if (rows.length === 0) return 0;
  await deletePrivate(
    tx,
    rows.map((row) => row.slug),
  );
  const drafts = rows.filter(({ isPublic }) => !isPublic);
  await eraseFiles(
    tx,
    drafts.flatMap((draft) => toMemberFiles(draft.slug)),
  );
  return rows.length;
}

const toTime = (time: Date | null): string => time?.toISOString() ?? "";

/** The latest revision of the profile, published or not. */
function toProfileFile(db: Queryable, path: string): PersonalCopy["files"][number] {
  return {
    name: path,
    async read() {
      const [row] = await db
        .select({ text: contentRevisions.text })
        .from(contentRevisions)
        .where(eq(contentRevisions.path, path))
        .orderBy(desc(contentRevisions.id))
        .limit(1);
      return row?.text ? Buffer.from(row.text) : undefined;
    },
  };
}

/** What only staff know of members; the rest of it goes with the profile. */
export const memberPrivateRecord: PersonalRecord = {
  name: "private data of members",
  tables: ["member_private"],
  retention: `as long as the profile; ${DRAFT_MONTHS} months where it was never published`,
  expiry: {
    every: "night",
    find: (db, now) => measureRows(db, created_at, isOldDraft(db, now)),
    eraseSome: (db, now) => db.transaction((tx) => eraseRows(tx, isOldDraft(tx, now))),
  },
  ofPerson: {
    count: (db, person) => db.$count(memberPrivate, isOfPerson(person)),
    async *copy(db, person) {
      const rows = await db
        .select()
        .from(memberPrivate)
        .where(isOfPerson(person))
        .orderBy(asc(slug));
      for (const { request_id, draft_key, ...row } of rows) {
        const rate = row.own_rate === null ? "" : `${row.own_rate} ${row.own_currency}`;
        yield {
          title: `Member ${row.slug}`,
          data: row,
          details: [
            ["Email address", row.email ?? ""],
            ["Phone number", row.phone ?? ""],
            ["Own hourly rate", rate],
            ["Notes", row.notes],
            ["Wants no emails about availability since", toTime(row.availability_stopped_at)],
          ],
          files: [toProfileFile(db, toMemberPath(row.slug, "yaml"))],
        };
      }
    },
    eraseSome: (db, person) => db.transaction((tx) => eraseRows(tx, isOfPerson(person))),
    async listNotices(db, person) {
      const rows = await db
        .select({ slug })
        .from(memberPrivate)
        .innerJoin(members, and(eq(members.slug, slug), eq(members.published, true)))
        .where(isOfPerson(person))
        .orderBy(asc(slug));
      return rows.map(
        (row) =>
          `The profile ${toMemberPath(row.slug, "yaml")} remains on the site. Unpublish it at the desk, or remove the file, if they want it removed.`,
      );
    },
  },
};
