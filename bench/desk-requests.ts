import { inArray, sql } from "drizzle-orm";
import type { Database } from "#database/client.server.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";

/** Requests on which there is work: the newest ones. The others are closed. */
const OPEN = 2_000;

/** As `generateRequests` numbers them, the newest last. */
export const toReference = (number: number) => `OG-${String(number).padStart(6, "0")}`;

/** Fills a database with requests of some words each. */
export async function generateRequests(
  db: Database,
  count: number,
  words: readonly string[],
): Promise<void> {
  await db.$client.query(
    `insert into requests (reference, idempotency_key, fingerprint, form, submitted_at, name,
      email, company_name, project_type, message, state, follow_up_on)
    select 'OG-' || lpad(n::text, 6, '0'), gen_random_uuid(), '',
      case when n % 3 = 0 then 'find' else 'hire' end, now() - ($2 - n) * interval '10 minutes',
      w[1] || ' ' || w[2], w[1] || '@' || w[3] || '.example', w[3] || ' GmbH', 'New product',
      array_to_string(w, ' '),
      case when n <= $2 - $3 then 'won' when n % 2 = 0 then 'contacted' else 'new' end,
      case when n > $2 - $3 and n % 2 = 0 then date '2029-01-01' + n % 100 end
    from generate_series(1, $2::int) n cross join lateral (
      select array_agg(($1::text[])[1 + floor(random() * cardinality($1::text[]))]) as w
      from generate_series(1, 10 + n % 50)) message`,
    [words, count, OPEN],
  );
  await db.$client.query("VACUUM ANALYZE");
}

/** What the desk accepted for a request: the follow-up dates that changes set, and the notes. */
export type Accepted = { dates: string[]; notes: string[] };

/** References of requests whose version or timeline is not what was accepted. */
export async function findWrong(db: Database, accepted: Map<string, Accepted>): Promise<string[]> {
  const { kind, change, body } = requestEvents;
  const stored = await db
    .select({
      reference: requests.reference,
      version: requests.version,
      texts: sql<
        string[]
      >`array_agg(case ${kind} when 'note' then ${body} else ${change} ->> 'to' end)
        filter (where ${kind} in ('note', 'follow_up'))`,
    })
    .from(requests)
    .innerJoin(requestEvents, sql`${requestEvents.request_id} = ${requests.id}`)
    .where(inArray(requests.reference, [...accepted.keys()]))
    .groupBy(requests.id);
  return [...accepted].flatMap(([reference, { dates, notes }]) => {
    const row = stored.find((one) => one.reference === reference);
    const isWhole = row?.texts.toSorted().join() === [...dates, ...notes].toSorted().join();
    return isWhole && row?.version === 1 + dates.length ? [] : [reference];
  });
}
