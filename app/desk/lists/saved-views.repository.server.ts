import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { staffViews } from "#database/tables/staff.ts";

/** Lists whose filters can be saved. */
export type ViewList = (typeof staffViews.$inferSelect)["list"];
export type SavedView = { id: number; name: string; query: string };

/** A person's saved filters of a list, by name. */
export function listSavedViews(
  db: Queryable,
  staff_id: number,
  list: ViewList,
): Promise<SavedView[]> {
  const { id, name, query } = staffViews;
  return db
    .select({ id, name, query })
    .from(staffViews)
    .where(and(eq(staffViews.staff_id, staff_id), eq(staffViews.list, list)))
    .orderBy(asc(name));
}

/** Saves filters under a name; the same name again replaces them. */
export async function saveView(
  db: Queryable,
  view: { staff_id: number; list: ViewList; name: string; query: string },
): Promise<void> {
  await db
    .insert(staffViews)
    .values(view)
    .onConflictDoUpdate({
      target: [staffViews.staff_id, staffViews.list, staffViews.name],
      set: { query: view.query },
    });
}

/** Removes a view of this person. */
export async function removeView(db: Queryable, staff_id: number, id: number): Promise<void> {
  await db.delete(staffViews).where(and(eq(staffViews.id, id), eq(staffViews.staff_id, staff_id)));
}
