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
import { startSlowProxy } from "#tests/support/slow-proxy.ts";
import { startTestedProduct, visitContinuously } from "#tests/support/tested-product.ts";

const database = await startOwnDatabase();
const proxy = await startSlowProxy(new URL(database.url));
const product = await startTestedProduct({ DATABASE_URL: proxy.url });

test("a slow database delays forms but no cached page; one that sends byte by byte times out", async () => {
  for (const path of VISITED) expect((await product.ask(path)).status).toBe(200);
  const visits = visitContinuously(product, VISITED);

  proxy.state.mode = "late";
  await expectStoredOnce(product, database, createFindRequest(product));
  const status = async () => (await product.ask("/vacancies?workplace=remote")).status;
  await expect.poll(status, RECOVERY).toBe(200);

  proxy.state.mode = "trickling";
  const request = createFindRequest(product);
  const [answer, page, readiness] = await Promise.all([
    request.send(),
    product.ask(UNVISITED),
    product.readiness(),
  ]);
  expectSendAgain(answer);
  expectTryAgain(page);
  expect(readiness).toMatchObject({ status: "waiting" });

  proxy.state.mode = "fine";
  await expect.poll(product.readiness, RECOVERY).toEqual({ status: "ready" });
  await expectStoredOnce(product, database, request);
  await expectNewContentShows(product, database);
  expect(await visits.end()).toEqual([]);
  expectNoPersonalDataInLog(product, /timeout|Connection terminated/);
});
