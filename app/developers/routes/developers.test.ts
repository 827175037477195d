import { pino } from "pino";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { incompleteContext } from "#platform/http/incomplete-page.server.ts";
import { type Services, servicesContext } from "#services/services.server.ts";
import { loader } from "./developers.tsx";

test("a list that cannot be read is logged and empty, and is not cached", async () => {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  // why: a database that is gone; every use of it fails.
  const gone = () => {
    throw new Error("no connection");
  };
  const db = new Proxy({}, { get: gone });
  const context = new RouterContextProvider();
  context.set(servicesContext, { db, log, clock: () => new Date() } as unknown as Services);
  const url = new URL("http://site/developers?technology=react");

  const list = await loader({ url, context } as never);

  expect(list.page).toMatchObject({ data: [], meta: { total: 0 } });
  expect(list.failed).toBe(true);
  expect(context.get(incompleteContext)).toBe(true);
  expect(lines.join()).toContain("no connection");
});
