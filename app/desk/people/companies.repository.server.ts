import { and, asc, eq, or, sql } from "drizzle-orm";
import type { CompanyChange } from "#contract/desk/person.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { companies, people } from "#database/tables/people.ts";

export async function findCompany(db: Queryable, id: number) {
  const { domain, name, is_shared, version } = companies;
  const [row] = await db
    .select({ id: companies.id, domain, name, is_shared, version })
    .from(companies)
    .where(eq(companies.id, id));
  return row;
}
export type Company = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

/** The addresses of its people, as a query. */
export const addressesOfCompany = (id: number) =>
  sql`select ${people.address} from ${people} where ${people.company_id} = ${id}`;

/** The company that staff name by its name or domain; a new one where none has it. */
export async function getCompanyByName(tx: Transaction, name: string): Promise<number> {
  const named = name.toLowerCase();
  const [found] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        or(eq(sql`lower(${companies.name})`, named), eq(companies.domain, named)),
        eq(companies.is_shared, false),
      ),
    )
    .orderBy(sql`${companies.domain} = ${named} desc nulls last`, asc(companies.id))
    .limit(1)
    // Retention does not delete it until the person has it.
    .for("key share");
  if (found) return found.id;
  const [stored] = await tx
    .insert(companies)
    .values({ name, is_edited: true })
    .returning({ id: companies.id });
  if (!stored) throw new Error("A company was not stored");
  return stored.id;
}

/** @returns whether the company was at the version that was shown */
export async function updateCompany(
  tx: Transaction,
  id: number,
  { version, name, is_shared }: CompanyChange,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(companies)
    .set({
      name,
      is_shared: is_shared !== undefined,
      is_edited: true,
      version: sql`${companies.version} + 1`,
    })
    .where(and(eq(companies.id, id), eq(companies.version, version)));
  return rowCount === 1;
}
