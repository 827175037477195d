import type { PoolClient } from "pg";
import type { Database } from "#database/client.server.ts";
import { toReference } from "./desk-requests.ts";
import { dropIndexes, run } from "./indexes.ts";
import { createRandom, type Random } from "./random.ts";

const SYLLABLES = "an,ma,so,le,ka,mi,da,jo,ni,ta,el,vi,ro,pa,lu,ber,gri,stu,fel,nor".split(",");
/** In every entry. */
const EVERYWHERE = "project";

const random = createRandom(7);
/** The first ones are in most texts, the last ones in few, as in a language. */
const WORDS = [
  ...new Set(
    Array.from({ length: 20_000 }, (_, index) =>
      Array.from({ length: index < 200 ? 2 : 4 }, () => random.pick(SYLLABLES)).join(""),
    ),
  ),
];
/** Of what was sent. */
export const SENT_WORDS = WORDS.slice(0, 2_000);

const rare = () => random.pick(WORDS.slice(WORDS.length / 2));
const client = () => random.pick(SENT_WORDS);

/** What is searched for, a new text with each call. */
export const SEARCHES: Record<string, () => string> = {
  "a rare word": rare,
  "the beginning of one": () => rare().slice(0, 5),
  "two rare words": () => `${rare()} ${rare()}`,
  "a name": client,
  "a name and a word": () => `${client()} ${random.pickEarly(WORDS)}`,
  "any word": () => random.pickEarly(WORDS),
  "words in quotes": () => `"${random.pick(WORDS.slice(0, 100))} ${rare()}"`,
  "an email address": () => `${client()}@${client()}.example`,
  "a telephone number": () => `+372 5${String(random.whole(10_000_000)).padStart(7, "0")}`,
  "a word in everything": () => EVERYWHERE,
  "one letter": () => random.pick(SYLLABLES).slice(0, 1),
  "two letters": () => random.pick(SYLLABLES).slice(0, 2),
  "words in nothing": () => "qwrtzpsd xkcdvbnm",
};

/** Requests whose entries are stored in one statement. */
const BATCH = 500;

type Counts = { requests: number; entries: number };

/**
 * As many notes, replies and messages for each request, of 10 to 40 words. What triggers and indexes
 * make of each takes ten times as long as making it of all at the end, by two connections.
 */
export async function generateEntries(db: Database, counts: Counts): Promise<void> {
  const [one, other] = await Promise.all([db.$client.connect(), db.$client.connect()]);
  try {
    for (const client of [one, other]) {
      await client.query("set maintenance_work_mem = '512MB'; set work_mem = '512MB'");
    }
    const ofEntries = await dropIndexes(one, "request_events");
    const ofWords = await dropIndexes(one, "thread_words");
    await one.query(`alter table request_events disable trigger user;
      alter table request_events enable trigger set_entry_search`);
    await storeEntries([one, other], counts);
    await one.query("alter table request_events enable trigger user");
    await Promise.all([run(one, ofEntries), run(other, ofWords)]);
  } finally {
    for (const client of [one, other]) client.release(true);
  }
  await db.$client.query("vacuum analyze");
}

async function storeEntries(
  clients: readonly [PoolClient, PoolClient],
  { requests, entries }: Counts,
): Promise<void> {
  const [one] = clients;
  // The demonstration has some of both.
  const { rows } = await one.query<{ entry: number; request: number }>(
    `select coalesce(max(id), 0)::int + 1 as entry,
      (select id from requests where reference = $1) as request from request_events`,
    [toReference(1)],
  );
  const { entry, request } = rows[0] ?? { entry: 1, request: 1 };
  const perRequest = Math.round(entries / requests);
  const textRandom = createRandom(8);
  let next = 0;
  const store = async (client: PoolClient) => {
    while (next < requests) {
      const first = next * perRequest;
      next = Math.min(requests, next + BATCH);
      const texts = Array.from({ length: next * perRequest - first }, (_, n) =>
        createText(textRandom, 10 + ((first + n) % 31)),
      );
      await insertEntries(client, { texts, first, perRequest, entry, request });
    }
  };
  await Promise.all(clients.map(store));
  await one.query("select setval(pg_get_serial_sequence('request_events', 'id'), $1)", [
    entry + requests * perRequest,
  ]);
}

const createText = (random: Random, length: number) =>
  Array.from({ length }, () => WORDS[Math.floor(random.next() ** 3 * WORDS.length)]).join(" ");

type Batch = {
  texts: readonly string[];
  /** Number of the first one, from 0 on. */
  first: number;
  perRequest: number;
  /** Ids of the first entry and request of all. */
  entry: number;
  request: number;
};

/**
 * With ids in the order of the requests, as if they had been written one after the other, and with
 * their words, as the triggers do; whole threads have each word once.
 */
async function insertEntries(
  client: PoolClient,
  { texts, first, perRequest, entry, request }: Batch,
) {
  await client.query(
    `with written as (
    insert into request_events (id, request_id, at, author, channel, kind, version, subject, body)
      overriding system value
    select n + $4, r.id, r.submitted_at + n % 10 * interval '1 hour', 'staff', 'desk',
      (array['note', 'reply', 'message'])[1 + n % 3], 1, substring(text from '^\\w+ \\w+'),
      text || ' ${EVERYWHERE}' || case when n % 10 = 0 then ' +372 5' || lpad((n * 7919::bigint % 10000000)::text, 7, '0') else '' end
    from unnest($1::text[]) with ordinality texts (text, position)
    cross join lateral (select $2::int + position::int - 1 as n) number
    join requests r on r.id = $5 + n / $3
    returning request_id, search)
    insert into thread_words (word, request_id)
    select distinct word, request_id from written, unnest(tsvector_to_array(search)) words (word)`,
    [texts, first, perRequest, entry, request],
  );
}
