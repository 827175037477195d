import pg from "pg";
import { expect, test, vi } from "vitest";
import { createLog } from "#platform/process/log.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { watchDatabase } from "./database-watch.server.ts";

const { db, url } = await createTestDatabase();

test("queries of notifications that come at once are sent one after the other", async () => {
  const send = pg.Client.prototype.query;
  // The notifications can arrive before the query that sent them ends, on another connection.
  const active = new Map<pg.Client, number>();
  let most = 0;
  const query = vi.spyOn(pg.Client.prototype, "query");
  query.mockImplementation(async function (this: pg.Client, ...args: Parameters<typeof send>) {
    const count = (active.get(this) ?? 0) + 1;
    active.set(this, count);
    most = Math.max(most, count);
    const result = await Reflect.apply(send, this, args);
    active.set(this, (active.get(this) ?? 0) - 1);
    return result;
  });
  const answers: Promise<unknown>[] = [];
  const done = Promise.withResolvers<void>();
  const watch = await watchDatabase(url, createLog("silent"), [
    {
      channel: "test_of_order",
      onNotification(_payload, client) {
        answers.push(client.query("select 1"), client.query("select 2"));
        if (answers.length === 6) done.resolve();
      },
      refresh: async () => {},
    },
  ]);
  await db.$client.query("select pg_notify('test_of_order', n::text) from generate_series(1, 3) n");
  await done.promise;
  await Promise.all(answers);
  query.mockRestore();
  await watch.close();
  expect(most).toBe(1);
});
