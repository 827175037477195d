import { pino } from "pino";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
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
  context.set(servicesContext, { db, log } as unknown as Services);
  const url = new URL("http://site/developers?technology=react");

  const response = await loader({ url, context } as unknown as Parameters<typeof loader>[0]);

  expect(response.data.page).toMatchObject({ data: [], meta: { total: 0 } });
  expect(response.data.failed).toBe(true);
  expect(response.init?.headers).toEqual({ "Cache-Control": "no-store" });
  expect(lines.join()).toContain("no connection");
});
