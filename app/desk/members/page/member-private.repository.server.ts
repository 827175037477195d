import { eq, sql } from "drizzle-orm";
import type { Currency } from "#contract/members/member-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { requests } from "#database/tables/requests.ts";

/** What only staff know of a member; empty is unknown. */
export type StoredPrivate = {
  version: number;
  email: string;
  phone: string;
  own_rate: number | null;
  own_currency: Currency;
  notes: string;
};

type Row = typeof memberPrivate.$inferSelect;

function toStored({ version, email, phone, own_rate, own_currency, notes }: Row): StoredPrivate {
  return {
    version,
    own_rate,
    notes,
    email: email ?? "",
    phone: phone ?? "",
    own_currency: own_currency ?? "EUR",
  };
}

/** With the reference of the application that the member came from. */
export async function findPrivate(
  db: Queryable,
  slug: string,
): Promise<(StoredPrivate & { reference: string | null }) | undefined> {
  const [found] = await db
    .select({ row: memberPrivate, reference: requests.reference })
    .from(memberPrivate)
    .leftJoin(requests, eq(requests.id, memberPrivate.request_id))
    .where(eq(memberPrivate.slug, slug));
  return found && { ...toStored(found.row), reference: found.reference };
}

/** Locked until the transaction ends, also while there is no row yet. */
export async function lockPrivate(
  tx: Transaction,
  slug: string,
): Promise<StoredPrivate | undefined> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`member_private ${slug}`}, 0))`,
  );
  const [row] = await tx
    .select()
    .from(memberPrivate)
    .where(eq(memberPrivate.slug, slug))
    .for("update");
  return row && toStored(row);
}

export async function storePrivate(
  tx: Transaction,
  slug: string,
  stored: StoredPrivate,
): Promise<StoredPrivate> {
  const { email, phone, ...rest } = stored;
  const values = { ...rest, email: email || null, phone: phone || null };
  await tx
    .insert(memberPrivate)
    .values({ slug, ...values })
    .onConflictDoUpdate({ target: memberPrivate.slug, set: values });
  return stored;
}
