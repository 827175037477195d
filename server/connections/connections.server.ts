import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextIteration } from "node:timers/promises";

/** Interval at which idle connections are closed during a shutdown. */
const IDLE_CHECK_INTERVAL_MS = 50;
/** An event loop iteration this short leaves no time for new connections. */
const SHORT_ITERATION_MS = 1;
/** Iterations of the event loop spent on accepting the backlog before the server closes. */
const MAX_ITERATIONS = 200;

/**
 * Closes the connections of a server without losing a response.
 *
 * Node's own `close` treats a connection whose response is written but not yet sent as idle, and
 * cuts it off.
 */
export function watchConnections(server: Server) {
  const open = new Set<Socket>();
  const responses = new Set<ServerResponse>();
  // Bytes received on each connection when draining began: a later request gets a response with
  // `Connection: close`, and then Node ends the connection itself once that is sent.
  let arrived: Map<Socket, number> | undefined;
  let accepted = 0;

  server.on("connection", (socket) => {
    accepted++;
    open.add(socket);
    arrived?.set(socket, 0);
    socket.once("close", () => {
      open.delete(socket);
      arrived?.delete(socket);
    });
  });
  server.closeIdleConnections = () => {};

  /** Responses from now on have `Connection: close`; requests are still accepted. */
  function drain(): void {
    if (arrived) return;
    arrived = new Map([...open].map((socket) => [socket, socket.bytesRead]));
    for (const response of responses) response.shouldKeepAlive = false;
  }

  function endIdle(): void {
    const busy = new Set([...responses].map(({ socket }) => socket));
    for (const [socket, bytes] of arrived ?? []) {
      const isIdle = socket.bytesRead === bytes && socket.writableLength === 0;
      if (isIdle && !busy.has(socket)) socket.destroy();
    }
  }

  /**
   * Connections in the kernel's backlog would be reset without a response. Node accepts one per
   * iteration, and the first may end before it has polled; during a long one others arrive.
   */
  async function acceptBacklog(): Promise<void> {
    let quiet = 0;
    for (let i = 0; quiet < 2 && i < MAX_ITERATIONS; i++) {
      const before = accepted;
      const began = performance.now();
      await nextIteration();
      const isShort = performance.now() - began < SHORT_ITERATION_MS;
      quiet = isShort && accepted === before ? quiet + 1 : 0;
    }
  }

  return {
    /** Call for each response before it is written, except for one written synchronously. */
    begin(response: ServerResponse): void {
      responses.add(response);
      response.once("close", () => responses.delete(response));
    },
    get isDraining(): boolean {
      return arrived !== undefined;
    },
    drain,
    /** Stops listening; resolves once all responses are sent, or cut off after `timeoutMs`. */
    async close(timeoutMs: number): Promise<void> {
      drain();
      await acceptBacklog();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // After the poll phase: requests that arrived while the process was busy are read first.
      const idleCheck = setInterval(() => setImmediate(endIdle), IDLE_CHECK_INTERVAL_MS);
      const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs);
      await closed;
      clearInterval(idleCheck);
      clearTimeout(timeout);
    },
  };
}
