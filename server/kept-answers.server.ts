import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "#platform/log.server.ts";
import { chooseEncoding, type Encoding } from "./encoding.server.ts";
import { type Kept, matchesEtag, toAnswer } from "./kept.server.ts";

/** Names and values of headers in turn, as Node writes them with the least work. */
type Head = { status: number; fields: readonly string[] };

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
  // The same for everyone who is sent these bytes, or told that they have them.
  const heads = { sent: new WeakMap<Buffer, Head>(), same: new WeakMap<Buffer, Head>() };

  function toHead(
    kept: Kept,
    bytes: Buffer,
    { encoding, isSame }: { encoding: Encoding | undefined; isSame: boolean },
  ): Head {
    const known = heads[isSame ? "same" : "sent"];
    const prepared = known.get(bytes);
    if (prepared) return prepared;
    const ifNoneMatch = isSame ? kept.etag : undefined;
    const answer = toAnswer(kept, { ifNoneMatch, isHead: true }, { bytes, encoding });
    const head = { status: answer.status, fields: Object.entries(answer.headers).flat() };
    known.set(bytes, head);
    return head;
  }

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
    const isSame = matchesEtag(headers["if-none-match"], kept.etag);
    const { status, fields } = toHead(kept, bytes, { encoding, isSame });
    const reference = randomUUID();
    outgoing.writeHead(status, [...fields, "x-request-id", reference]);
    outgoing.end(isSame || method === "HEAD" ? undefined : bytes);
    if (log.isLevelEnabled("debug")) {
      log.debug({ reference, method, path: url.split("?")[0], status }, "request");
    }
    return true;
  };
}
