import { sql } from "drizzle-orm";
import { connect, type Database } from "#database/client.server.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { generateRequests } from "./desk-requests.ts";
import { createRandom } from "./random.ts";
import { judge, percentile, printTable, progress, readOptions, toTimes } from "./report.ts";
import { openBench } from "./setup.ts";

const { requests, entries, calls } = readOptions({
  requests: 100_000,
  entries: 1_000_000,
  calls: 100,
});
/** Milliseconds at the 95th percentile of each kind of search. */
const BUDGET = 50;

const random = createRandom(7);
const SYLLABLES = "an,ma,so,le,ka,mi,da,jo,ni,ta,el,vi,ro,pa,lu,ber,gri,stu,fel,nor".split(",");
/** The first ones are in most texts, the last ones in few, as in a language. */
const WORDS = [
  ...new Set(
    Array.from({ length: 20_000 }, (_, index) =>
      Array.from({ length: index < 200 ? 2 : 4 }, () => random.pick(SYLLABLES)).join(""),
    ),
  ),
];
/** In every entry. */
const EVERYWHERE = "project";
const rare = () => random.pick(WORDS.slice(WORDS.length / 2));
const client = () => random.pick(WORDS.slice(0, 2_000));

const SEARCHES: Record<string, () => string> = {
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

/** Ten notes, replies and messages for each request, of 10 to 40 words. */
async function generateEntries(db: Database): Promise<void> {
  await db.$client.query(
    `insert into request_events (request_id, at, author, channel, kind, version, subject, body)
    select r.id, r.submitted_at + n % 10 * interval '1 hour', 'staff', 'desk',
      (array['note', 'reply', 'message'])[1 + n % 3], 1, w[1] || ' ' || w[2],
      array_to_string(w, ' ') || ' ${EVERYWHERE}' || case when n % 10 = 0 then ' +372 5' || lpad((n * 7919::bigint % 10000000)::text, 7, '0') else '' end
    from generate_series(0, $2::int - 1) n
    join requests r on r.id = (select min(id) from requests) + n * $3::bigint / $2
    cross join lateral (
      select array_agg(($1::text[])[1 + floor(cardinality($1::text[]) * random() ^ 3)]) as w
      from generate_series(1, 10 + n % 31)) text`,
    [WORDS, entries, requests],
  );
  await db.execute(sql`vacuum analyze request_events, thread_words`);
}

await using bench = await openBench();
const { origin } = await bench.start();
await using opened = await bench.openDatabase();
const { db, close } = connect(opened.url, { statementTimeoutMs: 3_600_000 });
try {
  progress.report(`Storing ${requests} requests and ${entries} entries`);
  await generateRequests(db, requests, WORDS.slice(0, 2_000));
  await generateEntries(db);
  const cookie = await signIn({ db, env: { siteUrl: origin } }, await createStaff(db));
  const measure = async (toPath: (text: string) => string, toSearch: () => string) => {
    const times: number[] = [];
    for (let call = 0; call < calls; call += 1) {
      const started = performance.now();
      const response = await fetch(origin + toPath(encodeURIComponent(toSearch())), {
        headers: { cookie },
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A search was answered ${response.status}`);
      times.push(performance.now() - started);
    }
    return times;
  };
  const rows: string[][] = [];
  for (const [what, toSearch] of Object.entries(SEARCHES)) {
    progress.report(what);
    const inPalette = await measure((text) => `/api/desk/search?text=${text}`, toSearch);
    const inList = await measure((text) => `/desk/requests.data?state=all&text=${text}`, toSearch);
    const isMet = [inPalette, inList].every((times) => percentile(times, 0.95) <= BUDGET);
    rows.push([
      what,
      ...toTimes(inPalette, [0.5, 0.95]),
      ...toTimes(inList, [0.5, 0.95]),
      judge(isMet),
    ]);
  }
  printTable([["search", "palette p50", "p95", "list p50", "p95", `${BUDGET} ms`], ...rows]);
} finally {
  await close();
}
