import { inArray } from "drizzle-orm";
import { toFullName } from "#contract/members/member-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { contentRevisions } from "#database/tables/content.ts";
import { members } from "#database/tables/members.ts";
import { staff } from "#database/tables/staff.ts";
import { type AuditNames, listNamed } from "./audit-sentence.ts";

/** The names of what entries of the audit log have by number. */
export async function readAuditNames(
  db: Queryable,
  entries: Parameters<typeof listNamed>[0],
): Promise<AuditNames> {
  const named = listNamed(entries);
  const { id, slug, first_name, last_name } = members;
  const people = await db
    .select({ id: staff.id, name: staff.name, email: staff.email })
    .from(staff);
  const placed =
    named.members.length > 0
      ? await db
          .select({ id, slug, first_name, last_name })
          .from(members)
          .where(inArray(id, named.members))
      : [];
  const files =
    named.files.length > 0
      ? await db
          .select({ id: contentRevisions.id, path: contentRevisions.path })
          .from(contentRevisions)
          .where(inArray(contentRevisions.id, named.files))
      : [];
  return {
    staff: new Map(people.map((one) => [one.id, one.name || one.email])),
    members: new Map(placed.map((one) => [one.id, { slug: one.slug, name: toFullName(one) }])),
    files: new Map(files.map((one) => [one.id, one.path])),
  };
}
