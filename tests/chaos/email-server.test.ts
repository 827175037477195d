import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { findFreePort } from "#platform/process/free-port.server.ts";
import { createFindRequest, expectNoPersonalDataInLog, RECOVERY } from "#tests/support/chaos.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { startTestedProduct } from "#tests/support/tested-product.ts";

const port = await findFreePort();
const product = await startTestedProduct({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  LOG_LEVEL: "info",
});
const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

/** A server that accepts connections and never responds. */
async function startMuteServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on("error", () => {})));
  await once(server.listen(port, "127.0.0.1"), "listening");
  return async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}

const countFailures = () =>
  product.log.filter((line) => line.includes("a job failed and will be retried")).length;

test("while the mail server is down or hangs, forms are accepted; once it is back, each email is sent once", async () => {
  const first = createFindRequest(product);
  expect((await first.send()).status).toBe(201);
  await expect.poll(countFailures, RECOVERY).toBe(2);
  expect(await product.readiness()).toEqual({ status: "ready" });

  const mute = await startMuteServer();
  const second = createFindRequest(product);
  expect((await second.send()).status).toBe(201);
  await expect.poll(countFailures, RECOVERY).toBe(4);
  await mute();

  const server = await startSmtpServer(port);
  closing.push(server.close);
  await expect.poll(() => server.received.length, RECOVERY).toBe(4);
  const third = createFindRequest(product);
  expect((await third.send()).status).toBe(201);
  await expect.poll(() => server.received.length, RECOVERY).toBe(6);
  const names = server.received.map(({ raw }) => /^Message-ID: .*$/im.exec(String(raw))?.[0]);
  expect(new Set(names).size).toBe(6);
  expectNoPersonalDataInLog(product, /ECONNREFUSED/);
});
