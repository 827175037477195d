import { sql } from "drizzle-orm";
import { createInserter, createPoster, type Measured } from "./forms-posts.ts";
import { judge, median, printTable, progress, readOptions, toTimes } from "./report.ts";
import { openBench } from "./setup.ts";

const { seconds, rounds } = readOptions({ seconds: 5, rounds: 3 });
const AT_ONCE = [1, 16, 64];

await using bench = await openBench();
const { origin } = await bench.start();
await using database = await bench.openDatabase();
const { db, url } = database;
// As production has it.
for (const name of ["fsync", "synchronous_commit", "full_page_writes"]) {
  const { rows } = await db.execute<{ value: string }>(
    sql`select current_setting(${name}) as value`,
  );
  if (rows[0]?.value !== "on") throw new Error(`${name} is ${rows[0]?.value}`);
}
const poster = createPoster(origin);
await using inserter = await createInserter(url, Math.max(...AT_ONCE));
const clients = [poster, inserter];
for (const client of clients) await client.run(4, seconds);

const rows: string[][] = [];
for (const atOnce of AT_ONCE) {
  const measured: Measured[][] = [[], []];
  for (let round = 0; round < rounds; round++) {
    progress.report(`${atOnce} clients, round ${round + 1} of ${rounds}`);
    for (const [which, client] of clients.entries()) {
      measured[which]?.push(await client.run(atOnce, seconds));
    }
  }
  const rates = measured.map((of) => median(of.map(({ perSecond }) => perSecond)));
  const cells = measured.flatMap((of, which) => [
    (rates[which] ?? 0).toFixed(0),
    ...toTimes(of.flatMap(({ times }) => times)),
  ]);
  const [form = 0, insert = 1] = rates;
  rows.push([String(atOnce), ...cells, (form / insert).toFixed(2)]);
}
const head = ["at once", "forms /s", "p50", "p99", "bare inserts /s", "p50", "p99", "ratio"];
printTable([head, ...rows]);

const { rows: counts } = await db.execute<{ requests: number; mails: number; open: number }>(sql`
  select (select count(*)::int from requests where fingerprint <> 'demo') as requests,
    count(*)::int as mails, count(*) filter (where state < 'completed')::int as open
  from pgboss.job where name = 'mail'`);
const { requests = 0, mails = 0, open = 0 } = counts[0] ?? {};
const sent = poster.count();
console.log(
  `\n${sent} forms were acknowledged, ${requests} requests and ${mails} mails are stored, ${open} of them not yet sent; every acknowledged one is stored: ${judge(requests === sent && mails === 2 * sent)}`,
);
