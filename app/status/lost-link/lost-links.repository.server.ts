import { desc } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { requests } from "#database/tables/requests.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import { hasAddress } from "#services/personal-data/rows-of-person.repository.server.ts";

/** What a person sent with their address, the newest first. */
export async function listSentBy(db: Queryable, person: Person, limit: number) {
  const { id, form, reference, submitted_at, name, email, state } = requests;
  const rows = await db
    .select({ id, form, reference, submitted_at, name, email, state })
    .from(requests)
    .where(hasAddress(email, person))
    .orderBy(desc(submitted_at), desc(id))
    .limit(limit);
  return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]));
}
export type SentRequest = Awaited<ReturnType<typeof listSentBy>>[number];
