import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeEach, expect, test } from "vitest";
import { runRequestsCommand } from "#cli/requests-command.ts";
import { clockMarks } from "#database/tables/clock-marks.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { FAST_POLLING } from "#tests/support/fast-polling.ts";
import { type JobKind, startQueue } from "../queue.server.ts";
import { clockHeld, createClockGuard } from "./clock-guard.server.ts";
import { storeSeen } from "./clock-marks.repository.server.ts";

const { db, url } = await createTestDatabase();
const HOUR = 3_600_000;
const KIND: JobKind = { name: "planned", options: { retryLimit: 0 } };
const queue = await startQueue(url, [KIND], pino({ level: "silent" }), FAST_POLLING);
afterAll(() => queue.stop());
const lines: string[] = [];
const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });

/** Hours by which the clock of the process is off, and its uptime in milliseconds. */
let offset = 0;
let uptime = 1_000 * HOUR;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR);
const createGuard = () =>
  createClockGuard({ db, log, clock: () => hoursAgo(-offset), uptime: () => uptime });

/** The state of a process after its next check. */
async function check(guard = createGuard()): Promise<boolean> {
  await guard.start();
  guard.close();
  const { values } = await clockHeld.get();
  expect(values[0]?.value).toBe(Number(guard.isHeld()));
  return guard.isHeld();
}

beforeEach(async () => {
  offset = 0;
  lines.length = 0;
  await db.delete(clockMarks);
  await db.execute(sql`delete from pgboss.job`);
});

test("a clock is believed at the first start, after a restart and after a night without the site", async () => {
  expect(await check()).toBe(false);
  expect(await check()).toBe(false);
  await storeSeen(db, hoursAgo(5));
  expect(await check()).toBe(false);
  expect(lines).toEqual([]);
});

test("a clock that differs from the database's is not believed until it is corrected", async () => {
  const guard = createGuard();
  offset = -0.1;
  expect(await check(guard)).toBe(true);
  expect(lines.join()).toContain("of this machine and of the database differ");
  uptime += HOUR;
  expect(await check(guard)).toBe(true);
  offset = 0;
  expect(await check(guard)).toBe(false);
});

test("a start far after the last known time waits a quarter of an hour, and leaves that time alone meanwhile", async () => {
  await storeSeen(db, hoursAgo(24.5));
  const guard = createGuard();
  expect(await check(guard)).toBe(true);
  expect(lines.join()).toContain("far ahead of the last known time");
  // The clock was corrected, and the site started again.
  const [mark] = await db.select().from(clockMarks);
  expect(mark?.seen_at.getTime()).toBeLessThan(hoursAgo(24).getTime());

  uptime += HOUR / 4 - 1;
  expect(await check(guard)).toBe(true);
  uptime += 1;
  expect(await check(guard)).toBe(false);
  expect(await check()).toBe(false);
});

test("a clock that jumps ahead in a running process is not believed at once, and is when it is back", async () => {
  const guard = createGuard();
  expect(await check(guard)).toBe(false);
  // For the process, a day on the clock without its uptime.
  uptime -= 24 * HOUR;
  expect(guard.isHeld()).toBe(true);
  expect(await check(guard)).toBe(true);
  uptime += 24 * HOUR;
  expect(guard.isHeld()).toBe(false);
  expect(await check(guard)).toBe(false);
});

test("a clock behind a time that was seen is not believed before a person confirms it", async () => {
  await storeSeen(db, hoursAgo(-720));
  const guard = createGuard();
  expect(await check(guard)).toBe(true);
  uptime += HOUR;
  expect(await check(guard)).toBe(true);
  expect(lines.join()).toContain("npm run requests -- confirm-clock");
  const out: string[] = [];
  const code = await runRequestsCommand(["confirm-clock"], {
    readEnv: () => readEnv({ DATABASE_URL: url }),
    callerDir: "/",
    print: (text) => out.push(text),
    printError: (text) => out.push(text),
    printNote: () => undefined,
    write: async (text) => void out.push(text),
  });
  expect([code, ...out]).toEqual([
    0,
    "The clock is believed. Running processes notice within a minute.",
  ]);
  expect(await check(guard)).toBe(false);
});

