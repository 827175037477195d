import { afterAll, expect, test } from "vitest";
import { toImageUrl } from "#platform/image/image-url.ts";
import { expectNoPersonalDataInLog, RECOVERY, VISITED } from "#tests/support/chaos.ts";
import { startOwnDatabase } from "#tests/support/own-database.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { startTestedProduct, type TestedProduct } from "#tests/support/tested-product.ts";

const database = await startOwnDatabase();
const storage = await startS3Server();
afterAll(storage.close);
const toVariables = (MEDIA_URL: string) => ({ DATABASE_URL: database.url, MEDIA_URL });

/** URLs of all stored images, and of files that are made of some. */
async function listImages(): Promise<string[]> {
  const rows = await database.query(
    `select '/media/' || id || case content_type when 'image/svg+xml' then '.svg' else '.webp' end as url
     from media`,
  );
  return [...rows.map(({ url }) => String(url)), "/apple-touch-icon.png", "/favicon.svg"];
}

async function readImages({ origin }: TestedProduct, urls: readonly string[]) {
  const images = new Map<string, string>();
  for (const url of urls) {
    const response = await fetch(origin + url);
    const bytes = Buffer.from(await response.arrayBuffer()).toString("base64");
    images.set(url, `${response.status} ${response.headers.get("Content-Type")} ${bytes}`);
  }
  return images;
}

const withDatabase = await startTestedProduct(toVariables(""));
const urls = await listImages();
const images = await readImages(withDatabase, urls);
await withDatabase.end();
const product = await startTestedProduct(toVariables(storage.url));
const [image = expect.fail()] = urls;

const countInDatabase = async () => {
  const [row] = await database.query("select count(*) from media where bytes is not null");
  return Number(row?.count);
};

test("a site that gets a bucket moves its images there and serves the same ones", async () => {
  await expect.poll(countInDatabase, RECOVERY).toBe(0);
  expect(storage.objects.size).toBe(urls.length - 2);
  expect([...images.values()].filter((found) => !found.startsWith("200 image/"))).toEqual([]);
  expect(await readImages(product, urls)).toEqual(images);
});

test.each([
  ["failing", 320],
  ["silent", 640],
  ["corrupt", 768],
] as const)(
  "while the storage is %s pages are served, images get 503, and work afterwards",
  async (mode, width) => {
    const resized = toImageUrl(image, { format: "webp", width: 1_024 });
    expect((await product.ask(resized)).status).toBe(200);
    storage.state.mode = mode;
    const missing = await product.ask(image);
    expect(missing.status).toBe(503);
    expect(Number(missing.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(missing.headers.get("Cache-Control")).toContain("no-store");
    // Another size of it, which is not drawn yet.
    const uncached = await product.ask(toImageUrl(image, { format: "webp", width }));
    expect(uncached.status).toBe(503);
    expect(uncached.headers.get("Cache-Control")).toContain("no-store");
    // Pages, also those that were not visited before, and sizes of images that were drawn before.
    for (const path of [...VISITED, `/developers?rate_max=${1_000 + width}`, resized]) {
      expect([path, (await product.ask(path)).status]).toEqual([path, 200]);
    }
    expect(await product.readiness()).toEqual({ status: "ready" });
    storage.state.mode = "fine";
    expect((await product.ask(image)).status).toBe(200);
    expectNoPersonalDataInLog(product, /the storage (refused|did not respond)|has other bytes/);
    expect(product.log.join()).not.toMatch(/TESTKEY|secret\+with|secret%2Bwith/);
  },
);

test("without its bucket, or with a key that it refuses, the site does not start", async () => {
  await expect(startTestedProduct(toVariables(""))).rejects.toThrow(
    /^The product did not start: MEDIA_URL is not set, and its bucket has \d+ images/,
  );
  const wrong = storage.url.replace("TESTKEY", "OTHER");
  await expect(startTestedProduct(toVariables(wrong))).rejects.toThrow(
    /^The product did not start: MEDIA_URL: the storage refused to write an object: 403/,
  );
});
