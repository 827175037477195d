import { afterAll, expect, test } from "vitest";
import { openDatabase } from "#database/open.server.ts";
import { availabilityEmails } from "#database/tables/availability.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { createLog } from "#platform/process/log.server.ts";
import { createRecipientToken } from "#platform/secrets/recipient-token.server.ts";
import { startOwnDatabase } from "#tests/support/own-database.ts";
import { removeTemporaryFolder, temporaryDatabasePath } from "#tests/support/temporary-folder.ts";
import { startTestedProduct, type TestedProduct } from "#tests/support/tested-product.ts";

const server = await startOwnDatabase();
const variables = { DATABASE_URL: server.url };
const first = await startTestedProduct(variables);
const products = [first, await startTestedProduct(variables), await startTestedProduct(variables)];
const dataDir = temporaryDatabasePath();
const { db, close } = await openDatabase({ databaseUrl: server.url, dataDir }, createLog("silent"));
afterAll(async () => {
  await close();
  removeTemporaryFolder(dataDir);
});

const SLUG = "anna-kask";
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

/** Stores an email to Anna, as if she had been asked, and returns the path of its link. */
async function ask(): Promise<string> {
  const email = "anna@example.com";
  await db.insert(memberPrivate).values({ slug: SLUG, email, notes: "" });
  const { token, hashes } = createRecipientToken(email);
  await db.insert(availabilityEmails).values({ slug: SLUG, ...hashes, asked_at: new Date() });
  return `/availability/${token}`;
}

const readPages = async ({ ask }: TestedProduct) => {
  const pages = [`/developers/${SLUG}`, "/developers?q=anna+kask", `/api/members/slug/${SLUG}`];
  return Promise.all(pages.map(async (path) => (await ask(path)).text));
};

test("a member's answer shows on card and profile of three processes", async () => {
  const link = await ask();
  // Each process has the pages in its cache.
  for (const product of products) {
    for (const text of await readPages(product)) expect(text).not.toContain(`${NEXT_YEAR}-02-03`);
  }
  const body = new URLSearchParams({ answer: "from", available_from: `${NEXT_YEAR}-02-03` });
  const sent = await first.ask(link, { method: "POST", body });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, `${link}?done=saved`]);
  const begun = performance.now();
  const delays = await Promise.all(
    products.map(async (product) => {
      await expect
        // A second on a quiet machine, as printed below; a busy one is late.
        .poll(() => readPages(product), { timeout: 10_000, interval: 20 })
        .toEqual(Array(3).fill(expect.stringContaining(`${NEXT_YEAR}-02-03`)));
      return Math.round(performance.now() - begun);
    }),
  );
  process.stdout.write(`Visible after ${delays.join(", ")} ms\n`);
});
