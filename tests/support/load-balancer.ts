import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { onTestFinished } from "vitest";

/**
 * A load balancer for one test: checks the readiness of several processes, keeps connections to
 * ready ones, and retries only a refused connection, when nothing was sent yet.
 */
export async function startLoadBalancer(origins: readonly string[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(origins);
  const closing = new AbortController();
  let next = 0;

  async function watch(origin: string): Promise<void> {
    while (!closing.signal.aborted) {
      const answer = await fetch(`${origin}/readyz`, { signal: closing.signal }).catch(() => null);
      await answer?.text().catch(() => "");
      if (answer?.ok) ready.add(origin);
      else ready.delete(origin);
      await wait(50);
    }
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, tries: number): void {
    const choice = [...ready];
    const origin = choice[next++ % choice.length] ?? origins[next % origins.length] ?? "";
    const { method, headers, url } = incoming;
    const sent = request(origin + url, { agent, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, {
        "Content-Type": answer.headers["content-type"],
      });
      answer.once("error", () => outgoing.destroy());
      answer.pipe(outgoing);
    });
    sent.once("error", ({ code }: NodeJS.ErrnoException) => {
      if (code === "ECONNREFUSED" && tries > 0) {
        ready.delete(origin);
        forward(incoming, outgoing, tries - 1);
      } else outgoing.writeHead(502).end(code);
    });
    // The first chunk of a body is read once the connection is open.
    sent.once("socket", (socket) => {
      if (socket.connecting) socket.once("connect", () => incoming.pipe(sent));
      else incoming.pipe(sent);
    });
  }

  const server = createServer((incoming, outgoing) => forward(incoming, outgoing, origins.length));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const watching = Promise.all(origins.map(watch));
  onTestFinished(async () => {
    closing.abort();
    await watching;
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}
