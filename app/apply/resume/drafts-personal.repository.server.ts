import { asc, inArray, lte, sql } from "drizzle-orm";
import { applicationDrafts } from "#database/tables/application-drafts.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";
import { deleteUnclaimed, readUploadBytes } from "#services/uploads/uploads.repository.server.ts";
import { DRAFT_DAYS } from "./draft-terms.ts";

const { id, email, upload_id, expires_at } = applicationDrafts;

const isTheirs = ({ spellings }: Person) => inArray(sql`lower(${email})`, [...spellings]);

/** Applications that were saved and not sent. Their files expire with them. */
export const draftsRecord: PersonalRecord = {
  name: "saved applications",
  tables: ["application_drafts"],
  retention: `${DRAFT_DAYS} days after they were saved, or until they are sent`,
  expiry: createRowExpiry({
    every: "hour",
    table: applicationDrafts,
    key: id,
    since: expires_at,
    isExpired: (now) => lte(expires_at, now),
  }),
  ofPerson: {
    count: (db, person) => db.$count(applicationDrafts, isTheirs(person)),
    async *copy(db, person) {
      const rows = await db
        .select()
        .from(applicationDrafts)
        .where(isTheirs(person))
        .orderBy(asc(id));
      for (const { email: address, answers, upload_id: file, saved_at, expires_at: ends } of rows) {
        const { cv, cv_name, ...form } = JSON.parse(answers) as Record<string, unknown>;
        const name = String(cv_name ?? "");
        yield {
          title: `Saved application of ${saved_at.toISOString()}`,
          data: { email: address, answers: { ...form, cv_name }, saved_at, expires_at: ends },
          details: [
            ["Email address", address],
            ...Object.entries(form).map(
              ([field, value]) =>
                [field, typeof value === "object" ? JSON.stringify(value) : String(value)] as const,
            ),
            ["Ends", ends.toISOString()],
          ],
          files: file === null ? [] : [{ name, read: () => readUploadBytes(db, file) }],
        };
      }
    },
    async eraseSome(db, person) {
      const erased = await db
        .delete(applicationDrafts)
        .where(isTheirs(person))
        .returning({ upload_id });
      await deleteUnclaimed(
        db,
        erased.flatMap((row) => row.upload_id ?? []),
      );
      return erased.length;
    },
  },
};
