import { asc, inArray, lte, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { availabilityEmails } from "#database/tables/availability.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";
import { monthsBefore } from "#services/personal-data/time-before.ts";

const MONTHS = 12;

const { id, slug, asked_at } = availabilityEmails;

const toTheirs = (db: Queryable, { spellings }: Person) =>
  inArray(
    slug,
    db
      .select({ slug: memberPrivate.slug })
      .from(memberPrivate)
      .where(inArray(sql`lower(${memberPrivate.email})`, [...spellings])),
  );

/** When members were asked about their availability, and what they answered. */
export const availabilityRecord: PersonalRecord = {
  name: "emails about availability",
  tables: ["availability_emails"],
  retention: `${MONTHS} months after they were sent, or as long as the private data of the member`,
  expiry: createRowExpiry({
    every: "night",
    table: availabilityEmails,
    key: id,
    since: asked_at,
    isExpired: (now) => lte(asked_at, monthsBefore(now, MONTHS)),
  }),
  ofPerson: {
    count: (db, person) => db.$count(availabilityEmails, toTheirs(db, person)),
    async *copy(db, person) {
      const rows = await db
        .select()
        .from(availabilityEmails)
        .where(toTheirs(db, person))
        .orderBy(asc(id));
      for (const { token_hash, recipient_hash, staff_id, ...row } of rows) {
        yield {
          title: `Email about availability of ${row.asked_at.toISOString()}`,
          data: row,
          details: [
            ["Member", row.slug],
            ["Answered", row.answered_at?.toISOString() ?? ""],
            ["Answer", row.answer ?? ""],
            ["Available from", row.available_from ?? ""],
          ],
          files: [],
        };
      }
    },
    async eraseSome(db, person) {
      const erased = await db.delete(availabilityEmails).where(toTheirs(db, person));
      return erased.rowCount ?? 0;
    },
  },
};
