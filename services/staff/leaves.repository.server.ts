import { and, asc, eq, gte, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { staff } from "#database/tables/staff.ts";
import { staffLeaves } from "#database/tables/staff-leaves.ts";

const { id, staff_id, deputy_id, first_day, last_day, idempotency_key } = staffLeaves;

/** Days of a leave, the last one included, as ISO dates. */
export type LeaveDays = { first_day: string; last_day: string };
/** A person who is away, and who has their work. */
export type Away = LeaveDays & { staff_id: number; deputy_id: number | null };
/** A leave with the names of both. */
export type ShownLeave = Away & { id: number; name: string; email: string; deputy: string | null };

const isOn = (today: string) => and(lte(first_day, today), gte(last_day, today));

/** Who is away on a day of the agency's clocks. */
export function listAway(db: Queryable, today: string): Promise<Away[]> {
  return db
    .select({ staff_id, deputy_id, first_day, last_day })
    .from(staffLeaves)
    .where(isOn(today));
}

/** Mailbox of the deputy of the person with an address, where they are away on a day. */
export async function findDeputy(
  db: Queryable,
  email: string,
  today: string,
): Promise<{ name: string; address: string } | undefined> {
  const deputy = alias(staff, "deputy");
  const [row] = await db
    .select({ name: deputy.name, address: deputy.email })
    .from(staffLeaves)
    .innerJoin(staff, eq(staff.id, staff_id))
    .innerJoin(deputy, eq(deputy.id, deputy_id))
    .where(and(eq(sql`lower(${staff.email})`, email.toLowerCase()), isOn(today)));
  return row;
}

/**
 * For `owner_id = …`: a person, and those whose deputy they are on a day. An array, so that
 * PostgreSQL reads it once and finds the rows by their index.
 */
export const ownersFor = (person: number, today: string): SQL => sql`any(array(
  select ${person}::int union all
  select ${staff_id} from ${staffLeaves} where ${deputy_id} = ${person} and ${isOn(today)}))`;

/** In place of each person who is away their deputy, where that is one of `all`; each once. */
export function toPresent<Person extends { id: number }>(
  people: readonly Person[],
  all: readonly Person[],
  away: readonly Away[],
): Person[] {
  const deputies = new Map(away.map((leave) => [leave.staff_id, leave.deputy_id]));
  const toOne = (one: Person) => all.find((other) => other.id === deputies.get(one.id)) ?? one;
  return [...new Set(people.map(toOne))];
}

/** Leaves that are not over, in order. */
export function listLeaves(db: Queryable, today: string): Promise<ShownLeave[]> {
  const deputy = alias(staff, "deputy");
  return db
    .select({
      id,
      staff_id,
      deputy_id,
      first_day,
      last_day,
      name: staff.name,
      email: staff.email,
      deputy: deputy.name,
    })
    .from(staffLeaves)
    .innerJoin(staff, eq(staff.id, staff_id))
    .leftJoin(deputy, eq(deputy.id, deputy_id))
    .where(gte(last_day, today))
    .orderBy(asc(first_day), asc(id));
}

/** Leaves, within some days, of these people or in which the first of them is the deputy. */
export async function listLeavesWithin(
  tx: Transaction,
  people: { id: number; deputy_id: number },
  days: LeaveDays,
): Promise<ShownLeave[]> {
  const leaves = await listLeaves(tx, days.first_day);
  return leaves.filter(
    (leave) =>
      leave.first_day <= days.last_day &&
      (leave.staff_id === people.id ||
        leave.staff_id === people.deputy_id ||
        leave.deputy_id === people.id),
  );
}

/** Each day of leaves, by the address of the person in lower case. */
export function listLeaveDays(db: Queryable): Promise<{ email: string; day: string }[]> {
  const day = sql<string>`to_char(generate_series(${first_day}, ${last_day}, '1 day'), 'YYYY-MM-DD')`;
  return db
    .select({ email: sql<string>`lower(${staff.email})`, day })
    .from(staffLeaves)
    .innerJoin(staff, eq(staff.id, staff_id));
}

/** Locks accounts, so that their leaves and their disabling come one after the other. */
export async function lockAccounts(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: staff.id })
    .from(staff)
    .where(or(...ids.map((one) => eq(staff.id, one))))
    .orderBy(asc(staff.id))
    .for("update");
}

/** Whether a form with this key was stored. */
export async function hasLeave(tx: Transaction, key: string): Promise<boolean> {
  return (await tx.$count(staffLeaves, eq(idempotency_key, key))) > 0;
}

export async function insertLeave(
  tx: Transaction,
  leave: typeof staffLeaves.$inferInsert,
): Promise<void> {
  await tx.insert(staffLeaves).values(leave);
}

/**
 * Ends a leave: today is the first day on which the person has their work again.
 * @returns whose it was; undefined for one that is over or was removed
 */
export async function endLeave(
  tx: Transaction,
  leave: number,
  today: string,
): Promise<Away | undefined> {
  const [row] = await tx
    .select({ staff_id, deputy_id, first_day, last_day })
    .from(staffLeaves)
    .where(and(eq(id, leave), gte(last_day, today)))
    .for("update");
  if (!row) return undefined;
  if (row.first_day >= today) await tx.delete(staffLeaves).where(eq(id, leave));
  else {
    await tx
      .update(staffLeaves)
      .set({ last_day: sql`${today}::date - 1` })
      .where(eq(id, leave));
  }
  return row;
}

/** Leaves the leaves of others without the deputy who was disabled. */
export async function removeDeputy(tx: Transaction, person: number, today: string): Promise<void> {
  await tx
    .update(staffLeaves)
    .set({ deputy_id: null })
    .where(and(eq(deputy_id, person), gte(last_day, today)));
}
