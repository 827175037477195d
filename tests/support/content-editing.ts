import { desc, eq, sql } from "drizzle-orm";
import { contentKinds } from "#app/content.ts";
import { type EditedFile, readEditedFile } from "#app/desk/content/editing/edited-file.server.ts";
import type { Database } from "#database/client.server.ts";
import { contentRevisions } from "#database/tables/content.ts";
import { auditLog } from "#database/tables/staff.ts";
import { writeContentFolder } from "./content-folder.ts";
import { importFolder } from "./import-folder.ts";

export const VACANCY_PATH = "vacancies/qa-engineer.md";

/** A valid vacancy. */
export const VACANCY = `---
title: QA engineer
type: contract
workplace: remote
location: Tallinn, Estonia
country_code: EE
pay: { min: 40, max: 55, currency: EUR, per: hour }
technologies: [react]
seniority_level: senior
posted_at: 2026-11-01
valid_until: 2099-12-31
closed_at: null
excerpt: Test what we build.
---
You test.
`;

/** Makes the site equal to a small folder, with no history of files that are not in it. */
export async function resetContent(
  db: Database,
  changes: Record<string, string | null> = {},
): Promise<void> {
  await db.execute(
    sql`truncate member_private, members, vacancies, previous_slugs, content_revisions, content_files, technologies, tags, audit_log restart identity cascade`,
  );
  await importFolder(db, writeContentFolder(changes), contentKinds);
}

export const readFile = (db: Database, path: string): Promise<EditedFile> =>
  readEditedFile(db, path);

/** Revisions of a file, the newest first. */
export const listRevisionsOf = (db: Database, path: string) =>
  db
    .select()
    .from(contentRevisions)
    .where(eq(contentRevisions.path, path))
    .orderBy(desc(contentRevisions.id));

/** Actions of the audit log with what they are about, the oldest first. */
export const listAudited = async (db: Database) =>
  (await db.select().from(auditLog).orderBy(auditLog.id)).map(
    ({ action, subject }) => `${action} ${subject}`,
  );
