import { asc, isNull, ne, sql } from "drizzle-orm";
import type { StaffRole } from "#contract/desk/staff-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { staff } from "#database/tables/staff.ts";

export type Colleague = {
  id: number;
  name: string;
  email: string;
  role: StaffRole;
  /** Not disabled. */
  is_active: boolean;
};

/** Everybody who has or had an account, by name. */
export function listColleagues(db: Queryable): Promise<Colleague[]> {
  const { id, name, email, role, disabled_at } = staff;
  return db
    .select({ id, name, email, role, is_active: sql<boolean>`${isNull(disabled_at)}` })
    .from(staff)
    .where(ne(name, ""))
    .orderBy(asc(name));
}
