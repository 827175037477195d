import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { StartError } from "#platform/start-error.server.ts";
import { watchConnections } from "./connections.server.ts";
import {
  answerUnparsable,
  refuseUnreadable,
  toRefusalResponse,
} from "./unreadable-request.server.ts";

type App = {
  fetch: Parameters<typeof getRequestListener>[0];
  /** Answers what is in memory; false leaves a request to `fetch`. */
  answerKept: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
};

/**
 * How long somebody may take, in milliseconds: long enough for a CV over a bad line, too short to
 * hold connections for nothing.
 */
const PATIENCE = {
  headersTimeout: 10_000,
  /** Beyond the longest time that a body gets (`admission.server.ts`). */
  requestTimeout: 130_000,
  /** Longer than proxies keep theirs (a minute), so that none is closed under a request. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};
/**
 * Milliseconds without a byte in either direction after which a connection is closed. Node lets a
 * response that is not being read pass once, so it is half of the 60 s that are promised.
 */
const IDLE_TIMEOUT_MS = 30_000;
const MOST_HEADER_BYTES = 16_384;
/** Far more than visitors need; those who open connections for nothing fill no memory. */
const MOST_CONNECTIONS = 10_000;

/** Milliseconds that answers under way get when the server is closed. */
const FAREWELL = 5_000;

export type Listener = {
  server: Server;
  /** Every answer from now on is the last one of its connection; new ones are still accepted. */
  leave: () => void;
  /** Accepts nobody any more, finishes what is in flight and cuts off what takes too long. */
  close: () => Promise<void>;
};

/**
 * Starts to listen; resolves once connections are accepted.
 * @param patience milliseconds, where other ones than usual are wanted
 */
export async function listen(
  app: App,
  {
    host,
    port,
    patience,
  }: {
    host: string;
    port: number;
    patience?: Partial<typeof PATIENCE & { farewell: number; idleTimeoutMs: number }>;
  },
): Promise<Listener> {
  const { farewell = FAREWELL, idleTimeoutMs = IDLE_TIMEOUT_MS, ...timeouts } = patience ?? {};
  const answer = getRequestListener(app.fetch, { errorHandler: () => toRefusalResponse(400) });
  const server = createServer(
    { ...PATIENCE, ...timeouts, maxHeaderSize: MOST_HEADER_BYTES, requireHostHeader: false },
    (incoming, outgoing) => {
      if (connections.isLeaving) outgoing.shouldKeepAlive = false;
      if (refuseUnreadable(incoming, outgoing)) return;
      if (app.answerKept(incoming, outgoing)) return;
      connections.begin(outgoing);
      answer(incoming, outgoing);
    },
  );
  const connections = watchConnections(server);
  server.setTimeout(idleTimeoutMs);
  server.maxConnections = MOST_CONNECTIONS;
  answerUnparsable(server);
  await listenOn(server, { host, port });
  return { server, leave: connections.leave, close: () => connections.close(farewell) };
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

/** One line for whoever starts the process, where an address cannot be listened on. */
export function toListenError(
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
