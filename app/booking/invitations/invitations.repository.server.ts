import { and, eq, gt } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { bookingInvitations } from "#database/tables/bookings.ts";
import { requests } from "#database/tables/requests.ts";

/** The request that an invitation is about. */
export type InvitedRequest = {
  id: number;
  reference: string;
  form: string;
  name: string;
  email: string;
};

export async function insertInvitations(
  tx: Transaction,
  invitations: (typeof bookingInvitations.$inferInsert)[],
): Promise<void> {
  await tx.insert(bookingInvitations).values(invitations).onConflictDoNothing();
}

/** Undefined for an unknown or older link, and once the client's data was erased. */
export async function findInvitedRequest(
  db: Queryable,
  token_hash: string,
  since: Date,
): Promise<InvitedRequest | undefined> {
  const { id, reference, form, name, email } = requests;
  const [row] = await db
    .select({ id, reference, form, name, email })
    .from(bookingInvitations)
    .innerJoin(requests, eq(id, bookingInvitations.request_id))
    .where(
      and(eq(bookingInvitations.token_hash, token_hash), gt(bookingInvitations.created_at, since)),
    );
  return row && row.email !== null ? { ...row, email: row.email } : undefined;
}

export async function listInvitations(db: Queryable, request_id: number): Promise<string[]> {
  const { token_hash } = bookingInvitations;
  const rows = await db
    .select({ token_hash })
    .from(bookingInvitations)
    .where(eq(bookingInvitations.request_id, request_id));
  return rows.map((row) => row.token_hash);
}

/** Ends the links to book a call that were emailed. */
export async function deleteInvitations(tx: Transaction, request_id: number): Promise<void> {
  await tx.delete(bookingInvitations).where(eq(bookingInvitations.request_id, request_id));
}

/** Until the transaction ends no other one books a call about the request. */
export async function lockRequest(tx: Transaction, request_id: number): Promise<void> {
  await tx
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.id, request_id))
    .for("update");
}
