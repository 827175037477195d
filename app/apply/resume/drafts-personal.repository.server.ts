import type { Queryable } from "#database/client.server.ts";
import { applicationDrafts } from "#database/tables/application-drafts.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import type {
  PersonalCopy,
  PersonalRecord,
} from "#services/personal-data/personal-record.server.ts";
import {
  createRowsPart,
  hasAddress,
} from "#services/personal-data/rows-of-person.repository.server.ts";
import { deleteUnclaimed, readUploadBytes } from "#services/uploads/uploads.repository.server.ts";
import { DRAFT_DAYS } from "./draft-terms.ts";

const { email, upload_id, expires_at } = applicationDrafts;

const isOfPerson = (person: Person) => hasAddress(email, person);

/** Applications that were saved and not sent. Their files expire with them. */
export const draftsRecord: PersonalRecord = {
  name: "saved applications",
  tables: ["application_drafts"],
  retention: `${DRAFT_DAYS} days after they were saved, or until they are sent`,
  expiry: createRowExpiry({ every: "hour", since: expires_at }),
  ofPerson: {
    ...createRowsPart({ table: applicationDrafts, isOfPerson, toCopy }),
    async eraseSome(db, person) {
      const erased = await db
        .delete(applicationDrafts)
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

function toCopy(
  { email, answers, upload_id, saved_at, expires_at }: typeof applicationDrafts.$inferSelect,
  db: Queryable,
): PersonalCopy {
  const { cv, cv_name, ...form } = JSON.parse(answers) as Record<string, unknown>;
  const name = String(cv_name ?? "");
  return {
    title: `Saved application of ${saved_at.toISOString()}`,
    data: { email, answers: { ...form, cv_name }, saved_at, expires_at },
    details: [
      ["Email address", email],
      ...Object.entries(form).map(
        ([field, value]) =>
          [field, typeof value === "object" ? JSON.stringify(value) : String(value)] as const,
      ),
      ["Ends", expires_at.toISOString()],
    ],
    files: upload_id === null ? [] : [{ name, read: () => readUploadBytes(db, upload_id) }],
  };
}
