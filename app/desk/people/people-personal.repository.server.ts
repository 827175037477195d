import {
  and,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { getRetention } from "#contract/values/retention.ts";
import type { Queryable } from "#database/client.server.ts";
import { companies, people } from "#database/tables/people.ts";
import { proposals } from "#database/tables/proposals.ts";
import { requests } from "#database/tables/requests.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";
import { createRowsPart } from "#services/personal-data/rows-of-person.repository.server.ts";
import { monthsBefore } from "#services/personal-data/time-before.ts";

const { address, requested_at, entered_by, merged_into } = people;

/** The index of addresses has them in lower case, as the spellings are. */
const isOfPerson = ({ spellings }: Person) => inArray(address, [...spellings]);

/** Nothing is left that they sent or were sent; who was entered by hand remains as long as a request. */
function isUnused(now: Date) {
  return and(
    sql`not exists (select from ${requests} where lower(${requests.email}) = ${address})`,
    sql`not exists (select from ${proposals} where lower(${proposals.client_email}) = ${address})`,
    or(isNull(entered_by), lte(requested_at, monthsBefore(now, getRetention().requests))),
  );
}

/** Other addresses of the same person, which are erased one by one. */
async function listOtherAddresses(db: Queryable, person: Person): Promise<string[]> {
  const other = alias(people, "other");
  const root = (table: typeof people | typeof other) =>
    sql`coalesce(${table.merged_into}, ${table.id})`;
  const rows = await db
    .select({ address: other.address })
    .from(people)
    .innerJoin(other, and(eq(root(other), root(people)), ne(other.id, people.id)))
    .where(and(isOfPerson(person), or(isNotNull(merged_into), isNotNull(other.merged_into))));
  return rows.map((row) => row.address);
}

/** What the desk has of people beside what they sent. */
export const peopleRecord: PersonalRecord = {
  name: "people",
  tables: ["people"],
  get retention() {
    return `as long as anything of them is stored; ${getRetention().requests} months where they were entered by hand`;
  },
  expiry: createRowExpiry({ every: "night", since: requested_at, isExpired: isUnused }),
  ofPerson: {
    ...createRowsPart({
      table: people,
      isOfPerson,
      toCopy: ({ address, name, phone, requested_at }) => ({
        title: "Contact",
        data: { address, name, phone, requested_at },
        details: [
          ["Name", name],
          ["Email address", address],
          ["Phone number", phone ?? ""],
          ["Last contact", requested_at.toISOString()],
        ],
      }),
    }),
    async listNotices(db, person) {
      const others = await listOtherAddresses(db, person);
      return others.map((other) => `They also write from ${other}. Erase that address too.`);
    },
  },
};

const isWithoutPeople = (db: Queryable) =>
  and(
    eq(companies.is_shared, false),
    notExists(db.select({ id: people.id }).from(people).where(eq(people.company_id, companies.id))),
  );

const BATCH = 100;

/** Companies of people; a domain may be that of one person. */
export const companiesRecord: PersonalRecord = {
  name: "companies",
  tables: ["companies"],
  retention: "as long as people of them are stored",
  expiry: {
    every: "night",
    async find(db) {
      const [row] = await db.select({ count: count() }).from(companies).where(isWithoutPeople(db));
      return { count: row?.count ?? 0, oldest: undefined };
    },
    // A form that names the company at the same time has locked its row, which is skipped.
    eraseSome: (db) =>
      db.transaction(async (tx) => {
        const rows = await tx
          .select({ id: companies.id })
          .from(companies)
          .where(isWithoutPeople(tx))
          .limit(BATCH)
          .for("update", { skipLocked: true });
        const ids = rows.map(({ id }) => id);
        if (ids.length > 0) await tx.delete(companies).where(inArray(companies.id, ids));
        return ids.length;
      }),
  },
};
