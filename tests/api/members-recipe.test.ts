import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { serve } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { createApi } from "#app/api.ts";
import { findMemberBySlug } from "#app/developers/stored-members.service.server.ts";
import { runMembersCommand } from "#cli/members-command.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { createTestToken } from "#tests/support/access-tokens.ts";
import { readFile as readContentFile, resetContent } from "#tests/support/content-editing.ts";
import { writeContentFolder } from "#tests/support/content-folder.ts";
import { readRecipe } from "#tests/support/recipe.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";

const services = await createTestServices();
const { db } = services;

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

test("the recipe for members of another system runs as it is written", async () => {
  await resetContent(db);
  const {
    csv = "",
    yaml = "",
    js = "",
  } = await readRecipe("Members from another system every night");
  const folder = writeContentFolder();
  await rm(join(folder, "members/anna-kask.yaml"));
  await writeFile(join(folder, "map.yaml"), yaml);
  await writeFile(join(folder, "publish-members.mjs"), js);
  const owner = await createStaff(db, { role: "partner", name: "Mari Kask" });
  const token = await createTestToken(services, owner, {
    scopes: ["content:read", "content:write", "content:publish"],
  });
  const env = { ...process.env, SITE: await listen(), TOKEN: token };

  async function night(people: string): Promise<string> {
    await writeFile(join(folder, "people.csv"), people);
    const args = ["import", "people.csv", "--into", ".", "--map", "map.yaml", "--replace"];
    const lines: string[] = [];
    const print = (text: string) => lines.push(text);
    const terminal = { callerDir: folder, print, printError: print, printNote: print };
    const code = await runMembersCommand(args, { ...terminal, readEnv: () => readEnv({}) });
    expect([code, lines]).toEqual([0, [expect.stringContaining("Wrote 1 file")]]);
    const options = { cwd: folder, env };
    return (await promisify(execFile)(process.execPath, ["publish-members.mjs", "."], options))
      .stdout;
  }

  expect(await night(csv)).toBe("zoe-tamm.yaml: published\n");
  expect(await findMemberBySlug(db, "zoe-tamm")).toMatchObject({
    first_name: "Zoë",
    last_name: "Tamm",
    seniority_level: "senior",
    sales_rate: 58.5,
    available_from: "2030-02-01",
  });
  expect(await night(csv)).toBe("zoe-tamm.yaml: unchanged\n");
  expect(await night(csv.replace("2030-02-01", "2030-03-01"))).toBe("zoe-tamm.yaml: published\n");
  expect((await findMemberBySlug(db, "zoe-tamm"))?.available_from).toBe("2030-03-01");
  const { site } = await readContentFile(db, "members/zoe-tamm.yaml");
  expect(site?.text).toBe(await readFile(join(folder, "members/zoe-tamm.yaml"), "utf8"));
});
