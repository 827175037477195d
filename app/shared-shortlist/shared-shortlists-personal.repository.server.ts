import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { SHARED_DAYS } from "#contract/clients/shared-shortlist-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Queryable } from "#database/client.server.ts";
import {
  sharedShortlistReaders as readers,
  sharedShortlists as shortlists,
  sharedShortlistVotes as votes,
} from "#database/tables/shared-shortlists.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";

/** Readers whose name or comments have the address. */
const isReader = ({ pattern }: Person): SQL =>
  sql`(${readers.name} ~* ${pattern} or exists (
    select from ${votes} where ${votes.reader_id} = ${readers.id} and ${votes.comment} ~* ${pattern}))`;

const isNoted = ({ pattern }: Person): SQL => sql`${shortlists.note} ~* ${pattern}`;

/** Shortlists that visitors shared, with the names, votes and comments of readers. */
export const sharedShortlistsRecord: PersonalRecord = {
  name: "shared shortlists",
  tables: [
    "shared_shortlists",
    "shared_shortlist_members",
    "shared_shortlist_readers",
    "shared_shortlist_votes",
  ],
  retention: `${SHARED_DAYS} days after the last vote or change, or until the owner stops sharing`,
  expiry: createRowExpiry({ every: "night", since: shortlists.changed_at, days: SHARED_DAYS }),
  ofPerson: {
    count: async (db, person) =>
      (await db.$count(readers, isReader(person))) + (await db.$count(shortlists, isNoted(person))),
    async *copy(db, person) {
      for (const row of await listReaders(db, person)) {
        const ofPerson = await listVotes(db, row.id);
        yield {
          title: `Votes of ${row.voted_at.toISOString()} on a shared shortlist`,
          data: { name: row.name, voted_at: row.voted_at, votes: ofPerson },
          details: [
            ["Name", row.name],
            ...ofPerson.map(
              ({ member_id, vote, comment }) =>
                [
                  withNoun(`Developer ${member_id}`),
                  [vote, comment].filter(Boolean).join(": "),
                ] as const,
            ),
          ],
          files: [],
        };
      }
      const noted = await db
        .select()
        .from(shortlists)
        .where(isNoted(person))
        .orderBy(asc(shortlists.id));
      for (const { note, created_at, changed_at } of noted) {
        yield {
          title: `Note on a shared shortlist of ${created_at.toISOString()}`,
          data: { note, created_at, changed_at },
          details: [["Note", note]],
          files: [],
        };
      }
    },
    /** Their votes go with their name; of a note only the address does. */
    async eraseSome(db, person) {
      const ofPerson = db.select({ id: readers.id }).from(readers).where(isReader(person));
      const erased = await db.delete(readers).where(inArray(readers.id, ofPerson));
      const notes = await db
        .update(shortlists)
        .set({ note: sql`regexp_replace(${shortlists.note}, ${person.pattern}, '[erased]', 'gi')` })
        .where(isNoted(person));
      return (erased.rowCount ?? 0) + (notes.rowCount ?? 0);
    },
  },
};

function listReaders(db: Queryable, person: Person) {
  const { id, name, voted_at } = readers;
  return db.select({ id, name, voted_at }).from(readers).where(isReader(person)).orderBy(asc(id));
}

function listVotes(db: Queryable, reader_id: number) {
  const { member_id, vote, comment } = votes;
  return db
    .select({ member_id, vote, comment })
    .from(votes)
    .where(eq(votes.reader_id, reader_id))
    .orderBy(asc(member_id));
}