test("planned jobs wait while the clock is not believed, and others do not", async () => {
  const done: string[] = [];
  await queue.work<{ name: string }>(KIND, async ({ data }) => void done.push(data.name));
  await storeSeen(db, hoursAgo(24.5));
  await db.transaction(async (tx) => {
    await queue.enqueue(tx, KIND, { name: "planned" }, hoursAgo(-24));
  });
  const guard = createGuard();
  expect(await check(guard)).toBe(true);
  // The database's clock goes on by a day.
  await db.execute(sql`
    update pgboss.job set created_on = created_on - interval '1 day', start_after = now()`);
  await db.transaction((tx) => queue.enqueue(tx, KIND, { name: "at once" }));
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(["at once"]);
  uptime += HOUR;
  expect(await check(guard)).toBe(false);
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(["at once", "planned"]);
}, 30_000);

test("no job is deleted while the clock is not believed", async () => {
  const readMaintained = async () =>
    (
      await db.execute<{ ago: number }>(
        sql`select extract(epoch from now() - min(maintain_on))::float as ago from pgboss.queue`,
      )
    ).rows[0]?.ago;
  await db.execute(sql`update pgboss.queue set maintain_on = now() - interval '30 days'`);
  expect(await check()).toBe(false);
  expect(await readMaintained()).toBeGreaterThan(60);
  await storeSeen(db, hoursAgo(720));
  expect(await check()).toBe(true);
  expect(await readMaintained()).toBeLessThan(60);
});

test("after a clock that was ahead, jobs of killed processes are tried again and old ones deleted in time", async () => {
  await db.execute(sql`
    insert into pgboss.job (name, state, started_on)
    values ('planned', 'active', now() + interval '30 days'), ('planned', 'active', now() - interval '1 second')`);
  await db.execute(sql`
    update pgboss.queue set maintain_on = now() + interval '30 days', monitor_claim_on = now() + interval '30 days'`);
  expect(await check()).toBe(false);
  const { rows } = await db.execute(sql`
    select
      (select count(*)::int from pgboss.job where started_on <= now()) as started,
      (select count(*)::int from pgboss.job where started_on < now() - interval '1 second') as earlier,
      bool_and(greatest(maintain_on, monitor_claim_on) <= now()) as maintained
    from pgboss.queue`);
  expect(rows).toEqual([{ started: 2, earlier: 1, maintained: true }]);
});

test("what a clock that was ahead left behind neither skips the next night nor delays a job", async () => {
  await db.execute(sql`
    insert into pgboss.job (name, state, singleton_on, created_on, start_after) values
      ('planned', 'completed', date_trunc('day', now() at time zone 'utc') + interval '1 day', now(), now()),
      ('planned', 'completed', date_trunc('day', now() at time zone 'utc'), now(), now()),
      ('planned', 'cancelled', null, now() + interval '1 day', now() + interval '1 day'),
      ('planned', 'created', null, now() + interval '1 day', now() + interval '2 days')`);
  await db.execute(sql`update pgboss.job set state = 'retry' where state = 'cancelled'`);
  expect(await check()).toBe(false);
  const { rows } = await db.execute(sql`
    select state, singleton_on is not null as marked, start_after > now() as later
    from pgboss.job where state <> 'active' order by state::text, marked`);
  expect(rows).toEqual(
    expect.arrayContaining([
      { state: "completed", marked: false, later: false },
      { state: "completed", marked: true, later: false },
      { state: "created", marked: false, later: true },
    ]),
  );
  expect(rows.filter(({ later }) => later)).toHaveLength(1);
});
