import { createServer } from "node:http";
import type { Registry } from "prom-client";
import { listenOn } from "../connections/listen.server.ts";

/**
 * Serves `GET /metrics` and nothing else, on a separate port that visitors do not reach.
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer(async ({ method, url = "" }, outgoing) => {
    outgoing.setHeader("Cache-Control", "no-store");
    if (url.split("?")[0] !== "/metrics") return outgoing.writeHead(404).end();
    if (method !== "GET" && method !== "HEAD") {
      return outgoing.writeHead(405, { Allow: "GET, HEAD" }).end();
    }
    try {
      const text = await registry.metrics();
      outgoing.writeHead(200, { "Content-Type": registry.contentType }).end(text);
    } catch {
      outgoing.writeHead(500).end();
    }
  });
  await listenOn(server, { host, port, prefix: "METRICS_" });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
