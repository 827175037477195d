import { expect, test } from "vitest";
import {
  createFindRequest,
  expectNewContentShows,
  expectNoPersonalDataInLog,
  expectSendAgain,
  expectStoredOnce,
  expectTryAgain,
  RECOVERY,
  UNVISITED,
  VISITED,
} from "#tests/support/chaos.ts";
import { startOwnDatabase } from "#tests/support/own-database.ts";
import { startTestedProduct, visitContinuously } from "#tests/support/tested-product.ts";

/** More than the pool has connections. */
const CROWD = 15;

const database = await startOwnDatabase();
const product = await startTestedProduct({ DATABASE_URL: database.url });

test("while the database is frozen, no request hangs; once it continues, all connections work again", async () => {
  for (const path of VISITED) expect((await product.ask(path)).status).toBe(200);
  const stored = createFindRequest(product);
  await expectStoredOnce(product, database, stored);
  const visits = visitContinuously(product, VISITED);
  database.freeze();

  const requests = Array.from({ length: CROWD }, () => createFindRequest(product));
  const [answers, pages, readiness] = await Promise.all([
    Promise.all(requests.map(({ send }) => send())),
    Promise.all([1, 2, 3].map(() => product.ask(UNVISITED))),
    product.readiness(),
  ]);
  expect(readiness).toEqual({ status: "waiting", failures: ["database", "queue"] });
  for (const answer of answers) expectSendAgain(answer);
  for (const page of pages) expectTryAgain(page);
  // Statements that were sent before it froze.
  expectSendAgain(await createFindRequest(product).send());

  database.thaw();
  await expect.poll(product.readiness, RECOVERY).toEqual({ status: "ready" });
  await Promise.all(requests.map((request) => expectStoredOnce(product, database, request)));
  await expectNewContentShows(product, database);
  expect(await visits.end()).toEqual([]);
  expect(await stored.countStored(database)).toBe(1);
  expectNoPersonalDataInLog(product, /timeout|Connection terminated/);
});
