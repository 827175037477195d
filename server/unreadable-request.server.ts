import { randomUUID } from "node:crypto";
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { ProblemStatus } from "#contract/problem.ts";
import { PublicError } from "#platform/errors.ts";
import { problemResponse, toProblem } from "#platform/problem.server.ts";

const WORDS: Partial<Record<ProblemStatus, string>> = {
  400: "The request cannot be read.",
  408: "The request took too long to arrive.",
  431: "The headers of the request are too large.",
};

/** A host name or address with or without a port, as RFC 3986 writes it. */
const HOST = /^(?:[\w.~-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?$/;

/** The answer to a request that nothing can be done with. */
export function toRefusal(status: 400 | 408 | 431): Response {
  const reference = randomUUID();
  const error = new PublicError(status, WORDS[status] ?? "");
  const response = problemResponse(toProblem(error, reference));
  response.headers.set("X-Request-Id", reference);
  response.headers.set("X-Content-Type-Options", "nosniff");
  response.headers.set("Connection", "close");
  return response;
}

/** Answers a request whose host or address no URL can be made of; false when they are fine. */
export function refuseUnreadable(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const { url = "", headers } = incoming;
  const host = headers.host ?? (incoming.httpVersion === "1.0" ? "localhost" : "");
  if (HOST.test(host) && (url.startsWith("/") || /^https?:\/\//.test(url))) return false;
  const refusal = toRefusal(400);
  outgoing.writeHead(refusal.status, Object.fromEntries(refusal.headers));
  refusal.text().then((body) => outgoing.end(incoming.method === "HEAD" ? undefined : body));
  return true;
}

/** Answers in our shape what Node's parser gives up on: broken lines, huge headers, slow clients. */
export function answerUnparsable(server: Server): void {
  server.on("clientError", async (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const refusal = toRefusal(toStatus(error.code));
    const body = await refusal.text();
    refusal.headers.set("Content-Length", String(Buffer.byteLength(body)));
    const head = [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
      ...[...refusal.headers].map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  });
}

function toStatus(code: string | undefined): 400 | 408 | 431 {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  return 400;
}
