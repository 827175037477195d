import { globSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { cruise, type IReporterOutput } from "dependency-cruiser";
import { afterEach, expect, test } from "vitest";
import { projectRoot } from "#platform/process/project-root.server.ts";

type Rule = { name: string; from: { path?: string }; to: { path?: string } };
const config: { forbidden: Rule[]; options: object } = createRequire(import.meta.url)(
  "../.dependency-cruiser.cjs",
);

/** A file of the folder `from` that imports one of the folder `to`. */
const imports = (from: string, to: string) => ({
  [`${from}/a.ts`]: `export { b } from "./${relative(from, to)}/b.ts";`,
  [`${to}/b.ts`]: "export const b = 1;",
});

/** For each rule, the smallest tree that breaks it. */
const plants: Record<string, Record<string, string>> = {
  "no-cycle": {
    "contract/a.ts": 'import { b } from "./b.ts"; export const a = () => b;',
    "contract/b.ts": 'import { a } from "./a.ts"; export const b = () => a;',
  },
  "no-orphan-import": { "contract/a.ts": 'export { b } from "./gone.ts";' },
  "no-folder-cycle": {
    "app/hire/form/a.ts": 'export { b } from "../page/b.ts";',
    "app/hire/page/b.ts": "export const b = 1;",
    "app/hire/page/c.ts": 'export { d } from "../form/d.ts";',
    "app/hire/form/d.ts": "export const d = 1;",
  },
  "no-development-package": {
    "package.json": '{"devDependencies":{"vite":"1.0.0"}}',
    "app/boot/a.ts": 'export { build } from "vite";',
    "node_modules/vite/package.json": '{"name":"vite","type":"module","exports":"./index.js"}',
    "node_modules/vite/index.js": "export const build = 1;",
  },
  "layer-contract": imports("contract", "platform"),
  "layer-platform": imports("platform", "database"),
  "layer-design": imports("design", "services"),
  "layer-database": imports("database", "services"),
  "layer-services": imports("services", "app/hire"),
  "layer-server": imports("server", "app"),
  "base-without-product": imports("platform", "contract"),
  "layer-features": imports("app/hire", "app/boot"),
  "layer-app-root": imports("app", "app/boot"),
  "no-import-of-tools": imports("app/boot", "cli"),
  "design-without-server-code": {
    "design/a.tsx": 'export { b } from "../platform/b.server.ts";',
    "platform/b.server.ts": "export const b = 1;",
  },
  "browser-without-server-code": {
    "app/developers/card.tsx": 'export { b } from "./b.service.server.ts";',
    "app/developers/b.service.server.ts": "export const b = 1;",
  },
  "sql-only-in-repositories": {
    "app/hire/a.service.server.ts": 'export { b } from "../../database/tables/b.ts";',
    "database/tables/b.ts": "export const b = 1;",
  },
  "repository-without-http": {
    "app/hire/a.repository.server.ts": 'export { Hono } from "hono";',
    "node_modules/hono/package.json": '{"name":"hono","type":"module","exports":"./index.js"}',
    "node_modules/hono/index.js": "export class Hono {}",
  },
};

for (const { name, from, to } of config.forbidden) {
  const feature = /^\^app\/([\w-]+)\/$/.exec(String(from.path))?.[1];
  const right = /^\^app\/\(([\w-]+)/.exec(String(to.path))?.[1];
  if (!name.startsWith("feature-order-") || !feature || !right) continue;
  plants[name] = imports(`app/${feature}`, `app/${right}`);
}

let folder: string | undefined;
afterEach(async () => {
  if (folder) await rm(folder, { recursive: true, force: true });
});

async function violationsOf(files: Record<string, string>): Promise<string[]> {
  folder = await mkdtemp(join(tmpdir(), "plant-"));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const sources = [...new Set(Object.keys(files).map((path) => path.split("/")[0] ?? ""))];
  const result: IReporterOutput = await cruise(
    sources.filter((source) => source !== "node_modules"),
    {
      ...config.options,
      tsConfig: undefined,
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: config.forbidden },
    } as Parameters<typeof cruise>[1],
  );
  if (typeof result.output === "string") throw new Error("the violations came as text");
  return result.output.summary.violations.map((violation) => violation.rule.name);
}

test.each(config.forbidden.map((rule) => rule.name))(
  "a planted violation of %s is found",
  async (name) => {
    expect(await violationsOf(plants[name] ?? {})).toContain(name);
  },
);

/** `members` is no such word: problems have them too (RFC 9457). */
const PRODUCT_TERMS = /hire|proposal|shortlist|vacanc|developer|booking|landing|applicant/i;

test("layers below the features have no product terms", () => {
  const lines = globSync("{platform,design,server,services}/**/*.{ts,tsx}", { cwd: projectRoot })
    .filter((path) => !path.includes(".test."))
    .flatMap((path) => readFileSync(join(projectRoot, path), "utf8").split("\n"));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => PRODUCT_TERMS.test(line))).toEqual([]);
});

test("a tree that follows the rules has no violation", async () => {
  const found = await violationsOf({
    "contract/a.ts": "export const a = 1;",
    "app/developers/list.tsx": 'export { a } from "../../contract/a.ts";',
    "app/hire/form.tsx": 'export { a } from "../developers/list.tsx";',
    "app/hire/a.repository.server.ts": 'export { t } from "../../database/tables/t.ts";',
    "database/tables/t.ts": "export const t = 1;",
  });
  expect(found).toEqual([]);
});
