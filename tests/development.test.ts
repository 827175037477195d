import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, it, onTestFinished } from "vitest";
import { findFreePort } from "#platform/free-port.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { writeContentFolder } from "#tests/support/content-folder.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { removeThrowAwayFolder, throwAwayPath } from "#tests/support/throw-away-folder.ts";

const { url } = await createTestDatabase();

it("npm run dev serves pages and API from the sources", async () => {
  const dataDir = throwAwayPath();
  const port = await findFreePort();
  const server = spawn(process.execPath, ["scripts/dev.ts"], {
    cwd: projectRoot,
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      CONTENT_DIR: writeContentFolder(),
      PORT: String(port),
      // Vitest's own would make it a server for tests.
      NODE_ENV: "development",
      VITEST: "",
    },
  });
  onTestFinished(async () => {
    server.kill("SIGTERM");
    await once(server, "exit");
    removeThrowAwayFolder(dataDir);
  });
  const said: string[] = [];
  server.stderr.on("data", (text) => said.push(String(text)));
  for await (const line of createInterface(server.stdout)) {
    said.push(line);
    if (line.includes("OGDS in development is at")) break;
  }
  const page = await fetch(`http://127.0.0.1:${port}/developers`);
  expect(page.status, said.join("\n")).toBe(200);
  expect(await page.text()).toContain("Anna Kask");
  const call = await fetch(`http://127.0.0.1:${port}/api/members/slug/anna-kask`);
  expect(await call.json()).toMatchObject({ data: { slug: "anna-kask" } });
}, 60_000);
