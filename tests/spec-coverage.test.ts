import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#platform/process/project-root.server.ts";

const TABLE = "docs/spec-coverage.md";
const rows = readFileSync(join(projectRoot, TABLE), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Specification |"))
  .map((line) => line.split(" | "));

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");

/** Paths of a cell that do not exist, and titles that are not in the file named before them. */
function findErrors(cell: string): string[] {
  let path = "";
  return [...cell.matchAll(/`([^`]+)`|"([^"]+)"/g)].flatMap(([, file, title]) => {
    if (file) path = file;
    if (!existsSync(join(projectRoot, path))) return [`${path} does not exist`];
    if (title && !read(path).includes(title)) return [`${path} has no test "${title}"`];
    return [];
  });
}

test("everything that the coverage table names exists", () => {
  expect(rows.length).toBeGreaterThan(50);
  expect(
    rows.flatMap(([, where = "", proof = ""]) => [...findErrors(where), ...findErrors(proof)]),
  ).toEqual([]);
});

test("every line of the coverage table names a path and a test", () => {
  const empty = rows.filter(
    ([, where = "", proof = ""]) => !where.includes("`") || !/` "/.test(proof),
  );
  expect(empty).toEqual([]);
});
