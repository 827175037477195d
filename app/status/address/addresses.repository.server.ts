import { and, eq, inArray } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { dataLinks } from "#database/tables/data-links.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";

/** How often the sender of a request corrected its address. */
export function countCorrections(db: Queryable, request_id: number): Promise<number> {
  const isCorrection = eq(requestEvents.kind, "address");
  return db.$count(requestEvents, and(eq(requestEvents.request_id, request_id), isCorrection));
}

/** Whether the agency has written about a request, or its call was changed. */
export async function wasAnswered(db: Queryable, request_id: number): Promise<boolean> {
  const isAnswer = inArray(requestEvents.kind, ["reply", "proposal", "call"]);
  const isOf = eq(requestEvents.request_id, request_id);
  return (await db.$count(requestEvents, and(isOf, isAnswer))) > 0;
}

/** Stores another address, and ends the links to personal data that were sent to the one before. */
export async function changeAddress(tx: Transaction, id: number, email: string): Promise<void> {
  await tx.update(requests).set({ email, address_confirmed_at: null }).where(eq(requests.id, id));
  await tx.delete(dataLinks).where(eq(dataLinks.request_id, id));
}
