import { and, isNull, lte } from "drizzle-orm";
import { sharedShortlistEmails } from "#database/tables/shared-shortlists.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";
import {
  createRowsPart,
  hasAddress,
} from "#services/personal-data/rows-of-person.repository.server.ts";
import { daysBefore } from "#services/personal-data/time-before.ts";
import { UNCONFIRMED_DAYS } from "./vote-email-periods.ts";

const { email, asked_at, confirmed_at } = sharedShortlistEmails;

/** Addresses of owners of shared shortlists. Their links are deleted with them. */
export const voteEmailsRecord: PersonalRecord = {
  name: "emails about votes",
  tables: ["shared_shortlist_emails", "shared_shortlist_links"],
  retention: `until they are stopped, as long as the shortlist is shared at most; ${UNCONFIRMED_DAYS} days without confirmation`,
  expiry: createRowExpiry({
    every: "night",
    since: asked_at,
    isExpired: (now) => and(isNull(confirmed_at), lte(asked_at, daysBefore(now, UNCONFIRMED_DAYS))),
  }),
  ofPerson: createRowsPart({
    table: sharedShortlistEmails,
    isOfPerson: (person) => hasAddress(email, person),
    toCopy: ({ shortlist_id, ...row }) => ({
      title: `Emails about votes on a shared shortlist, since ${row.asked_at.toISOString()}`,
      data: row,
      details: [
        ["Email address", row.email],
        ["Confirmed", row.confirmed_at?.toISOString() ?? ""],
      ],
    }),
  }),
};
