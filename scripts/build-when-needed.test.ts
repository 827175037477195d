import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import { buildWhenNeeded } from "./build-when-needed.ts";

/** Deletes the folder of the last build first, as React Router does. */
const BUILDER = `
  const { appendFileSync, mkdirSync, rmSync } = require("node:fs");
  appendFileSync("builds.log", "built\\n");
  rmSync("build", { recursive: true, force: true });
  setTimeout(() => mkdirSync("build/client", { recursive: true }), 500);
`;

test("of two products that start at once on an old build one builds, and the other waits", async () => {
  const root = temporaryPath();
  onTestFinished(() => removeTemporaryFolder(root));
  const bin = join(root, "node_modules/@react-router/dev");
  for (const folder of [bin, join(root, "build/client"), join(root, "app")]) {
    mkdirSync(folder, { recursive: true });
  }
  writeFileSync(join(bin, "bin.cjs"), BUILDER);
  writeFileSync(join(root, "build/stamp"), "old");
  await Promise.all([buildWhenNeeded(root), buildWhenNeeded(root)]);
  expect(readFileSync(join(root, "builds.log"), "utf8")).toBe("built\n");
});
