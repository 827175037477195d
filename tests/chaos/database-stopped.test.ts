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

const database = await startOwnDatabase();
const product = await startTestedProduct({ DATABASE_URL: database.url });

test("while the database is stopped, cached pages are served and forms can be sent again; it recovers by itself", async () => {
  for (const path of VISITED) expect((await product.ask(path)).status).toBe(200);
  const visits = visitContinuously(product, VISITED);
  await database.stop();

  const request = createFindRequest(product);
  expectSendAgain(await request.send());
  expectTryAgain(await product.ask(UNVISITED));
  expect((await product.ask(`${UNVISITED}.data`)).status).toBe(503);
  expect((await product.ask("/api/members")).status).toBe(503);
  expect(await product.readiness()).toEqual({ status: "waiting", failures: ["database", "queue"] });

  await database.start();
  await expect.poll(product.readiness, RECOVERY).toEqual({ status: "ready" });
  await expectStoredOnce(product, database, request);
  await expectNewContentShows(product, database);
  expect(await visits.end()).toEqual([]);
  expectNoPersonalDataInLog(product, /ECONNREFUSED/);
});
