import { createHash, randomInt, randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { SlotsSchema } from "#contract/calls/booking.ts";
import { giveBackEmails } from "#tests/support/chaos.ts";
import { startOwnDatabase } from "#tests/support/own-database.ts";
import { toRequestForm } from "#tests/support/requests.ts";
import { removeTemporaryFolder, temporaryDatabasePath } from "#tests/support/temporary-folder.ts";
import { startTestedProduct, type TestedProduct } from "#tests/support/tested-product.ts";

const CALLS = 20;
/** Every second client presses the button, at a random moment of this time. */
const PRESSES_MS = 10_000;
/** How often both processes are killed in the middle of a change. */
const ROUNDS = 3;

const dataDir = temporaryDatabasePath();
const database = await startOwnDatabase();
afterAll(() => removeTemporaryFolder(dataDir));

const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: "error" };
const start = () => startTestedProduct(settings, onTestFinished);

/**
 * Sooner ones would stop being offered while the test runs, because calls need notice; those of
 * tomorrow at this time of day would have their reminder meanwhile.
 */
const FROM = new Date(Date.now() + 26 * 3_600_000).toISOString();

async function listSlots({ ask }: TestedProduct): Promise<string[]> {
  return SlotsSchema.parse(JSON.parse((await ask(`/api/booking/slots?from=${FROM}`)).text)).data;
}

type TentativeCall = { reference: string; slot: string; token: string };

/** Sends a request with a call from an unconfirmed address. */
async function book(product: TestedProduct, slot: string): Promise<TentativeCall> {
  const [date, time = ""] = slot.split("T");
  const key = randomUUID();
  const form = toRequestForm({
    email: `${key}@example.com`,
    "contact_at[date]": date,
    "contact_at[time]": time.slice(0, 5),
    "contact_at[timezone]": "UTC",
  });
  const { status, body } = await product.post("/api/forms/request", form, key);
  expect(status).toBe(201);
  const { reference, call } = body.data;
  expect(call.status).toBe("tentative");
  // Only the hash of the link in the email is stored.
  const token = key.replaceAll("-", "");
  await database.query(
    `insert into booking_links (token_hash, booking_id)
    select $1, bookings.id from bookings join requests on requests.id = request_id
    where reference = $2`,
    [createHash("sha256").update(token).digest("hex"), reference],
  );
  return { reference, slot, token };
}

/** Lets 45 minutes pass, after which a change of a call takes long enough to be killed in its middle. */
async function letTimePass(): Promise<void> {
  const [times] = await database.query(
    `select count(*)::int as tentative from bookings
    where confirm_by between created_at + interval '44 minutes' and created_at + interval '46 minutes'`,
  );
  expect(times?.tentative).toBe(CALLS);
  await database.query("update bookings set confirm_by = confirm_by - interval '46 minutes'");
  await database.query(`
    create function be_slow() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.5); return new; end $$`);
  await database.query(`
    create trigger slow_release after insert on request_events for each row
    when (new.kind = 'call') execute function be_slow()`);
}

/** Several at the same time, as of processes that start. */
async function addReleases(): Promise<void> {
  await database.query(
    "insert into pgboss.job (name) select 'call-releases' from generate_series(1, 4)",
  );
}

/** Whether a process has changed a call in a transaction that it has not committed. */
async function isChanging(): Promise<boolean> {
  const sleeping = await database.query(
    "select pid from pg_stat_activity where wait_event = 'PgSleep'",
  );
  return sleeping.length > 0;
}

async function countTentative(): Promise<number> {
  return (await database.query("select id from bookings where confirm_by is not null")).length;
}

test("two processes that are killed while they release calls release each once, or its client confirms it", async () => {
  await (await start()).end();
  // Otherwise a time would be free with another host.
  await database.query("update booking_hosts set takes_calls = false");
  await database.query(`update site set config = jsonb_set(config, '{booking,hosts}', '1')`);
  const first = await start();
  const calls: TentativeCall[] = [];
  const free = (await listSlots(first)).filter((_, index) => index % 3 === 0);
  for (const slot of free.slice(0, CALLS)) calls.push(await book(first, slot));
  const taken = await listSlots(first);
  expect(calls.filter(({ slot }) => taken.includes(slot))).toEqual([]);
  let processes = [first, await start()];
  await letTimePass();
  await addReleases();

  /** Presses the button until a process responds; returns the status. */
  async function confirm(token: string): Promise<number> {
    await wait(randomInt(PRESSES_MS));
    for (;;) {
      const body = new FormData();
      body.set("intent", "confirm");
      const product = processes[randomInt(processes.length)];
      const response = await product
        ?.ask(`/booking/${token}`, { method: "POST", body })
        .catch(() => undefined);
      if (response && response.status < 500) return response.status;
      await wait(50);
    }
  }
  const pressing = Promise.all(
    calls.map(({ token }, index) => (index % 2 === 0 ? confirm(token) : undefined)),
  );

  for (let round = 0; round < ROUNDS; round += 1) {
    await addReleases();
    await expect.poll(isChanging, { timeout: 60_000, interval: 20 }).toBe(true);
    await Promise.all(processes.map((product) => product.end("SIGKILL")));
    processes = await Promise.all([start(), start()]);
  }
  await addReleases();
  const statuses = await pressing;
  await expect.poll(countTentative, { timeout: 120_000, interval: 500 }).toBe(0);

  // Who was told that the call is confirmed has it, and everybody else's time is free again.
  const isConfirmed = statuses.map((status) => status === 303);
  expect(statuses.filter((status) => status !== undefined && status !== 303)).toEqual(
    statuses.filter((status) => status === 409),
  );
  const slots = await listSlots(processes[0] ?? first);
  const stored = await database.query(
    `select reference, status,
      (select json_agg(change ->> 'to') from request_events where request_id = requests.id) as changes
    from bookings join requests on requests.id = request_id`,
  );
  for (const [index, { reference, slot }] of calls.entries()) {
    const status = isConfirmed[index] ? "booked" : "released";
    const changes = [isConfirmed[index] ? "confirmed" : "released"];
    expect(stored).toContainEqual({ reference, status, changes });
    expect([slot, slots.includes(slot)]).toEqual([slot, !isConfirmed[index]]);
  }

  // One email to each client, and one to the operator about each confirmed call.
  await giveBackEmails(database);
  const listEmails = () =>
    database.query(
      `select data ->> 'label' as label, data ->> 'subject' as subject, state::text from pgboss.job
      where name = 'mail' and data ->> 'label' like '% call %'`,
    );
  const countWaiting = async () =>
    (await listEmails()).filter(({ state }) => state !== "completed").length;
  await expect.poll(countWaiting, { timeout: 150_000, interval: 500 }).toBe(0);
  const emails = (await listEmails()).map(({ label, subject }) => `${label}: ${subject}`);
  const expected = calls.flatMap(({ reference }, index) => {
    const client = `${reference} call 1 confirmation: Your call about ${reference}`;
    return isConfirmed[index]
      ? [
          `${client} is confirmed`,
          expect.stringContaining(`${reference} call 1 operator: Call confirmed`),
        ]
      : [`${client} wasn't confirmed`];
  });
  expect(emails).toHaveLength(expected.length);
  expect(emails).toEqual(expect.arrayContaining(expected));
  const files = readdirSync(join(dataDir, "mail")).filter((name) => name.includes("-call-1-"));
  expect(files).toHaveLength(expected.length);
}, 400_000);
