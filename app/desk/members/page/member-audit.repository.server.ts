import { and, desc, eq, isNotNull } from "drizzle-orm";
import { toMemberPath } from "#app/developers/content/member-path.server.ts";
import type { Queryable } from "#database/client.server.ts";
import { contentRevisions } from "#database/tables/content.ts";
import { findStoredMember } from "./member-page.repository.server.ts";

/**
 * How the audit log refers to a member: by a number, because the slug is a name. Undefined where
 * there is neither a profile nor a text of one.
 */
export async function findAuditSubject(db: Queryable, slug: string): Promise<string | undefined> {
  const member = await findStoredMember(db, slug);
  if (member) return `member ${member.id}`;
  const { id, path, text } = contentRevisions;
  const [row] = await db
    .select({ id })
    .from(contentRevisions)
    .where(and(eq(path, toMemberPath(slug, "yaml")), isNotNull(text)))
    .orderBy(desc(id))
    .limit(1);
  return row && `members revision ${row.id}`;
}
