import { afterAll, expect, test } from "vitest";
import { connect } from "#database/client.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import { MAIL } from "#services/email/email.server.ts";
import { startQueue } from "#services/queue.server.ts";
import {
  createFindRequest,
  expectNewContentShows,
  expectNoPersonalDataInLog,
  expectStoredOnce,
  RECOVERY,
} from "#tests/support/chaos.ts";
import { startOwnDatabase } from "#tests/support/own-database.ts";
import { startTestedProduct } from "#tests/support/tested-product.ts";

const database = await startOwnDatabase();
const product = await startTestedProduct({ DATABASE_URL: database.url });

const { db, close } = connect(database.url);
const queue = await startQueue(database.url, [MAIL], createLog("silent"));
afterAll(async () => {
  await queue.stop();
  await close();
});

test("invalid jobs do not block the emails behind them", async () => {
  const garbage: object[] = [{}, [], { id: 7, to: "kaos" }, { to: { address: "a@b.co, c@d.co" } }];
  await db.transaction(async (tx) => {
    // More than one batch.
    for (const job of [...garbage, ...garbage, ...garbage]) await queue.enqueue(tx, MAIL, job);
  });
  await expectStoredOnce(product, database, createFindRequest(product));
  expect(await product.readiness()).toEqual({ status: "ready" });
  const failed = /a job failed and will be retried/;
  await expect.poll(() => product.log.join("\n"), RECOVERY).toMatch(failed);
  expectNoPersonalDataInLog(product, failed);
});

test("a page that fails to render is served stale, and other pages are not affected", async () => {
  const rows = await database.query("select slug from members where published order by id limit 2");
  const [visited, unvisited] = rows.map(({ slug }) => `/developers/${slug}`);
  const ask = async (path = "") => (await product.ask(path)).status;
  expect(await ask(visited)).toBe(200);

  // React cannot render an object as text.
  const poison = `jsonb_set(experiences, '{0,position}', '{"kind": "poison"}')`;
  await database.query(`update members set experiences = ${poison}`);
  // Then the process has seen both changes.
  await expectNewContentShows(product, database);
  const failed = await product.ask(unvisited ?? "");
  expect(failed.status).toBe(500);
  expect(failed.text).toContain("Nothing you entered is lost");
  expect(failed.text).not.toMatch(/valid as a React child|Minified|node_modules/);
  expect(failed.headers.get("Cache-Control")).toBe("no-store");
  expect(await ask(visited)).toBe(200);
  expect(await ask("/blog")).toBe(200);

  await database.query(
    `update members set experiences = jsonb_set(experiences, '{0,position}', '"Engineer"')`,
  );
  await expect.poll(() => ask(unvisited), RECOVERY).toBe(200);
  expectNoPersonalDataInLog(product, /not valid as a React child|Minified React error/);
});
