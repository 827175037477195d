import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#platform/process/project-root.server.ts";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");

test("packages that only the build needs are not installed in production", () => {
  const { packages } = JSON.parse(read("package-lock.json"));
  // A peer of a package of the product would be installed with it.
  for (const name of ["typescript", "vite", "lucide", "country-flag-icons", "tailwindcss"]) {
    expect(packages[`node_modules/${name}`], name).toMatchObject({ dev: true });
  }
});

test("the newest numbered version of the changelog is the version of the package", () => {
  const changelog = read("CHANGELOG.md");
  const [, newest] = /^## (\d+\.\d+\.\d+) – \d{4}-\d\d-\d\d$/m.exec(changelog) ?? [];
  expect(JSON.parse(read("package.json")).version).toBe(newest);
  expect(JSON.parse(read("package-lock.json")).version).toBe(newest);
  expect(changelog.indexOf("## Unreleased")).toBeGreaterThan(0);
});
