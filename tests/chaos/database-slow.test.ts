import { expect, test } from "vitest";
import {
  createFindRequest,
  expectDiscreetLog,
  expectNewContentShows,
  expectSendAgain,
  expectStoredOnce,
  expectTryAgain,
  RECOVERY,
  VISITED,
} from "#tests/support/chaos.ts";
import { startOwnDatabase } from "#tests/support/own-database.ts";
import { startSlowProxy } from "#tests/support/slow-proxy.ts";
import { keepVisiting, startTestedProduct } from "#tests/support/tested-product.ts";

const database = await startOwnDatabase();
const proxy = await startSlowProxy(new URL(database.url));
const product = await startTestedProduct({ DATABASE_URL: proxy.url });

test("a database that is late makes forms late and no page that is in memory; one that trickles is given up", async () => {
  for (const path of VISITED) expect((await product.ask(path)).status).toBe(200);
  const visits = keepVisiting(product, VISITED);

  proxy.state.mood = "late";
  await expectStoredOnce(product, database, createFindRequest(product));
  const status = async () => (await product.ask("/vacancies?workplace=remote")).status;
  await expect.poll(status, RECOVERY).toBe(200);

  proxy.state.mood = "trickling";
  const request = createFindRequest(product);
  const [answer, page, readiness] = await Promise.all([
    request.send(),
    product.ask("/vacancies?workplace=office"),
    product.readiness(),
  ]);
  expectSendAgain(answer);
  expectTryAgain(page);
  expect(readiness).toMatchObject({ status: "waiting" });

  proxy.state.mood = "fine";
  await expect.poll(product.readiness, RECOVERY).toEqual({ status: "ready" });
  await expectStoredOnce(product, database, request);
  await expectNewContentShows(product, database);
  expect(await visits.end()).toEqual([]);
  expectDiscreetLog(product, /timeout|Connection terminated/);
});
