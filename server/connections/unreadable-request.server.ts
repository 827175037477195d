import { randomUUID } from "node:crypto";
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { PublicError } from "#platform/errors.ts";
import { PROBLEM_HEADERS, toProblem } from "#platform/http/problem.server.ts";
import { NOTHING_ALLOWED } from "../responses/content-security-policy.ts";

type RefusedStatus = 400 | 405 | 408 | 431;

const MESSAGES: Record<RefusedStatus, string> = {
  400: "The request can't be read.",
  405: "This server is not a proxy.",
  408: "The request took too long to arrive.",
  431: "The headers of the request are too large.",
};

/** A host name or address with or without a port, as RFC 3986 writes it. */
const HOST = /^(?:[\w.~-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?$/;

/** The response to a request that cannot be processed; it closes the connection. */
function toRefusal(status: RefusedStatus) {
  const reference = randomUUID();
  const body = JSON.stringify(toProblem(new PublicError(status, MESSAGES[status]), reference));
  const headers = {
    ...PROBLEM_HEADERS,
    "Content-Length": String(Buffer.byteLength(body)),
    "X-Request-Id": reference,
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": NOTHING_ALLOWED,
    Connection: "close",
    ...(status === 405 ? { Allow: "GET, HEAD" } : {}),
  };
  return { status, headers, body };
}

/** The refusal as a `Response`. */
export function toRefusalResponse(status: RefusedStatus): Response {
  const { body, headers } = toRefusal(status);
  return new Response(body, { status, headers });
}

/** Refuses a request whose host or target is no valid URL; false when they are valid. */
export function refuseUnreadable(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const { url = "", headers } = incoming;
  const host = headers.host ?? (incoming.httpVersion === "1.0" ? "localhost" : "");
  const isReadable = HOST.test(host) && (url.startsWith("/") || /^https?:\/\//.test(url));
  if (isReadable && countHosts(incoming.rawHeaders) < 2) return false;
  const refusal = toRefusal(400);
  outgoing.writeHead(refusal.status, refusal.headers);
  outgoing.end(incoming.method === "HEAD" ? undefined : refusal.body);
  return true;
}

/** Node uses the first of several; a proxy in front may have read the last one. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === "host") count++;
  }
  return count;
}

/**
 * Sends problems (RFC 9457) where Node would send its own errors or none: broken lines, huge
 * headers, slow clients, tunnels. An unknown expectation is ignored (RFC 9110, 10.1.1).
 */
export function respondToUnparsable(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === "ECONNRESET") socket.destroy();
    else refuse(socket, toStatus(error.code));
  });
  server.on("connect", (_, socket: Duplex) => refuse(socket, 405));
  server.on("checkExpectation", (incoming, outgoing) => {
    server.emit("request", incoming, outgoing);
  });
}

function refuse(socket: Duplex, status: RefusedStatus): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { headers, body } = toRefusal(status);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

function toStatus(code: string | undefined): RefusedStatus {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  return 400;
}
