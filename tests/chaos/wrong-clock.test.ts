import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { runRequestsCommand } from "#cli/requests-command.ts";
import { prepareDataDir } from "#platform/files/data-dir.server.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { findFreePort } from "#platform/process/free-port.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { createFindRequest, listEmails, RECOVERY } from "#tests/support/chaos.ts";
import { startOwnDatabase } from "#tests/support/own-database.ts";
import { parseMetrics } from "#tests/support/parse-metrics.ts";
import { planWork, readWork } from "#tests/support/planned-work.ts";
import type { ClockShift } from "#tests/support/shifted-clock.ts";
import { removeTemporaryFolder, temporaryDatabasePath } from "#tests/support/temporary-folder.ts";
import { startTestedProduct, type TestedProduct } from "#tests/support/tested-product.ts";

const MONTH = 30;

const folder = temporaryDatabasePath();
prepareDataDir(folder);
const clockFile = join(folder, "clock-shift.json");
const database = await startOwnDatabase();
const metricsPort = await findFreePort();
afterAll(() => removeTemporaryFolder(folder));

const variables = {
  DATA_DIR: folder,
  DATABASE_URL: database.url,
  LOG_LEVEL: "error",
  METRICS_PORT: String(metricsPort),
  CLOCK_SHIFT_FILE: clockFile,
  NODE_OPTIONS: `--import ${join(projectRoot, "tests/support/shifted-clock.ts")}`,
};
const start = () => startTestedProduct(variables, onTestFinished);

/** Sets the clocks of the processes; the database's is right. */
function setClock(shift: Partial<ClockShift>): void {
  writeFileSync(`${clockFile}.new`, JSON.stringify({ days: 0, uptimeMinutes: 0, ...shift }));
  renameSync(`${clockFile}.new`, clockFile);
}

/**
 * Sets the clock of the whole machine, with the database, by so many days: as far as the site can
 * tell, all that is stored is as much farther in the past. By default the site did not run
 * meanwhile, which the last known time tells.
 */
async function moveMachineClock(days: number, { isRunning = false } = {}): Promise<void> {
  await database.query(`
    do $$ declare one record; begin
      -- All columns of a row at once, since its checks compare them.
      for one in select c.table_schema, c.table_name,
          string_agg(format('%1$I = %1$I - interval ''${days} days''', c.column_name), ', ') as moved
        from information_schema.columns c
        join pg_class t on t.oid = format('%I.%I', c.table_schema, c.table_name)::regclass
        where c.table_schema in ('public', 'pgboss') and t.relkind in ('r', 'p')
          and not t.relispartition and not (c.table_name = 'clock_marks' and ${isRunning}) and c.is_generated = 'NEVER'
          and (c.data_type like 'timestamp%' or (c.table_name, c.column_name) = ('staff', 'digest_on'))
        group by c.table_schema, c.table_name
      loop
        execute format('update %I.%I set ', one.table_schema, one.table_name) || one.moved;
      end loop;
    end $$`);
}

async function readIsHeld(): Promise<number | undefined> {
  const headers = { Connection: "close" };
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { headers });
  return parseMetrics(await response.text()).get("ogds_clock_held");
}

const NOTHING_DONE = {
  requests: ["OG-DUE", "OG-LATER"],
  drafts: ["due", "later"],
  published: null,
  due: 0,
  later: 0,
  digests: 0,
};
const DUE_DONE = {
  requests: ["OG-LATER"],
  drafts: ["later"],
  published: ["pages/about-us.md"],
  due: 1,
  later: 0,
  digests: 1,
};
const ALL_DONE = {
  requests: null,
  drafts: null,
  published: ["pages/about-us.md", "pages/why-ogds.md"],
  due: 1,
  later: 1,
  digests: 2,
};

/** Waits until the site has done so often what it does every ten minutes. */
async function letMinutesPass(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 10) {
    await database.query("delete from pgboss.job where name = 'host-calendars'");
    const isDone =
      "select id from pgboss.job where name = 'host-calendars' and state = 'completed'";
    const countDone = async () => (await database.query(isDone)).length;
    await expect.poll(countDone, RECOVERY).toBe(1);
  }
}

/** Expects this to be done, and nothing to be repeated. */
async function expectWork(work: object): Promise<void> {
  await expect.poll(() => readWork(database, folder), RECOVERY).toEqual(work);
  await letMinutesPass(20);
  expect(await readWork(database, folder)).toEqual(work);
}

/** Expects that emails which are sent at once are all that happens. */
async function expectPause(product: TestedProduct, work: object): Promise<void> {
  expect(await readIsHeld()).toBe(1);
  const { reference } = (await createFindRequest(product).send()).body.data;
  await expect.poll(() => listEmails(product, reference), RECOVERY).toHaveLength(2);
  await letMinutesPass(70);
  expect(await readWork(database, folder)).toEqual(work);
  expect(await readIsHeld()).toBe(1);
}

const expectBelieved = () => expect.poll(readIsHeld, RECOVERY).toBe(0);

setClock({});
// It imports the content.
await (await startTestedProduct(variables)).end();

beforeEach(async () => {
  setClock({});
  await planWork(database, folder);
});

const WRONG = [
  { where: "ahead", days: MONTH },
  { where: "behind", days: -MONTH },
];

test.each(WRONG)(
  "with the clock of the process a month $where only forms go on, until it is corrected",
  async ({ days }) => {
    setClock({ days });
    const product = await start();
    await expectPause(product, NOTHING_DONE);
    setClock({});
    await expectBelieved();
    await expectWork(DUE_DONE);
  },
);

test.each(WRONG)(
  "started with the clock of the machine a month $where only forms go on, until it is corrected",
  async ({ days }) => {
    await moveMachineClock(days);
    const wrong = await start();
    await expectPause(wrong, NOTHING_DONE);
    await wrong.end();
    await moveMachineClock(-days);
    await start();
    await expectBelieved();
    await expectWork(DUE_DONE);
    await moveMachineClock(MONTH, { isRunning: true });
    await expectWork(ALL_DONE);
  },
);

test("what a site has done with its clock a month ahead is neither repeated nor skipped once a person confirms the right time", async () => {
  const wrong = await start();
  await expectWork(DUE_DONE);
  await wrong.end();
  await moveMachineClock(-MONTH);
  const product = await start();
  await expectPause(product, DUE_DONE);
  const code = await runRequestsCommand(["confirm-clock"], {
    readEnv: () => readEnv({ DATABASE_URL: database.url }),
    callerDir: folder,
    print: () => undefined,
    printError: () => undefined,
    printNote: () => undefined,
    write: async () => undefined,
  });
  expect(code).toBe(0);
  await expectBelieved();
  await expectWork({ ...DUE_DONE, digests: 2 });
  // The night that the site had done ahead of its time.
  await database.query("update requests set submitted_at = submitted_at - interval '10 days'");
  await moveMachineClock(MONTH, { isRunning: true });
  await expectWork({ ...DUE_DONE, requests: null, digests: 3 });
});

test("what a site with its clock a month behind has not done is done once, a quarter of an hour after the clock is right", async () => {
  const wrong = await start();
  await expectWork(DUE_DONE);
  await wrong.end();
  await moveMachineClock(MONTH);
  const product = await start();
  await expectPause(product, DUE_DONE);
  setClock({ uptimeMinutes: 15 });
  await expectBelieved();
  await expectWork(ALL_DONE);
});
