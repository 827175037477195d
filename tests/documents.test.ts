import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#platform/process/project-root.server.ts";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");

test("the index of decisions has each record once", () => {
  const listed = [...read("docs/decisions/README.md").matchAll(/\((\d{3}-[^)]+\.md)\)/g)];
  const records = globSync("docs/decisions/[0-9]*.md", { cwd: projectRoot });
  expect(listed.map(([, file]) => `docs/decisions/${file}`).toSorted()).toEqual(records.toSorted());
});

test("no record of a decision has more than 60 lines", () => {
  for (const file of globSync("docs/decisions/*.md", { cwd: projectRoot })) {
    expect(read(file).split("\n").length, file).toBeLessThanOrEqual(60);
  }
});

test("links between documents lead to files that exist", () => {
  const files = globSync("{*.md,{bench,docs,platform}/**/*.md}", { cwd: projectRoot });
  const broken = files.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g)]
      .map(([, target = ""]) => join(dirname(file), target))
      .filter((target) => !existsSync(join(projectRoot, target)))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});
