import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "#platform/process/log.server.ts";
import { prefersMarkdown } from "./markdown/accept.ts";
import {
  type CachedResponse,
  matchesEtag,
  toResponseParts,
} from "./responses/cached-response.server.ts";
import { chooseEncoding, type Encoding } from "./responses/encoding.server.ts";

/** Names and values of headers alternating, as Node writes them with the least work. */
type Head = { status: number; fields: readonly string[] };

/**
 * The fast path for responses in memory: most requests ask for a page or a file that is cached
 * under exactly their URL, and need nothing of the host but its bytes.
 * @returns a function that responds from memory, or returns `false` and leaves the request
 * untouched
 */
export function createCacheResponder({
  log,
  findFile,
  findPage,
}: {
  log: Logger;
  findFile: (path: string) => CachedResponse | undefined;
  findPage: (url: string) => CachedResponse | undefined;
}) {
  // Headers are the same for every request that gets these bytes (200) or 304.
  const heads = { sent: new WeakMap<Buffer, Head>(), same: new WeakMap<Buffer, Head>() };

  function toHead(
    cached: CachedResponse,
    bytes: Buffer,
    { encoding, isSame }: { encoding: Encoding | undefined; isSame: boolean },
  ): Head {
    const known = heads[isSame ? "same" : "sent"];
    const prepared = known.get(bytes);
    if (prepared) return prepared;
    const ifNoneMatch = isSame ? cached.etag : undefined;
    const parts = toResponseParts(cached, { ifNoneMatch, isHead: true }, { bytes, encoding });
    const head = { status: parts.status, fields: Object.entries(parts.headers).flat() };
    known.set(bytes, head);
    return head;
  }

  return function respondFromCache(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { method, url = "", headers } = incoming;
    if (method !== "GET" && method !== "HEAD") return false;
    const cached = findPage(url) ?? findFile(url);
    if (!cached || prefersMarkdown(headers.accept)) return false;
    const accepted = headers["accept-encoding"];
    const encoding = cached.isCompressible
      ? chooseEncoding(typeof accepted === "string" ? accepted : undefined)
      : undefined;
    const bytes = encoding ? cached.encoded[encoding] : cached.plain;
    // Not compressed in this encoding yet.
    if (!bytes) return false;
    const isSame = matchesEtag(headers["if-none-match"], cached.etag);
    const { status, fields } = toHead(cached, bytes, { encoding, isSame });
    const reference = randomUUID();
    outgoing.writeHead(status, [...fields, "x-request-id", reference]);
    outgoing.end(isSame || method === "HEAD" ? undefined : bytes);
    if (log.isLevelEnabled("debug")) {
      log.debug({ reference, method, path: url.split("?")[0], status }, "request");
    }
    return true;
  };
}
