import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { temporaryPath } from "#tests/support/temporary-folder.ts";

/** An event of WebDriver BiDi, with the parameters that the journey reads. */
type BidiEvent = {
  method: string;
  params: {
    level?: string;
    text?: string;
    response?: { status: number; url: string; fromCache: boolean };
  };
};
type Message = BidiEvent & { id?: number; result?: object; error?: string; message?: string };

export type Firefox = Awaited<ReturnType<typeof startFirefox>>;

/** Starts Firefox without a window, on a profile of its own, and connects by WebDriver BiDi. */
export async function startFirefox(program: string, onEvent: (event: BidiEvent) => void) {
  const profile = temporaryPath();
  await mkdir(profile);
  const parameters = ["--headless", "--no-remote", "--remote-debugging-port=0"];
  const child = spawn(program, [...parameters, "--profile", profile], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const ended = once(child, "exit").then(() => process.off("exit", kill));
  const orEnd = <Result>(promise: Promise<Result>) =>
    Promise.race([
      promise,
      ended.then(() => {
        throw new Error("Firefox has ended");
      }),
    ]);

  const url = Promise.withResolvers<string>();
  createInterface(child.stderr).on("line", (line) => {
    const [, listening] = /^WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (listening) url.resolve(`${listening}/session`);
  });
  const socket = new WebSocket(await orEnd(url.promise));
  await once(socket, "open");

  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.id === undefined) onEvent(message);
    else waiting.get(message.id)?.(message);
  });
  let lastId = 0;
  async function send<Result extends object>(method: string, params: object): Promise<Result> {
    lastId += 1;
    const response = Promise.withResolvers<Message>();
    waiting.set(lastId, response.resolve);
    socket.send(JSON.stringify({ id: lastId, method, params }));
    const { result, error, message } = await orEnd(response.promise);
    if (result === undefined) throw new Error(`${method}: ${error}: ${message}`);
    return result as Result;
  }

  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>("session.new", {
    capabilities: {},
  });
  await send("session.subscribe", { events: ["log.entryAdded", "network.responseCompleted"] });

  return {
    version: capabilities.browserVersion,
    send,
    close: async () => {
      socket.send(JSON.stringify({ id: 0, method: "browser.close", params: {} }));
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
