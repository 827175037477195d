import { randomInt } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { findMorningZone, giveBackEmails } from "#tests/support/chaos.ts";
import { startOwnDatabase } from "#tests/support/own-database.ts";
import { removeTemporaryFolder, temporaryDatabasePath } from "#tests/support/temporary-folder.ts";
import { startTestedProduct } from "#tests/support/tested-product.ts";

const READERS = 12;
const MEMBERS = 12;
const REMINDERS = 12;
const KILLS = 6;
/** Milliseconds that a process works for before it is killed. */
const MAX_LIFETIME_MS = 1_500;
const HOURLY = "('digests', 'monthly-availability')";

const dataDir = temporaryDatabasePath();
const database = await startOwnDatabase();
afterAll(() => removeTemporaryFolder(dataDir));

const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: "error" };
const start = () => startTestedProduct(settings, onTestFinished);

/** People who get a digest, members who are asked, and reminders that are due in a moment. */
async function prepare(): Promise<void> {
  await database.query(
    `insert into staff (email, name, role, wants_digest)
    select 'reader-' || n || '@ogds.example', 'Reader ' || n, 'partner', true
    from generate_series(1, $1::int) n`,
    [READERS],
  );
  await database.query(
    `update site set config = jsonb_set(
      config || '{"monthly_availability_email": true}', '{booking,timezone}', to_jsonb($1::text))`,
    [findMorningZone()],
  );
  await database.query("update members set availability_confirmed_at = null");
  await database.query(
    `insert into member_private (slug, email, notes)
    select slug, slug || '@example.com', '' from members where published order by id limit $1`,
    [MEMBERS],
  );
  await database.query(
    `insert into pgboss.job (name, data, start_after, created_on)
    select 'mail', jsonb_build_object(
      'id', gen_random_uuid(),
      'to', jsonb_build_object('name', '', 'address', 'client-' || n || '@example.com'),
      'subject', 'Reminder', 'text', 'Hello', 'html', '<p>Hello</p>', 'label', 'reminder ' || n),
      now() + interval '3 seconds', now() - interval '1 day'
    from generate_series(1, $1::int) n`,
    [REMINDERS],
  );
}

const forgetHour = () => database.query(`delete from pgboss.job where name in ${HOURLY}`);

async function listEmails(label: string): Promise<unknown[]> {
  const rows = await database.query(
    `select data -> 'to' ->> 'address' as address from pgboss.job
    where name = 'mail' and data ->> 'label' like $1 order by 1`,
    [label],
  );
  return rows.map(({ address }) => address);
}

test("two processes that are killed again and again send each digest, question and reminder once", async () => {
  const first = await start();
  await first.end();
  await prepare();
  await forgetHour();
  const processes = [await start(), await start()];
  for (let kills = 0; kills < KILLS; kills += 1) {
    await wait(randomInt(MAX_LIFETIME_MS));
    const index = kills % processes.length;
    await processes[index]?.end("SIGKILL");
    // What a killed process had begun would be tried again after half an hour.
    await forgetHour();
    processes[index] = await start();
  }
  // One more hour, in which nothing may be left or repeated.
  const isOver = async () => {
    const [row] = await database.query(
      `select count(*)::int as open from pgboss.job
      where name in ${HOURLY} and state <> 'completed'`,
    );
    return row?.open;
  };
  await expect.poll(isOver, { timeout: 60_000 }).toBe(0);

  const digests = await listEmails("desk digest");
  const readers = Array.from({ length: READERS }, (_, n) => `reader-${n + 1}@ogds.example`);
  expect(digests).toEqual(readers.toSorted());
  const asked = await listEmails("availability %");
  expect(asked).toHaveLength(MEMBERS);
  expect(new Set(asked).size).toBe(MEMBERS);

  await giveBackEmails(database);
  const countSent = async () => {
    const rows = await database.query(
      `select state from pgboss.job
      where name = 'mail' and data ->> 'label' like 'reminder %' and state = 'completed'`,
    );
    return rows.length;
  };
  await expect.poll(countSent, { timeout: 150_000, interval: 500 }).toBe(REMINDERS);
  const files = readdirSync(join(dataDir, "mail")).filter((name) => name.includes("reminder"));
  expect(files).toHaveLength(REMINDERS);
}, 300_000);
