import { spawn } from "node:child_process";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { createApi } from "#app/api.ts";
import { webhookDeliveries } from "#database/tables/webhooks.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { startQueue } from "#services/queue.server.ts";
import {
  DUE_WEBHOOKS,
  startWebhooks,
  WEBHOOKS,
  wakeEndpoints,
} from "#services/webhooks/send-webhooks.service.server.ts";
import { createTestToken } from "#tests/support/access-tokens.ts";
import { FAST_POLLING } from "#tests/support/fast-polling.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import { storeEndpoint } from "#tests/support/webhooks.ts";

const services = await createTestServices({ WEBHOOK_PRIVATE_HOSTS: "127.0.0.1" });
const { db } = services;
await seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]);

async function listen(): Promise<string> {
  const { fetch } = createApi(services);
  return new Promise((resolve) => {
    const server = serve({ fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    );
    onTestFinished(() => void server.close());
  });
}

/** A port that was free a moment ago. */
async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

/** The script of the recipe in a folder of its own, as its reader has it. */
async function writeScript(): Promise<string> {
  const chapter = await readFile(join(projectRoot, "docs/programs.md"), "utf8");
  const [, script = ""] = /```ts\n(import \{ createServer.*?)```/s.exec(chapter) ?? [];
  const folder = temporaryPath();
  onTestFinished(() => removeTemporaryFolder(folder));
  await mkdir(folder);
  await symlink(join(projectRoot, "node_modules"), join(folder, "node_modules"));
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(join(folder, "receive.ts"), script);
  return folder;
}

test("the recipe that receives events runs as it is written", async () => {
  const cwd = await writeScript();
  const port = await findPort();
  const { id, secret } = await storeEndpoint(services, `http://127.0.0.1:${port}/`);
  const token = await createTestToken(services, await createStaff(db), {
    scopes: ["requests:read"],
  });
  const queue = await startQueue(
    services.url,
    [WEBHOOKS, DUE_WEBHOOKS],
    services.log,
    FAST_POLLING,
  );
  onTestFinished(() => queue.stop());
  await startWebhooks({ ...services, queue, notifyGone: async () => {} });

  const program = spawn(process.execPath, ["receive.ts"], {
    cwd,
    env: { ...process.env, SITE: await listen(), TOKEN: token, SECRET: secret, PORT: String(port) },
  });
  onTestFinished(() => void program.kill());
  const printed: string[] = [];
  const note = (chunk: Buffer) => printed.push(chunk.toString());
  program.stdout.on("data", note);
  program.stderr.on("data", note);

  const url = `http://127.0.0.1:${port}/`;
  const status = () =>
    fetch(url, { method: "POST", body: "{}" }).then(
      (one) => one.status,
      () => 0,
    );
  // Without a signature nothing is handled.
  await expect.poll(status, { timeout: 20_000 }).toBe(400);

  const reference = await sendHire(services);
  await wakeEndpoints({ db, queue });
  await expect
    .poll(() => printed.join(""), { timeout: 20_000 })
    .toContain(`${reference} from Zoë Tamm`);
  await expect
    .poll(() => db.select().from(webhookDeliveries), { timeout: 20_000 })
    .toMatchObject([{ endpoint_id: id, status: "delivered", response_status: 204 }]);

  // Sent again it is known.
  await db.execute(sql`update webhook_deliveries set status = 'waiting'`);
  await wakeEndpoints({ db, queue });
  await expect
    .poll(() => db.select().from(webhookDeliveries), { timeout: 20_000 })
    .toMatchObject([{ status: "delivered", attempts: 2 }]);
  expect(printed.join("").match(new RegExp(reference, "g"))).toHaveLength(1);
}, 90_000);
