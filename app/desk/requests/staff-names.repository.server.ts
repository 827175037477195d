import { asc, isNull } from "drizzle-orm";
import type { StaffRole } from "#contract/staff-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { staff } from "#database/tables/staff.ts";

/** Staff who can sign in, by name. */
export function listColleagues(
  db: Queryable,
): Promise<{ id: number; name: string; email: string; role: StaffRole }[]> {
  const { id, name, email, role, disabled_at } = staff;
  return db
    .select({ id, name, email, role })
    .from(staff)
    .where(isNull(disabled_at))
    .orderBy(asc(name));
}
