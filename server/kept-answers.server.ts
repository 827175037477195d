import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "#platform/log.server.ts";
import { chooseEncoding } from "./encoding.server.ts";
import { type Kept, toAnswer } from "./kept.server.ts";

/**
 * The short way for what is in memory: most requests ask for a page or a file that is kept under
 * exactly the address they name, and need nothing of the host but its bytes.
 * @returns a function that answers such a request, and leaves every other one alone by `false`
 */
export function createKeptAnswers({
  log,
  findFile,
  findPage,
}: {
  log: Logger;
  findFile: (path: string) => Kept | undefined;
  findPage: (address: string) => Kept | undefined;
}) {
  return function answerKept(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { method, url = "", headers } = incoming;
    if (method !== "GET" && method !== "HEAD") return false;
    const kept = findPage(url) ?? findFile(url);
    if (!kept) return false;
    const accepted = headers["accept-encoding"];
    const encoding = kept.isCompressible
      ? chooseEncoding(typeof accepted === "string" ? accepted : undefined)
      : undefined;
    const bytes = encoding ? kept.encoded[encoding] : kept.plain;
    // Nobody has asked for this encoding yet.
    if (!bytes) return false;
    const answer = toAnswer(
      kept,
      { ifNoneMatch: headers["if-none-match"], isHead: method === "HEAD" },
      { bytes, encoding },
    );
    const reference = randomUUID();
    answer.headers["x-request-id"] = reference;
    outgoing.writeHead(answer.status, answer.headers);
    outgoing.end(answer.body ?? undefined);
    if (log.isLevelEnabled("debug")) {
      log.debug({ reference, method, path: url.split("?")[0], status: answer.status }, "request");
    }
    return true;
  };
}
