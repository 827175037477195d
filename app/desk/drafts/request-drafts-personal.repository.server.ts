import { and, isNotNull, lte, or, sql } from "drizzle-orm";
import { DRAFT_DAYS } from "#contract/desk/request-draft-terms.ts";
import { requestDrafts } from "#database/tables/request-drafts.ts";
import { requests } from "#database/tables/requests.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";
import {
  createRowsPart,
  hasAddress,
} from "#services/personal-data/rows-of-person.repository.server.ts";
import { daysBefore, hoursBefore } from "#services/personal-data/time-before.ts";
import { deleteUnclaimed } from "#services/uploads/uploads.repository.server.ts";

const { request_id, saved_at, sent_as, upload_id } = requestDrafts;

const isOfPerson = (person: Person) =>
  sql`${request_id} in (select ${requests.id} from ${requests} where ${hasAddress(requests.email, person)})`;

/** What staff began to write about a request and did not send. Its file expires with it. */
export const requestDraftsRecord: PersonalRecord = {
  name: "drafts of replies and notes",
  tables: ["request_drafts"],
  retention: `${DRAFT_DAYS} days after their last change, or until they are sent`,
  expiry: createRowExpiry({
    every: "hour",
    since: saved_at,
    isExpired: (now) =>
      or(
        lte(saved_at, daysBefore(now, DRAFT_DAYS)),
        and(isNotNull(sent_as), lte(saved_at, hoursBefore(now, 1))),
      ),
  }),
  ofPerson: {
    ...createRowsPart({ table: requestDrafts, isOfPerson, toCopy }),
    async eraseSome(db, person) {
      const erased = await db
        .delete(requestDrafts)
        .where(isOfPerson(person))
        .returning({ upload_id });
      await deleteUnclaimed(
        db,
        erased.flatMap((row) => row.upload_id ?? []),
      );
      return erased.length;
    },
  },
};

function toCopy({ kind, subject, body, saved_at }: typeof requestDrafts.$inferSelect) {
  return {
    title: `Draft of a ${kind}, ${saved_at.toISOString()}`,
    data: { kind, subject, body, saved_at },
    details: [
      ["Subject", subject],
      ["Text", body],
    ] as const,
  };
}
