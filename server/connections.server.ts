import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds between two looks at connections that may be ended. */
const LOOK = 50;
/** Milliseconds in which hardly anybody knocks. */
const SHORT_TURN = 1;
/** Most turns that are spent on accepting who has knocked before the door is closed. */
const MOST_TURNS = 200;

/**
 * Ends the connections of a server without taking an answer from anybody.
 *
 * Node's own `close` takes an answer that is written but not yet sent for an idle connection, and
 * cuts it off.
 */
export function watchConnections(server: Server) {
  const open = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  // What had arrived on each connection when leaving began: whatever comes later is answered with
  // `Connection: close`, and then Node ends the connection itself once the answer is sent.
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

  /** Whoever comes from now on is answered, and asked to come back on another connection. */
  function leave(): void {
    if (arrived) return;
    arrived = new Map([...open].map((socket) => [socket, socket.bytesRead]));
    for (const answer of underWay) answer.shouldKeepAlive = false;
  }

  function endIdle(): void {
    const busy = new Set([...underWay].map(({ socket }) => socket));
    for (const [socket, bytes] of arrived ?? []) {
      const isIdle = socket.bytesRead === bytes && socket.writableLength === 0;
      if (isIdle && !busy.has(socket)) socket.destroy();
    }
  }

  /**
   * Those whom the kernel has let in already would be turned away without an answer. Node takes one
   * of them a turn, and the first turn may end before it has looked; during a long one others knock.
   */
  async function acceptWaiting(): Promise<void> {
    let quiet = 0;
    for (let turn = 0; quiet < 2 && turn < MOST_TURNS; turn++) {
      const before = accepted;
      const began = performance.now();
      await nextTurn();
      const isShort = performance.now() - began < SHORT_TURN;
      quiet = isShort && accepted === before ? quiet + 1 : 0;
    }
  }

  return {
    /** To be told of each answer before it is written, except of those written at once. */
    begin(answer: ServerResponse): void {
      underWay.add(answer);
      answer.once("close", () => underWay.delete(answer));
    },
    get isLeaving(): boolean {
      return arrived !== undefined;
    },
    leave,
    /** Accepts nobody any more; resolves once all are answered, or cut off after `patience` ms. */
    async close(patience: number): Promise<void> {
      leave();
      await acceptWaiting();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // After the turn's reading: what came while the process was busy is not lost unread.
      const looking = setInterval(() => setImmediate(endIdle), LOOK);
      const limit = setTimeout(() => server.closeAllConnections(), patience);
      await closed;
      clearInterval(looking);
      clearTimeout(limit);
    },
  };
}
