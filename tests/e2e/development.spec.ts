import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findFreePort } from "#platform/process/free-port.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { expect, test } from "../support/e2e.ts";
import { removeTemporaryFolder, temporaryDatabasePath } from "../support/temporary-folder.ts";

/** What `npm run dev` reads. */
const SOURCES = [
  "app",
  "cli",
  "content",
  "contract",
  "database",
  "design",
  "platform",
  "scripts",
  "server",
  "services",
  "package.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** A copy of the sources that a test may edit; inside the project, where the packages are found. */
function copySources(): string {
  const folder = join(projectRoot, `build/development-${process.pid}`);
  for (const name of SOURCES) {
    cpSync(join(projectRoot, name), join(folder, name), { recursive: true });
  }
  return folder;
}

test("npm run dev serves pages in a browser, shows a change without a reload and stops its PostgreSQL", async ({
  page,
}) => {
  const [project, dataDir, port] = [copySources(), temporaryDatabasePath(), await findFreePort()];
  const server = spawn(process.execPath, ["scripts/dev.ts"], {
    cwd: project,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      HOST: "127.0.0.1",
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      NODE_ENV: "development",
    },
  });
  const exited = once(server, "exit");
  try {
    const lines: string[] = [];
    server.stderr.on("data", (text) => lines.push(String(text)));
    for await (const line of createInterface(server.stdout)) {
      lines.push(line);
      if (line.includes("the site in development is at")) break;
    }
    expect(server.exitCode, lines.join("\n")).toBeNull();

    await page.goto(`http://localhost:${port}/sitemap`);
    await page.evaluate(() => Object.assign(window, { hasNotReloaded: true }));
    expect(
      await page.evaluate(() => getComputedStyle(document.body).fontFamily),
      "the stylesheet is applied",
    ).toContain("Geist");

    // Appears with hydration, before which a change would differ from what the server rendered.
    const shortlist = page.getByRole("button", { name: /^Shortlist/, includeHidden: true });
    await expect(shortlist.last()).toBeAttached({ timeout: 30_000 });

    const edited = join(project, "app/shell/skip-link.tsx");
    const link = page.getByRole("link", { name: "Skip to content", includeHidden: true });
    await expect(link).toBeAttached();
    writeFileSync(
      edited,
      readFileSync(edited, "utf8").replace("Skip to content", "Skip the header"),
    );
    await expect(page.getByRole("link", { name: "Skip the header" })).toBeAttached();
    expect(await page.evaluate(() => "hasNotReloaded" in window)).toBe(true);

    const response = await page.request.get(`http://localhost:${port}/api/members/slug/anna-kask`);
    expect(await response.json()).toMatchObject({ data: { slug: "anna-kask" } });

    server.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
    expect(existsSync(join(dataDir, "postgres/cluster/postmaster.pid"))).toBe(false);
  } finally {
    server.kill("SIGKILL");
    rmSync(project, { recursive: true, force: true });
    removeTemporaryFolder(dataDir);
  }
});
