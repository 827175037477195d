import { expect, test } from "vitest";
import { EVERYTHING } from "#database/reads.server.ts";
import { createChangeLog } from "./change-log.server.ts";

const PAGE = new Set(["members:id:1", "site"]);

/** A log that knows version 10. */
function createLog() {
  const log = createChangeLog();
  log.add({ since: 0, latest: 10, changes: [] });
  return log;
}

test("only what was read and changed since is stale", () => {
  const log = createLog();
  log.add({
    since: 10,
    latest: 12,
    changes: [
      { version: 11, keys: ["members:id:2"] },
      { version: 12, keys: ["articles", "site"] },
    ],
  });
  expect(log.version()).toBe(12);
  expect(log.hasChanged(PAGE, 10)).toBe(true);
  expect(log.hasChanged(PAGE, 11)).toBe(true);
  expect(log.hasChanged(PAGE, 12)).toBe(false);
  expect(log.hasChanged(new Set(["members:id:1"]), 10)).toBe(false);
});

test("what read everything is stale after each change", () => {
  const log = createLog();
  log.add({ since: 10, latest: 11, changes: [{ version: 11, keys: ["files"] }] });
  expect(log.hasChanged(new Set([EVERYTHING]), 10)).toBe(true);
  expect(log.hasChanged(new Set([EVERYTHING]), 11)).toBe(false);
});

test("a change of everything, without keys or not recorded makes everything stale", () => {
  for (const changes of [
    [
      { version: 11, keys: ["files"] },
      { version: 12, keys: [EVERYTHING] },
    ],
    [{ version: 11, keys: ["files"] }],
    [{ version: 12, keys: ["files"] }],
    [],
  ]) {
    const log = createLog();
    log.add({ since: 10, latest: 12, changes });
    expect(log.hasChanged(PAGE, 11)).toBe(true);
    expect(log.hasChanged(PAGE, 12)).toBe(false);
    expect(log.hasChanged(new Set(), 11)).toBe(true);
  }
});

test("results in another order than their queries lose no change", () => {
  const log = createLog();
  const [first, second] = [
    { version: 11, keys: ["site"] },
    { version: 12, keys: ["articles"] },
  ];
  log.add({ since: 10, latest: 12, changes: [first, second] });
  log.add({ since: 10, latest: 11, changes: [first] });
  expect(log.version()).toBe(12);
  expect(log.hasChanged(new Set(["articles"]), 11)).toBe(true);
  log.add({ since: 10, latest: 13, changes: [first, second, { version: 13, keys: ["tags"] }] });
  expect(log.hasChanged(new Set(["articles"]), 12)).toBe(false);
  expect(log.hasChanged(new Set(["tags"]), 12)).toBe(true);
});

test("a database that was restored makes everything stale", () => {
  const log = createLog();
  log.add({ since: 10, latest: 7, changes: [] });
  expect(log.hasChanged(PAGE, 10)).toBe(true);
  expect(log.hasChanged(PAGE, 7)).toBe(true);
});
