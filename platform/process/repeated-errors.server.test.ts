import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createLog } from "./log.server.ts";
import { logRequestError } from "./repeated-errors.server.ts";

type Line = { msg: string; reference?: string; suppressed?: number; err: { message: string } };

function createTestLog() {
  const lines: Line[] = [];
  const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}

const refused = () =>
  Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });

test("the same error is logged once per second, with the number of the others", async () => {
  const { log, lines } = createTestLog();
  const given = Array.from({ length: 50 }, (_, index) =>
    logRequestError(log, refused(), "a page failed", { path: `/${index}` }),
  );
  expect(lines).toHaveLength(1);
  expect(new Set(given)).toEqual(new Set([lines[0]?.reference]));
  await expect.poll(() => lines.length, { timeout: 3_000 }).toBe(2);
  expect(lines[1]).toMatchObject({ suppressed: 49, err: { message: refused().message } });
  // The window of the second line ends without another error.
  await wait(1_200);
  expect(lines).toHaveLength(2);
  const later = logRequestError(log, refused(), "a page failed");
  expect(lines[2]).toMatchObject({ reference: later });
  expect(lines[2]?.suppressed).toBeUndefined();
});

test("another error is logged at once", () => {
  const { log, lines } = createTestLog();
  logRequestError(log, refused(), "a page failed");
  logRequestError(log, new TypeError("broken"), "a page failed");
  logRequestError(log, refused(), "a request failed");
  logRequestError(log, new Error("outer", { cause: refused() }), "a page failed");
  expect(lines).toHaveLength(4);
  expect(new Set(lines.map(({ reference }) => reference)).size).toBe(4);
});

test("errors without a request are counted together, too", async () => {
  const { log, lines } = createTestLog();
  for (let index = 0; index < 20; index++) log.warn({ err: refused() }, "the queue has a problem");
  log.warn("something else");
  expect(lines.map(({ msg }) => msg)).toEqual(["the queue has a problem", "something else"]);
  await expect.poll(() => lines.length, { timeout: 3_000 }).toBe(3);
  expect(lines[2]).toMatchObject({ suppressed: 19 });
});
