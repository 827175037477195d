import { connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll } from "vitest";

/** `late` delays each chunk of the response, `trickling` each byte. */
type Mode = "fine" | "late" | "trickling";

const PAUSE = { late: 150, trickling: 150 };

/** A proxy between the product and a server that delays the server's responses. */
export async function startSlowProxy(target: URL) {
  const state = { mode: "fine" as Mode };
  const sockets = new Set<Socket>();

  const slow = () =>
    new Transform({
      async transform(chunk: Buffer, _encoding, done) {
        if (state.mode === "late") await wait(PAUSE.late);
        for (let sent = 0; sent < chunk.length; ) {
          const end = state.mode === "trickling" ? sent + 1 : chunk.length;
          this.push(chunk.subarray(sent, end));
          sent = end;
          if (state.mode === "trickling") await wait(PAUSE.trickling);
        }
        done();
      },
    });

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const both = [client, upstream];
    const end = () => {
      for (const socket of both) socket.destroy();
    };
    for (const socket of both) {
      sockets.add(socket);
      socket.on("error", end).on("close", () => {
        sockets.delete(socket);
        end();
      });
    }
    client.pipe(upstream);
    upstream.pipe(slow()).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = new URL(target);
  url.port = String((server.address() as { port: number }).port);
  return { url: url.href, state };
}
