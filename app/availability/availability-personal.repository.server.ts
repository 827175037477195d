import { sql } from "drizzle-orm";
import { availabilityEmails } from "#database/tables/availability.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";
import {
  createRowsPart,
  hasAddress,
} from "#services/personal-data/rows-of-person.repository.server.ts";

const MONTHS = 12;

const { slug, asked_at } = availabilityEmails;

/** When members were asked about their availability, and what they answered. */
export const availabilityRecord: PersonalRecord = {
  name: "emails about availability",
  tables: ["availability_emails"],
  retention: `${MONTHS} months after they were sent, or as long as the private data of the member`,
  expiry: createRowExpiry({ every: "night", since: asked_at, months: MONTHS }),
  ofPerson: createRowsPart({
    table: availabilityEmails,
    isOfPerson: (person) =>
      sql`${slug} in (select ${memberPrivate.slug} from ${memberPrivate} where ${hasAddress(memberPrivate.email, person)})`,
    toCopy: ({ token_hash, recipient_hash, staff_id, ...row }) => ({
      title: `Email about availability of ${row.asked_at.toISOString()}`,
      data: row,
      details: [
        ["Member", row.slug],
        ["Answered", row.answered_at?.toISOString() ?? ""],
        ["Answer", row.answer ?? ""],
        ["Available from", row.available_from ?? ""],
      ],
    }),
  }),
};
