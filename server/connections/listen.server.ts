import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { StartError } from "#platform/process/start-error.server.ts";
import { watchConnections } from "./connections.server.ts";
import {
  refuseUnreadable,
  respondToUnparsable,
  toRefusalResponse,
} from "./unreadable-request.server.ts";

type App = {
  fetch: Parameters<typeof getRequestListener>[0];
  /** Responds from memory; false leaves the request to `fetch`. */
  respondFromCache: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Refuses what would wait too long; false leaves the request to `fetch`. */
  refuseWhenFull: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
};

/**
 * Timeouts in milliseconds: long enough for a CV over a bad line, too short to hold connections
 * for nothing.
 */
const TIMEOUTS_MS = {
  headersTimeout: 10_000,
  /** Beyond the longest time that a body gets (`admission.server.ts`). */
  requestTimeout: 130_000,
  /** Longer than the idle timeout of proxies (a minute), so that none is closed under a request. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};
/**
 * Milliseconds without a byte in either direction after which a connection is closed. Node lets a
 * response that is not being read pass once, so it is half of the 60 s that are promised.
 */
const IDLE_TIMEOUT_MS = 30_000;
const MAX_HEADER_BYTES = 16_384;
/** Far more than visitors need; connections opened for nothing fill no memory. */
const MAX_CONNECTIONS = 10_000;

/** How long open responses may take when the server is closed. */
const CLOSE_TIMEOUT_MS = 5_000;

type Timeouts = Partial<typeof TIMEOUTS_MS & { closeTimeoutMs: number; idleTimeoutMs: number }>;
type Options = {
  host: string;
  port: number;
  /** Milliseconds that differ from the defaults. */
  timeouts?: Timeouts;
};

export type Listener = {
  server: Server;
  /** Responses from now on have `Connection: close`; new connections are still accepted. */
  drain: () => void;
  /** Stops listening, finishes open responses and cuts off those that take too long. */
  close: () => Promise<void>;
};

/**
 * Takes the port, and serves once `serve` is called. Until then connections are closed without a
 * response, so that a proxy in front tries another process, as it does when nothing listens.
 */
export async function takePort({
  host,
  port,
  timeouts = {},
}: Options): Promise<Listener & { serve: (app: App) => void }> {
  const { closeTimeoutMs = CLOSE_TIMEOUT_MS, idleTimeoutMs = IDLE_TIMEOUT_MS, ...rest } = timeouts;
  const server = createServer({
    ...TIMEOUTS_MS,
    ...rest,
    maxHeaderSize: MAX_HEADER_BYTES,
    requireHostHeader: false,
  });
  const connections = watchConnections(server);
  server.setTimeout(idleTimeoutMs);
  server.maxConnections = 0;
  respondToUnparsable(server);
  await listenOn(server, { host, port });
  return {
    server,
    serve: (app) => {
      const respond = getRequestListener(app.fetch, { errorHandler: () => toRefusalResponse(400) });
      server.on("request", (incoming, outgoing) => {
        if (connections.isDraining) outgoing.shouldKeepAlive = false;
        if (refuseUnreadable(incoming, outgoing)) return;
        if (app.respondFromCache(incoming, outgoing)) return;
        if (app.refuseWhenFull(incoming, outgoing)) return;
        connections.begin(outgoing);
        respond(incoming, outgoing);
      });
      server.maxConnections = MAX_CONNECTIONS;
    },
    drain: connections.drain,
    close: () => connections.close(closeTimeoutMs),
  };
}

/** Starts to listen; resolves once connections are accepted. */
export async function listen(app: App, options: Options): Promise<Listener> {
  const listener = await takePort(options);
  listener.serve(app);
  return listener;
}

/**
 * Resolves once a server accepts connections.
 * @param prefix of the variables that name host and port
 */
export function listenOn(
  server: Server,
  { host, port, prefix = "" }: { host: string; port: number; prefix?: string },
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(toListenError(error, host, port, prefix)),
    );
    server.listen(port, host, resolve);
  });
}

/** One line for the operator, where an address cannot be listened on. */
function toListenError(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  prefix = "",
): Error {
  if (error.code === "EADDRINUSE")
    return new StartError(
      `Port ${port} is taken. Stop what uses it or set ${prefix}PORT to another one.`,
    );
  if (error.code === "EACCES")
    return new StartError(`Port ${port} needs more rights. Set ${prefix}PORT to one above 1023.`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new StartError(`${prefix}HOST ${host} is no address of this machine.`);
  return error;
}
