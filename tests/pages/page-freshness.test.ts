import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { raiseContentVersion } from "#services/content/versions/content-version.repository.server.ts";
import { watchContentVersion } from "#services/content/versions/content-watch.server.ts";
import { createTestDatabase } from "../support/database.ts";
import { createTestHost } from "../support/host.ts";

const { db, url } = await createTestDatabase();
const log = pino({ level: "silent" });
await db.execute(sql`create table notice (text text)`);
await db.execute(sql`insert into notice values ('before')`);

/** Pages over the database, as each process of the product has them. */
async function startProcess() {
  const watch = await watchContentVersion(url, log);
  let renders = 0;
  const host = createTestHost({
    pages: {
      render: async () => {
        renders++;
        const { rows } = await db.execute<{ text: string }>(sql`select text from notice`);
        return new Response(rows[0]?.text, { headers: { "Content-Type": "text/html" } });
      },
      version: watch.version,
    },
  });
  const read = async () => (await host.request("/notice")).text();
  return { read, renders: () => renders, close: watch.close };
}

const processes = await Promise.all([startProcess(), startProcess()]);
const [one, other] = processes;
const readAll = () => Promise.all(processes.map(({ read }) => read()));

afterAll(() => Promise.all(processes.map(({ close }) => close())));

test("an import shows in every process, and no page is rendered twice for it", async () => {
  expect(await readAll()).toEqual(["before", "before"]);
  expect(await readAll()).toEqual(["before", "before"]);
  await db.transaction(async (tx) => {
    await tx.execute(sql`update notice set text = 'after'`);
    await raiseContentVersion(tx);
  });
  await expect.poll(readAll, { timeout: 10_000 }).toEqual(["after", "after"]);
  expect([one.renders(), other.renders()]).toEqual([2, 2]);
});
