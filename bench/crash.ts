import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { findFreePort } from "#platform/free-port.server.ts";
import { createClient, sendUntilAcknowledged } from "./crash-clients.ts";
import { createRandom } from "./random.ts";
import { judge, printTable, progress, readOptions } from "./report.ts";
import { openBench } from "./setup.ts";

const { requests, seed } = readOptions({ requests: 1_000, seed: Date.now() % 100_000 });
const AT_ONCE = 8;
/** Every this many kills PostgreSQL is killed as well, so that it has to recover from its log. */
const DATABASE_EVERY = 5;
const MAX_LIFETIME_MS = 1_200;

type Stored = { idempotency_key: string; reference: string; name: string; members: number };

await using bench = await openBench({ PORT: String(await findFreePort()), LOG_LEVEL: "error" });
const random = createRandom(seed);
const started = performance.now();
let server = await bench.start();
let kills = 0;
let isKilling = true;

/** Kills the server at random moments and starts it again. */
async function killRepeatedly(): Promise<void> {
  for (;;) {
    await wait(random.whole(MAX_LIFETIME_MS));
    if (!isKilling) return;
    kills += 1;
    if (kills % DATABASE_EVERY === 0) {
      const file = join(bench.dataDir, "postgres/cluster/postmaster.pid");
      process.kill(Number.parseInt(readFileSync(file, "utf8"), 10), "SIGKILL");
    }
    await server.stop("SIGKILL");
    server = await bench.start();
  }
}

const clients = Array.from({ length: requests }, (_, index) => createClient(index));
const waiting = [...clients];
const work = async () => {
  for (let client = waiting.shift(); client; client = waiting.shift()) {
    progress.report(`Sending (${waiting.length} left)`);
    await sendUntilAcknowledged(client, server.origin, random);
  }
};
const killing = killRepeatedly();
await Promise.all(Array.from({ length: AT_ONCE }, work));
isKilling = false;
await killing;
await server.stop();

await using database = await bench.openDatabase();
const { rows: stored } = await database.db.execute<Stored>(sql`
  select r.idempotency_key, r.reference, r.name, count(m.member_id)::int as members
  from requests r left join request_members m on m.request_id = r.id
  where r.fingerprint <> 'demo' group by r.id`);
const { rows: mails } = await database.db.execute<{ label: string }>(sql`
  select data ->> 'label' as label from pgboss.job where name = 'mail'`);

const byKey = Map.groupBy(stored, (row) => row.idempotency_key);
const findStored = (client: (typeof clients)[number]) =>
  byKey.get(client.headers["Idempotency-Key"])?.[0];
const byLabel = Map.groupBy(mails, (row) => row.label);
const labels = stored.flatMap(({ reference }) => [
  `${reference} operator`,
  `${reference} confirmation`,
]);
const wrongs = {
  "acknowledged and missing": clients.filter((client) => !findStored(client)).length,
  "stored twice": [...byKey.values()].filter((rows) => rows.length > 1).length,
  "a client's name stored twice": stored.length - new Set(stored.map(({ name }) => name)).size,
  "acknowledged with another reference": clients.filter((client) =>
    [...client.references].some((one) => one !== findStored(client)?.reference),
  ).length,
  "stored without a request": stored.length - clients.length,
  "without its two members": stored.filter(({ members }) => members !== 2).length,
  "mails that are missing or doubled":
    labels.filter((label) => byLabel.get(label)?.length !== 1).length +
    Math.abs(mails.length - labels.length),
};
const sum = (field: "answered" | "cutOff" | "wasStoredUnacknowledged") =>
  clients.reduce((total, client) => total + Number(client[field]), 0);
const counts = {
  "Requests acknowledged": clients.length,
  "Times the server was killed": kills,
  "  of these together with the database": Math.floor(kills / DATABASE_EVERY),
  "Attempts that were answered": sum("answered"),
  "Attempts that were cut off": sum("cutOff"),
  "  of these stored, not acknowledged": sum("wasStoredUnacknowledged"),
  Seconds: Math.round((performance.now() - started) / 1_000),
};
printTable([
  ["", "count"],
  ...Object.entries(counts).map(([what, count]) => [what, String(count)]),
  ...Object.entries(wrongs).map(([what, count]) => [`Wrong: ${what}`, String(count)]),
]);
const isRight = Object.values(wrongs).every((count) => count === 0) && kills > 0;
console.log(`Seed ${seed}\nNo acknowledged request is missing, none is doubled: ${judge(isRight)}`);
