import { sql } from "drizzle-orm";
import { openDatabase } from "#database/open.server.ts";
import { findFreePort } from "#platform/free-port.server.ts";
import { createLog } from "#platform/log.server.ts";
import { createProgress } from "#platform/progress.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import { buildWhenNeeded } from "../scripts/build-when-needed.ts";
import { type Client, createClients, sendUntilAcknowledged } from "./crash-clients.ts";
import { createKiller } from "./crash-killer.ts";
import { createRandom } from "./random.ts";
import { toTable } from "./report.ts";

const progress = createProgress();

const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 1_000);
const AT_ONCE = 8;
const SEED = Number(process.env.BENCH_SEED ?? Date.now() % 100_000);

type Stored = { idempotency_key: string; reference: string; name: string; members: number };

await buildWhenNeeded(projectRoot);
const dataDir = temporaryPath();
const port = await findFreePort();
const random = createRandom(SEED);
const killer = createKiller({ port, dataDir, random });
const started = performance.now();

try {
  await killer.start();
  const clients = createClients(REQUESTS);
  const waiting = [...clients];
  const work = async () => {
    for (let client = waiting.shift(); client; client = waiting.shift()) {
      progress.report(`Sending (${waiting.length} left)`);
      await sendUntilAcknowledged(client, port, random);
    }
  };
  const killing = killer.killUntilStopped();
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await killer.stopKilling(killing);
  await killer.stop();
  progress.done();
  process.exitCode = await judge(clients);
} finally {
  await killer.stop();
  removeTemporaryFolder(dataDir);
}

async function judge(clients: Client[]): Promise<number> {
  const { db, close } = await openDatabase(
    { databaseUrl: undefined, dataDir },
    createLog("silent"),
  );
  const { rows: stored } = await db.execute<Stored>(sql`
    select r.idempotency_key, r.reference, r.name, count(m.member_id)::int as members
    from requests r left join request_members m on m.request_id = r.id
    where r.fingerprint <> 'demo' group by r.id`);
  const { rows: mails } = await db.execute<{ label: string }>(sql`
    select data ->> 'label' as label from pgboss.job where name = 'mail'`);
  await close();

  const byKey = Map.groupBy(stored, (row) => row.idempotency_key);
  const byLabel = Map.groupBy(mails, (row) => row.label);
  const labels = stored.flatMap(({ reference }) => [
    `${reference} operator`,
    `${reference} confirmation`,
  ]);
  const wrongs = {
    "acknowledged and missing": clients.filter((client) => !byKey.has(client.key)).length,
    "stored twice": [...byKey.values()].filter((rows) => rows.length > 1).length,
    "a client's name stored twice": stored.length - new Set(stored.map(({ name }) => name)).size,
    "acknowledged with another reference": clients.filter((client) =>
      [...client.references].some((one) => one !== byKey.get(client.key)?.[0]?.reference),
    ).length,
    "stored without a request": stored.length - clients.length,
    "without its two members": stored.filter(({ members }) => members !== 2).length,
    "mails that are missing or doubled":
      labels.filter((label) => byLabel.get(label)?.length !== 1).length +
      Math.abs(mails.length - labels.length),
  };
  const sum = (toNumber: (client: Client) => number) =>
    String(clients.reduce((total, client) => total + toNumber(client), 0));
  const { kills, databaseKills } = killer.counts();
  const seconds = (performance.now() - started) / 1_000;
  console.log(
    toTable([
      ["", "count"],
      ["Requests acknowledged", String(clients.length)],
      ["Times the server was killed", String(kills)],
      ["  of these together with the database", String(databaseKills)],
      ["Attempts that were answered", sum(({ answered }) => answered)],
      ["Attempts that were cut off", sum(({ cutOff }) => cutOff)],
      [
        "  of these stored, not acknowledged",
        sum(({ wasStoredUnacknowledged }) => Number(wasStoredUnacknowledged)),
      ],
      ["Seconds", seconds.toFixed(0)],
      ...Object.entries(wrongs).map(([what, count]) => [`Wrong: ${what}`, String(count)]),
    ]),
  );
  console.log(`Seed ${SEED}`);
  const isRight = Object.values(wrongs).every((count) => count === 0) && kills > 0;
  console.log(isRight ? "No acknowledged request is missing, none is doubled." : "WRONG");
  return isRight ? 0 : 1;
}
