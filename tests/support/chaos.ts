import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { startOwnDatabase } from "./own-database.ts";
import { toFindForm } from "./requests.ts";
import type { TestedProduct } from "./tested-product.ts";

type Database = Pick<Awaited<ReturnType<typeof startOwnDatabase>>, "query">;

/** Pages that are cached before something breaks. */
export const VISITED = ["/", "/developers", "/vacancies", "/blog"];

/** A page that is not cached and shows nothing without the database. */
export const UNVISITED = "/developers/anna-kask";

/** Milliseconds within which everything has recovered after a fault. */
export const RECOVERY = { timeout: 60_000, interval: 100 };

/** The same for emails that are given back: the queue looks for those once a minute. */
const EMAILED = { ...RECOVERY, timeout: 150_000 };

/** A form with one idempotency key for all attempts. */
export function createFindRequest(product: TestedProduct) {
  const key = randomUUID();
  const form = {
    name: "Zoë Kaostamm",
    // One mailbox gets few confirmations an hour.
    email: `zoe.kaostamm.${key}@example.com`,
    message: "Kaos in the shop",
  };
  return {
    key,
    send: () => product.post("/api/forms/find", toFindForm(form), key),
    countStored: async ({ query }: Database) => {
      const rows = await query("select reference from requests where idempotency_key = $1", [key]);
      return rows.length;
    },
  };
}

/** Sends it until it is stored, and checks that it is stored once, with its two emails. */
export async function expectStoredOnce(
  product: TestedProduct,
  database: Database,
  request: ReturnType<typeof createFindRequest>,
): Promise<void> {
  const status = async () => (await request.send()).status;
  await expect.poll(status, RECOVERY).toBe(201);
  const { body } = await request.send();
  expect(await request.countStored(database)).toBe(1);
  await expect.poll(() => listEmails(product, body.data.reference), EMAILED).toHaveLength(2);
}

/** Files of the emails about a request. */
export function listEmails({ dataDir }: TestedProduct, reference: string): string[] {
  return readdirSync(join(dataDir, "mail"), { encoding: "utf8" }).filter((name) =>
    name.includes(reference.toLowerCase()),
  );
}

/** A zone whose clocks show between nine and ten now, when digests and questions are sent. */
export function findMorningZone(): string {
  const west = (new Date().getUTCHours() - 9 + 24) % 24;
  return west > 12 ? `Etc/GMT-${24 - west}` : `Etc/GMT+${west}`;
}

/** Lets others send at once what was being sent when something broke, as after its timeout or delay. */
export async function giveBackEmails({ query }: Database): Promise<void> {
  await query(
    `update pgboss.job set started_on = now() - interval '1 hour', start_after = now()
    where name = 'mail' and state in ('active', 'retry')`,
  );
}

/** Expects a problem with `Retry-After` for a form that could not be stored. */
export function expectSendAgain(answer: Awaited<ReturnType<TestedProduct["post"]>>): void {
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Content-Type")).toContain("application/problem+json");
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(answer.body).toMatchObject({ status: 503, message: expect.stringContaining("again") });
}

/** Expects the product's error page with `Retry-After` for a page that cannot be rendered. */
export function expectTryAgain(answer: Awaited<ReturnType<TestedProduct["ask"]>>): void {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  expect(answer.text).toContain("Nothing you entered is lost");
}

/** Expects that a fault was logged without personal data, and the process survived it. */
export function expectNoPersonalDataInLog(product: TestedProduct, fault: RegExp): void {
  const log = product.log.join("\n");
  expect(log).toMatch(fault);
  expect(log).not.toMatch(/Kaos|kaostamm|UnhandledPromise|uncaughtException/);
  expect(product.isAlive()).toBe(true);
}

/** Expects that content which changes now is soon on the page. */
export async function expectNewContentShows(
  product: TestedProduct,
  { query }: Database,
): Promise<void> {
  const title = `Chaos ${randomUUID()}`;
  await query(
    "update vacancies set title = $1 where id = (select min(id) from vacancies where closed_at is null)",
    [title],
  );
  await expect
    .poll(async () => (await product.ask("/vacancies")).text.includes(title), RECOVERY)
    .toBe(true);
}
