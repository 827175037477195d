import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { findFreePort } from "#platform/process/free-port.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { findSiteAddress } from "#services/site-address.repository.server.ts";
import { expect } from "#tests/support/e2e.ts";
import { test } from "#tests/support/run-database.ts";
import { temporaryDatabasePath } from "#tests/support/temporary-folder.ts";

test("without configuration the product responds and shows a page", async ({ page, request }) => {
  expect(await (await request.get("/readyz")).json()).toEqual({ status: "ready" });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a start stores the address for the links of commands", async ({ db, baseURL }) => {
  expect(await findSiteAddress(db)).toBe(baseURL);
});

test("an unknown URL shows the error page", async ({ page, problems }) => {
  problems.expectProblem(/404.*no-such-page/);
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const name of ["PORT", "METRICS_PORT"]) {
  test(`a ${name} that is taken is the only line of a start, which changes nothing`, async ({
    baseURL,
  }) => {
    const dataDir = temporaryDatabasePath();
    const { port: taken } = new URL(baseURL ?? "");
    const child = spawn(process.execPath, [join(projectRoot, "scripts/start.ts")], {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        DATABASE_URL: "",
        DATA_DIR: dataDir,
        PORT: String(await findFreePort()),
        [name]: taken,
      },
    });
    const [[code], output, errors] = await Promise.all([
      once(child, "exit"),
      text(child.stdout),
      text(child.stderr),
    ]);
    expect({ code, output, errors }).toEqual({
      code: 1,
      output: "",
      errors: `Port ${taken} is taken. Stop what uses it or set ${name} to another one.\n`,
    });
    expect(existsSync(dataDir)).toBe(false);
  });
}
