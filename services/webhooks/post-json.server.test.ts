import { expect, test } from "vitest";
import { openReceiver } from "#tests/support/webhooks.ts";
import { postJson } from "./post-json.server.ts";

const PRIVATE = { problem: "The URL leads to a private network" };

test.each([
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://169.254.169.254/latest/meta-data",
  "https://10.0.0.1/",
  "https://2130706433/",
  // A name that leads to this machine, as one of an attacker may after it was checked.
  "https://localhost/",
])("%s is not reached", async (url) => {
  expect(await postJson(new URL(url), "{}", {})).toEqual(PRIVATE);
});

test("a server on this machine is not reached by a name or an address, whatever its port", async () => {
  await using receiver = await openReceiver();
  const { port } = new URL(receiver.url);
  for (const host of ["127.0.0.1", "localhost"]) {
    expect(await postJson(new URL(`https://${host}:${port}/`), "{}", {})).toEqual(PRIVATE);
  }
  expect(await postJson(new URL(receiver.url), "{}", {})).toEqual({
    problem: "The URL doesn't begin with https://",
  });
  expect(receiver.received).toEqual([]);
});

const LOCAL = { isPrivateAllowed: true };

test("a server that does not respond, that resets, or that is not there, is said in words", async () => {
  await using silent = await openReceiver(() => {});
  expect(await postJson(new URL(silent.url), "{}", {}, { ...LOCAL, timeoutMs: 200 })).toEqual({
    problem: "The server took too long to respond",
  });
  await using broken = await openReceiver((_, response) => response.destroy());
  const unreachable = { problem: "The server can't be reached" };
  expect(await postJson(new URL(broken.url), "{}", {}, LOCAL)).toEqual(unreachable);
  expect(await postJson(new URL("http://webhooks.invalid/"), "{}", {}, LOCAL)).toMatchObject({
    problem: expect.stringMatching(/does not exist|can't be reached/),
  });
});

test("of a huge response 1 kB is read", async () => {
  let written = 0;
  await using receiver = await openReceiver((_, response) => {
    const write = () => {
      while (!response.destroyed && response.write("x".repeat(65_536))) written += 1;
      if (!response.destroyed) response.once("drain", write);
    };
    write();
  });
  const outcome = await postJson(new URL(receiver.url), "{}", {}, LOCAL);
  expect(outcome).toEqual({ status: 200, response: "x".repeat(1_024) });
  // What fits into buffers of both sides.
  expect(written * 65_536).toBeLessThan(50_000_000);
});

test("a server that changes the protocol has responded", async () => {
  await using receiver = await openReceiver((_, response) =>
    response.socket?.write(
      "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    ),
  );
  expect(await postJson(new URL(receiver.url), "{}", {}, LOCAL)).toEqual({
    status: 101,
    response: "",
  });
});
