import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { findFreePort } from "#platform/process/free-port.server.ts";
import { createFindRequest } from "#tests/support/chaos.ts";
import { findEmbedded } from "#tests/support/own-database.ts";
import { removeTemporaryFolder, temporaryDatabasePath } from "#tests/support/temporary-folder.ts";
import { startTestedProduct } from "#tests/support/tested-product.ts";

const AT_ONCE = 8;
const KILLS = 7;
/** Every third time PostgreSQL is killed as well, and has to recover from its log. */
const DATABASE_EVERY = 3;
/** Milliseconds that a process responds for before it is killed. */
const MAX_LIFETIME_MS = 1_200;

test("processes that are killed at random moments, also with their database, lose no acknowledged form and its event, and store none twice", async ({
  onTestFinished,
}) => {
  const dataDir = temporaryDatabasePath();
  onTestFinished(() => removeTemporaryFolder(dataDir));
  const database = findEmbedded(dataDir);
  const settings = { DATA_DIR: dataDir, PORT: String(await findFreePort()), LOG_LEVEL: "error" };
  const start = () => startTestedProduct(settings, onTestFinished);
  const first = await start();
  // It is not reached: only that its events are there counts here.
  await database.query(`
    with owner as (insert into staff (email, name, role)
      values ('owner@receiver.example', '', 'owner') returning id)
    insert into webhook_endpoints (id, kind, name, url, host, events, created_by, created_at)
      select gen_random_uuid(), 'webhook', '', '', '', '{request.created}', id, now() from owner`);

  /** Sends one form until it is acknowledged, and again after that; returns its references. */
  async function send(): Promise<string[]> {
    const { key, send } = createFindRequest(first);
    const references: string[] = [];
    while (references.length < 2) {
      const response = await send().catch(() => undefined);
      if (response?.status === 201) references.push(response.body.data.reference);
      else if (response && response.status < 500) throw new Error(`${key}: ${response.text}`);
      else await wait(20 + randomInt(100));
    }
    return references;
  }

  const acknowledged: string[] = [];
  let kills = 0;
  const clients = Array.from({ length: AT_ONCE }, async () => {
    while (kills < KILLS) {
      const [reference = "", ...again] = await send();
      expect(again).toEqual([reference]);
      acknowledged.push(reference);
    }
  });
  const sending = Promise.all(clients);

  for (let product = first; kills < KILLS; product = await start()) {
    await wait(randomInt(MAX_LIFETIME_MS));
    kills += 1;
    const postmaster = kills % DATABASE_EVERY === 0 ? database.findPid() : undefined;
    if (postmaster) process.kill(postmaster, "SIGKILL");
    await product.end("SIGKILL");
  }
  await sending;

  const stored = await database.query(
    "select reference from requests where fingerprint <> 'demo' order by reference",
  );
  expect(acknowledged.length).toBeGreaterThanOrEqual(AT_ONCE);
  expect(stored.map(({ reference }) => reference)).toEqual(acknowledged.toSorted());
  const events = await database.query("select reference from webhook_events order by reference");
  expect(events).toEqual(stored);
  const emails = await database.query(
    "select data ->> 'label' as label from pgboss.job where name = 'mail' order by label",
  );
  expect(emails.map(({ label }) => label)).toEqual(
    acknowledged
      .flatMap((reference) => [`${reference} confirmation`, `${reference} operator`])
      .toSorted(),
  );
});
