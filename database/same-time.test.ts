import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#platform/process/project-root.server.ts";

test("columns of time are compared for equality by `isSameTime`, but for whole minutes and `now()`", () => {
  const files = globSync("{app,database,services}/**/*.server.ts", { cwd: projectRoot });
  const compared = files.flatMap((file) =>
    [
      ...readFileSync(join(projectRoot, file), "utf8").matchAll(
        /\b(?:eq|ne|inArray|notInArray)\(\s*[\w.]*(?:_at|_until|_since),[^\n]*/g,
      ),
    ].map(([text]) => text.replace(/,$/, "")),
  );
  expect(compared.toSorted()).toEqual([
    "eq(bookings.starts_at, held.starts_at)",
    "eq(bookings.starts_at, starts_at)",
    "eq(media.created_at, sql`now()`));",
  ]);
});
