import { asc } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { members } from "#database/tables/members.ts";

export type StoredMember = typeof members.$inferSelect;

/** Every member that was ever imported, unpublished ones included. */
export function listStoredMembers(db: Queryable): Promise<StoredMember[]> {
  return db.select().from(members).orderBy(asc(members.slug));
}
