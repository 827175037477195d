import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { readSecretKey } from "#platform/secrets/secret-key.server.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { storeEndpoint } from "#tests/support/webhooks.ts";
import { generateRequests, toReference } from "./desk-requests.ts";
import { judge, percentile, printTable, progress, readOptions, toTimes } from "./report.ts";
import { openBench } from "./setup.ts";

const { events, seconds } = readOptions({ events: 10_000, seconds: 3_600 });
/** A page that is rendered each time, and one that comes from the cache. */
const PAGES = { desk: "/desk/requests", public: "/developers" };
type Page = keyof typeof PAGES;
const MAX_RATIO = 1.2;
/** Milliseconds, below which a difference is not one that a person notices. */
const NOISE_MS = 5;
const ROUNDS = 10;

/** What a receiver has got: the time of each event by its id. */
const received = new Map<string, number>();

async function openReceiver(isSilent: boolean) {
  const server = createServer((request, response) => {
    request.resume();
    if (isSilent) return;
    request.on("end", () => {
      received.set(String(request.headers["webhook-id"]), performance.now());
      response.end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

await using bench = await openBench({ WEBHOOK_PRIVATE_HOSTS: "127.0.0.1" });
const { origin } = await bench.start();
await using opened = await bench.openDatabase();
const { db } = opened;
progress.report("Storing 2,000 requests");
await generateRequests(db, 2_000, ["anna", "kask", "oak", "tartu"]);
const cookie = await signIn({ db, env: { siteUrl: origin } }, await createStaff(db));

/** Requests both pages ten times a second until `end`. */
async function visit(end: number): Promise<Record<Page, number[]>> {
  const times: Record<Page, number[]> = { desk: [], public: [] };
  while (performance.now() < end) {
    for (const [page, path] of Object.entries(PAGES) as [Page, string][]) {
      const started = performance.now();
      const response = await fetch(origin + path, { headers: { cookie } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      times[page].push(performance.now() - started);
    }
    await wait(100);
  }
  return times;
}

/** Changes requests, at the same intervals until `end`. Returns how many. */
async function change(end: number): Promise<number> {
  const interval = (seconds * 1_000) / events;
  const begun = performance.now();
  let changed = 0;
  while (changed < events / ROUNDS && performance.now() < end) {
    await wait(Math.max(0, begun + changed * interval - performance.now()));
    const reference = toReference(1 + (changed % 2_000));
    await db.execute(sql`update requests set version = version + 1 where reference = ${reference}`);
    changed += 1;
  }
  return changed;
}

const secretKey = await readSecretKey(
  { dataDir: bench.dataDir, databaseUrl: undefined, secretKey: undefined },
  { info: () => {} },
);
const quick = await openReceiver(false);
const silent = await openReceiver(true);
await storeEndpoint({ db, secretKey }, quick.url);
await storeEndpoint({ db, secretKey }, silent.url);

/** Whether the endpoints get events; what the silent one has waiting has failed otherwise. */
async function setEnabled(isEnabled: boolean): Promise<void> {
  await db.execute(
    sql`update webhook_endpoints set disabled_at = ${isEnabled ? sql`null` : sql`now()`}`,
  );
  if (!isEnabled) await db.execute(sql`update webhook_deliveries set status = 'failed'`);
}

const times: Record<"without" | "with", Record<Page, number[]>> = {
  without: { desk: [], public: [] },
  with: { desk: [], public: [] },
};
await visit(performance.now() + 5_000);
let [changed, late] = [0, 0];
// In turns, so that both have the same share of what else the machine does.
for (let round = 1; round <= ROUNDS; round += 1) {
  for (const kind of ["without", "with"] as const) {
    progress.report(`Round ${round} of ${ROUNDS}, ${kind} webhooks`);
    await setEnabled(kind === "with");
    const end = performance.now() + (seconds * 1_000) / ROUNDS;
    // The changes are there in both: only what is sent differs.
    const [visits, count] = await Promise.all([visit(end), change(end)]);
    times[kind].desk.push(...visits.desk);
    times[kind].public.push(...visits.public);
    if (kind === "without") continue;
    changed += count;
    const last = performance.now();
    while (received.size < changed && performance.now() < last + 60_000) await wait(200);
    late = Math.max(late, ...[...received.values()].map((time) => time - last));
  }
}
quick.close();
silent.close();

const rows = (Object.keys(PAGES) as Page[]).map((page) => {
  const [without, withThem] = [
    percentile(times.without[page], 0.95),
    percentile(times.with[page], 0.95),
  ];
  const isMet = withThem <= without * MAX_RATIO + NOISE_MS;
  return [
    PAGES[page],
    ...toTimes(times.without[page], [0.5, 0.95]),
    ...toTimes(times.with[page], [0.5, 0.95]),
    `≤ ${MAX_RATIO} × + ${NOISE_MS} ms`,
    judge(isMet),
  ];
});
printTable([["page", "p50 without", "p95 without", "p50 with", "p95 with", "budget", ""], ...rows]);
const isWhole = received.size === changed;
console.log(
  `\n${changed} events in ${seconds} s: ${received.size} received, ${Math.round(late)} ms after the last change at most. ${judge(isWhole)}`,
);
