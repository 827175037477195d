import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { saveMedia } from "#app/site/media/media.repository.server.ts";
import { connect } from "#database/client.server.ts";
import { emptyOnError } from "#platform/http/empty-on-error.server.ts";
import { StorageError } from "#platform/image/object-storage.server.ts";
import type { ContentReplica } from "#services/content/versions/content-replica.server.ts";
import type { Services } from "#services/services.server.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createPublicReads } from "./public-reads.server.ts";

const services = await createTestServices();
const other = connect(services.url);

// why: which reads are repeated is decided here; content-replica.server.test.ts has a real replica.
const replica: ContentReplica = {
  read: (work) => work(other.db).catch(() => undefined),
  metrics: [],
  close: other.close,
};
const reads = createPublicReads(services, replica);

type Render = (deps: Services) => Promise<Response>;

/** Renders a page and names the databases that it was rendered with. */
async function renderWith(render: Render) {
  const used: string[] = [];
  const response = await reads.renderPage((deps) => {
    used.push(deps.db === other.db ? "replica" : "primary");
    return render(deps);
  });
  return { used, status: response.status, text: await response.text(), response };
}

test("a page is rendered on the replica, with its headers", async () => {
  const { used, text, response } = await renderWith(async () =>
    Response.json({ shown: true }, { headers: { "Cache-Control": "no-store" } }),
  );
  expect(used).toEqual(["replica"]);
  expect(JSON.parse(text)).toEqual({ shown: true });
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

test("a redirect and a page that does not exist are not repeated", async () => {
  const moved = await renderWith(async () => Response.redirect("https://ogds.example/blog", 301));
  expect(moved).toMatchObject({ used: ["replica"], status: 301 });
  const missing = await renderWith(async () => new Response("Not found", { status: 404 }));
  expect(missing).toMatchObject({ used: ["replica"], status: 404 });
});

test("a page that fails on the replica is rendered again on the primary, whatever fails", async () => {
  const error = vi.spyOn(services.log, "error");
  const fail = (deps: Services) => deps.db.execute(sql`select ${deps.db === other.db ? 1 : 0} / 0`);
  const onReplica = (deps: Services, render: Render) =>
    deps.db === other.db ? render(deps) : Promise.resolve(new Response("whole"));
  const failing: Render[] = [
    async (deps) => {
      await fail(deps);
      return new Response("not reached");
    },
    async () => new Response("An error page", { status: 503 }),
    // A list that is shown empty.
    async (deps) => {
      const { value } = await emptyOnError(deps.log, "members", fail(deps), undefined);
      return new Response(`empty ${value}`);
    },
    // The data of a page, which breaks off.
    async () =>
      new Response(new ReadableStream({ pull: (controller) => controller.error(new Error()) })),
  ];
  for (const render of failing) {
    const page = await renderWith((deps) => onReplica(deps, render));
    expect(page).toMatchObject({ used: ["replica", "primary"], status: 200, text: "whole" });
  }
  // It is no failure of the page.
  expect(error).not.toHaveBeenCalled();
});

test("a page that fails on both is logged once", async () => {
  const error = vi.spyOn(services.log, "error");
  const page = await renderWith(async ({ db, log }) => {
    const { value } = await emptyOnError(log, "members", db.execute("select 1 / 0"), undefined);
    return new Response(`empty ${value}`);
  });
  expect(page).toMatchObject({ used: ["replica", "primary"], text: "empty undefined" });
  expect(error).toHaveBeenCalledTimes(1);
});

test("an image that the replica does not have yet is read from the primary", async () => {
  const id = "a".repeat(64);
  await saveMedia(services.db, {
    id,
    bytes: Buffer.from("<svg/>"),
    content_type: "image/svg+xml",
    original_type: "image/svg+xml",
    width: 1,
    height: 1,
  });
  // why: an empty replica
  const read = vi.spyOn(replica, "read").mockImplementationOnce(async () => undefined);
  const found = await reads.findMedia(`${id}.svg`);
  expect(read).toHaveBeenCalledTimes(1);
  expect(found?.bytes.toString()).toBe("<svg/>");
});

test("an image that the bucket does not send is no failure of the replica", async () => {
  const id = "b".repeat(64);
  await saveMedia(services.db, {
    id,
    object: "an object",
    content_type: "image/webp",
    original_type: "image/png",
    width: 1,
    height: 1,
  });
  // why: a storage that is away; upload-media.service.server.test.ts has a real one.
  const mediaStorage = {
    read: vi.fn().mockRejectedValue(new StorageError("away")),
    store: vi.fn(),
    remove: vi.fn(),
  };
  const read = vi.spyOn(replica, "read");
  const found = createPublicReads({ ...services, mediaStorage }, replica).findMedia(`${id}.webp`);
  await expect(found).rejects.toThrow(StorageError);
  expect(mediaStorage.read).toHaveBeenCalledExactlyOnceWith("an object");
  expect(await read.mock.results.at(-1)?.value).toMatchObject({ object: "an object" });
});
