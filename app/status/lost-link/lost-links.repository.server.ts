import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import { hasAddress } from "#services/personal-data/rows-of-person.repository.server.ts";

/**
 * What a person sent with their address, the newest first. Their answer to a proposal for a request of
 * their link is on the page of that request.
 */
export async function listSentBy(db: Queryable, person: Person, limit: number) {
  const { id, form, reference, submitted_at, name, email, state } = requests;
  const origins = alias(requests, "origins");
  const isOfOther = sql`lower(${origins.email}) <> lower(${email})`;
  const rows = await db
    .select({ id, form, reference, submitted_at, name, email, state })
    .from(requests)
    .leftJoin(origins, eq(origins.id, requests.origin_id))
    .where(and(hasAddress(email, person), or(isNull(origins.id), isOfOther)))
    .orderBy(desc(submitted_at), desc(id))
    .limit(limit);
  return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]));
}
export type SentRequest = Awaited<ReturnType<typeof listSentBy>>[number];
