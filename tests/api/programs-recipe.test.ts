import { execFile } from "node:child_process";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { serve } from "@hono/node-server";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { createApi } from "#app/api.ts";
import { requests } from "#database/tables/requests.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { createTestToken } from "#tests/support/access-tokens.ts";
import { listenMcp } from "#tests/support/mcp.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { readRecipe } from "#tests/support/recipe.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";

const services = await createTestServices();
const { db } = services;
await seedMembers(db, [
  { slug: "anna-kask", last_name: "Kask" },
  { slug: "boris-jansen", last_name: "Jansen" },
]);

/** The address of the API, served until the test ends. */
async function listen(): Promise<string> {
  const { fetch } = createApi(services);
  return new Promise((resolve) => {
    const server = serve({ fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    );
    onTestFinished(() => void server.close());
  });
}

/** Writes the script of a recipe to a folder of its own, as its reader would. */
async function writeScript(heading: string, file: string): Promise<string> {
  const { js: script = "" } = await readRecipe(heading);
  const folder = temporaryPath();
  onTestFinished(() => removeTemporaryFolder(folder));
  await mkdir(folder);
  await writeFile(join(folder, file), script);
  return folder;
}

test("the recipe for a spreadsheet runs as it is written", async () => {
  const folder = await writeScript("New requests into a spreadsheet", "requests-to-csv.mjs");
  const token = await createTestToken(services, await createStaff(db), {
    scopes: ["requests:read"],
  });
  const env = { ...process.env, SITE: await listen(), TOKEN: token };
  const run = async () => {
    const options = { cwd: folder, env };
    await promisify(execFile)(process.execPath, ["requests-to-csv.mjs"], options);
    const csv = await readFile(join(folder, "requests.csv"), "utf8");
    return csv.trim().split("\r\n").slice(1);
  };

  const first = await sendHire(services, { name: "Ida Esimene", message: '=HYPERLINK("x")' });
  const rows = await run();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`"${first}"`);
  expect(rows[0]).toContain(`"'=HYPERLINK(""x"")"`);

  const second = await sendHire(services, { name: "Teele Teine" });
  await db.update(requests).set({ state: "won" }).where(eq(requests.reference, first));
  const next = await run();
  expect(next).toHaveLength(2);
  expect(next.find((row) => row.includes(first))).toContain('"won"');
  expect(next.find((row) => row.includes(second))).toContain('"Teele Teine"');
});

test("the recipe for an assistant runs as it is written", async () => {
  const file = "find-developers.mjs";
  const folder = await writeScript("An assistant that finds developers by MCP", file);
  await symlink(join(projectRoot, "node_modules"), join(folder, "node_modules"));
  const env = { ...process.env, SITE: (await listenMcp(services)).origin };
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [file, "Kask"], { cwd: folder, env });
  expect(stdout).toContain("1 found for:");
  expect(stdout).toContain("https://ogds.example/developers/anna-kask");
  expect(stdout).toContain("To hire them: https://ogds.example/hire/form?members=anna-kask");
});
