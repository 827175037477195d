import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import { StartError } from "#platform/start-error.server.ts";

/** Starts to listen; resolves once connections are accepted. `close` finishes what is in flight. */
export async function listen(
  app: Hono,
  { host, port }: { host: string; port: number },
): Promise<{ server: Server; close: () => Promise<void> }> {
  const server = await new Promise<Server>((resolve, reject) => {
    const started = serve({ fetch: app.fetch, hostname: host, port }, () =>
      resolve(started),
    ) as Server;
    started.once("error", (error: NodeJS.ErrnoException) =>
      reject(toListenError(error, host, port)),
    );
  });
  return {
    server,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeIdleConnections();
      }),
  };
}

/** One line for whoever starts the process, where an address cannot be listened on. */
export function toListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE")
    return new StartError(`Port ${port} is taken. Stop what uses it or set PORT to another one.`);
  if (error.code === "EACCES")
    return new StartError(`Port ${port} needs more rights. Set PORT to one above 1023.`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new StartError(`HOST ${host} is no address of this machine.`);
  return error;
}
