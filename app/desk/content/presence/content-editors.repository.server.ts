import { and, asc, eq, gt, lt, ne } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { contentEditors } from "#database/tables/content.ts";
import { staff } from "#database/tables/staff.ts";

type Seen = { path: string; staff_id: number; now: Date };

/** How long a person counts as having a file open after the last sign of it. */
const EXPIRES_MS = 60_000;

const { path, staff_id, seen_at } = contentEditors;
const toOldest = (now: Date) => new Date(now.getTime() - EXPIRES_MS);

/** Stores that a person has a file open; what has expired is deleted. */
export async function saveSeen(db: Queryable, seen: Seen): Promise<void> {
  await db.delete(contentEditors).where(lt(seen_at, toOldest(seen.now)));
  await db
    .insert(contentEditors)
    .values({ path: seen.path, staff_id: seen.staff_id, seen_at: seen.now })
    .onConflictDoUpdate({ target: [path, staff_id], set: { seen_at: seen.now } });
}

export async function deleteSeen(db: Queryable, seen: Omit<Seen, "now">): Promise<void> {
  await db.delete(contentEditors).where(and(eq(path, seen.path), eq(staff_id, seen.staff_id)));
}

/** Names of the others who have a file open. */
export async function listOthers(db: Queryable, seen: Seen): Promise<string[]> {
  const rows = await db
    .select({ name: staff.name })
    .from(contentEditors)
    .innerJoin(staff, eq(staff.id, staff_id))
    .where(and(eq(path, seen.path), ne(staff_id, seen.staff_id), gt(seen_at, toOldest(seen.now))))
    .orderBy(asc(staff.name));
  return rows.map(({ name }) => name);
}
