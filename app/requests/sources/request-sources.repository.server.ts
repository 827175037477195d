import { createHmac } from "node:crypto";
import { and, eq, gt, isNotNull, ne, or, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { bookings } from "#database/tables/bookings.ts";
import { requestSources, requests } from "#database/tables/requests.ts";
import { savedSearches } from "#database/tables/saved-searches.ts";
import { toClientKeys, toNetworkKey } from "#platform/admission/client-address.server.ts";
import { toMailbox } from "#services/email/email-confirmations.repository.server.ts";
import { getSecret } from "#services/secrets.repository.server.ts";

/** Keyed hashes of where a request came from. */
export type RequestSource = Pick<
  typeof requestSources.$inferSelect,
  "client" | "network" | "mailbox"
>;

/** Stores where a request came from, and returns it. */
export async function insertSource(
  tx: Transaction,
  request_id: number,
  { client, email }: { client: string; email: string },
): Promise<RequestSource> {
  const toHash = await createHash(tx);
  const keys = toClientKeys(client);
  const source = {
    client: toHash(keys.subscriber ?? keys.client),
    network: toHash(toNetworkKey(client)),
    mailbox: toHash(toMailbox(email)),
  };
  await tx.insert(requestSources).values({ request_id, ...source });
  return source;
}

/** Stores another mailbox of a request; undefined where nothing is stored of its source. */
export async function changeMailbox(
  tx: Transaction,
  request_id: number,
  email: string,
): Promise<RequestSource | undefined> {
  const toHash = await createHash(tx);
  const { client, network, mailbox } = requestSources;
  const [source] = await tx
    .update(requestSources)
    .set({ mailbox: toHash(toMailbox(email)) })
    .where(eq(requestSources.request_id, request_id))
    .returning({ client, network, mailbox });
  return source;
}

async function createHash(tx: Transaction): Promise<(text: string) => string> {
  const key = await getSecret(tx, "request-sources");
  return (text) => createHmac("sha256", key).update(text).digest("base64url");
}

/**
 * Until the transaction ends no other one counts the calls of the same source: of many that were sent
 * at once each sees those before it.
 */
export async function lockSource(tx: Transaction, source: RequestSource): Promise<void> {
  // In one order, so that two transactions never wait for each other.
  for (const key of Object.values(source).toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calls of ${key}`}, 0))`);
  }
}

/** Upcoming calls of requests that a source sent within a day, without one request. */
export async function countCallsOfSource(
  tx: Transaction,
  source: RequestSource,
  { except, now }: { except: number; now: Date },
): Promise<Record<keyof RequestSource, number>> {
  const { client, network, mailbox, created_at, request_id } = requestSources;
  const isFrom = {
    client: eq(client, source.client),
    network: eq(network, source.network),
    mailbox: eq(mailbox, source.mailbox),
  };
  const count = (where: typeof isFrom.client) => sql<number>`count(*) filter (where ${where})::int`;
  const [row] = await tx
    .select({
      client: count(isFrom.client),
      network: count(isFrom.network),
      mailbox: count(isFrom.mailbox),
    })
    .from(requestSources)
    .innerJoin(bookings, eq(bookings.request_id, request_id))
    .where(
      and(
        or(isFrom.client, isFrom.network, isFrom.mailbox),
        gt(created_at, sql`now() - interval '1 day'`),
        ne(request_id, except),
        eq(bookings.status, "booked"),
        gt(bookings.starts_at, now),
      ),
    );
  return row ?? { client: 0, network: 0, mailbox: 0 };
}

/** Whether a link was used in an email to this address before. */
export async function isConfirmedAddress(db: Queryable, email: string): Promise<boolean> {
  const address = email.toLowerCase();
  const isOf = (column: typeof requests.email | typeof savedSearches.email) =>
    eq(sql`lower(${column})`, address);
  const ofRequests = await db.$count(
    requests,
    and(isOf(requests.email), isNotNull(requests.address_confirmed_at)),
  );
  if (ofRequests > 0) return true;
  const isConfirmed = and(isOf(savedSearches.email), isNotNull(savedSearches.confirmed_at));
  return (await db.$count(savedSearches, isConfirmed)) > 0;
}

/** Records that the sender of a request used a link in an email to its address. */
export async function confirmAddress(
  tx: Transaction,
  request_id: number,
  now: Date,
): Promise<void> {
  await tx
    .update(requests)
    .set({ address_confirmed_at: now })
    .where(and(eq(requests.id, request_id), sql`${requests.address_confirmed_at} is null`));
}
