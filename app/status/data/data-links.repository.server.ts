import { and, eq, gt, isNull } from "drizzle-orm";
import type { RequestRow } from "#app/requests/records/requests.repository.server.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { dataLinks } from "#database/tables/data-links.ts";
import { requests } from "#database/tables/requests.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";

type DataLinkRow = typeof dataLinks.$inferSelect;
export type DataPurpose = DataLinkRow["purpose"];

const { token_hash, purpose, request_id, expires_at, used_at } = dataLinks;

export async function insertDataLink(
  tx: Transaction,
  link: Omit<DataLinkRow, "used_at">,
): Promise<void> {
  await tx.insert(dataLinks).values(link);
}

/** Whether a request has an unused link for a purpose that ends later than a time. */
export async function hasDataLink(
  db: Queryable,
  link: { request_id: number; purpose: DataPurpose; after: Date },
): Promise<boolean> {
  const isOfPerson = and(eq(request_id, link.request_id), eq(purpose, link.purpose));
  return (await db.$count(dataLinks, and(isOfPerson, gt(expires_at, link.after)))) > 0;
}

/** A link that has not expired; its request is null once that was erased. */
export async function findDataLink(
  db: Queryable,
  link: { token_hash: string; purpose: DataPurpose; now: Date },
): Promise<{ request: RequestRow | null; used_at: Date | null } | undefined> {
  const [row] = await db
    .select({ request: requests, used_at })
    .from(dataLinks)
    .leftJoin(requests, eq(requests.id, request_id))
    .where(
      and(eq(token_hash, link.token_hash), eq(purpose, link.purpose), gt(expires_at, link.now)),
    );
  return row;
}

/** Uses a link up; false when that was done before. The row's lock decides between two at once. */
export async function spendDataLink(
  tx: Transaction,
  link: { token_hash: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(dataLinks)
    .set({ used_at: link.now })
    .where(and(eq(token_hash, link.token_hash), isNull(used_at), gt(expires_at, link.now)));
  return rowCount === 1;
}

/** Links to copies, erasures and withdrawals: an id, and no one's data. */
export const dataLinksRecord: PersonalRecord = {
  name: "links to personal data",
  tables: ["data_links"],
  retention: "an hour, within an hour more",
  expiry: createRowExpiry({ every: "hour", since: expires_at }),
};
