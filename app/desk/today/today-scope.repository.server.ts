import { eq } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { staff } from "#database/tables/staff.ts";
import type { TodayScope } from "./today-parts.ts";

/** Whose Today a person chose to see last. */
export async function readScope(db: Queryable, staff_id: number): Promise<TodayScope> {
  const [row] = await db
    .select({ sees_team: staff.sees_team })
    .from(staff)
    .where(eq(staff.id, staff_id));
  return row?.sees_team ? "team" : "mine";
}

export async function storeScope(
  db: Queryable,
  staff_id: number,
  scope: TodayScope,
): Promise<void> {
  const sees_team = scope === "team";
  await db.update(staff).set({ sees_team }).where(eq(staff.id, staff_id));
}
