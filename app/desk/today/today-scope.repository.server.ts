import { eq } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { staff } from "#database/tables/staff.ts";
import { TODAY_SCOPES, type TodayScope } from "./today-parts.ts";

/**
 * Whose Today a person sees: what the URL asks for, which is remembered, or what they chose last.
 * @param asked parameter of the URL; what is not a value of it is as if absent
 */
export async function chooseScope(
  db: Queryable,
  staff_id: number,
  asked: string | null,
): Promise<TodayScope> {
  const isOwn = eq(staff.id, staff_id);
  const [row] = await db.select({ sees_team: staff.sees_team }).from(staff).where(isOwn);
  const stored: TodayScope = row?.sees_team ? "team" : "mine";
  const scope = TODAY_SCOPES.find((one) => one === asked) ?? stored;
  if (scope !== stored)
    await db
      .update(staff)
      .set({ sees_team: scope === "team" })
      .where(isOwn);
  return scope;
}
