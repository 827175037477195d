import { createHash } from "node:crypto";
import type { Encoding } from "./encoding.server.ts";

/** A response in memory: a rendered page or a static file, in every encoding that was made. */
export type CachedResponse = {
  status: number;
  /** All headers except those that depend on the encoding; names in lower case. */
  headers: Record<string, string>;
  /** Weak, because it names the text and not one encoding's bytes. */
  etag: string | undefined;
  plain: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
  isCompressible: boolean;
};

export type ResponseParts = {
  status: number;
  headers: Record<string, string>;
  body: Buffer | null;
};

/** An ETag that differs whenever the bytes do. */
export function toEtag(bytes: Buffer): string {
  return `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
}

/**
 * Whether `If-None-Match` names the current bytes; weak and strong names are equal here (RFC 9110).
 */
export function matchesEtag(asked: string | undefined, etag: string | undefined): boolean {
  if (!asked || !etag) return false;
  if (asked.trim() === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  return asked.split(",").some((name) => name.trim().replace(/^W\//, "") === opaque);
}

/** Status, headers and body for one request; `bytes` are those of the response in `encoding`. */
export function toResponseParts(
  cached: CachedResponse,
  { ifNoneMatch, isHead }: { ifNoneMatch: string | undefined; isHead: boolean },
  { bytes, encoding }: { bytes: Buffer; encoding: Encoding | undefined },
): ResponseParts {
  const headers: Record<string, string> = { ...cached.headers };
  if (cached.etag) headers.etag = cached.etag;
  if (matchesEtag(ifNoneMatch, cached.etag)) {
    delete headers["content-type"];
    return { status: 304, headers, body: null };
  }
  if (encoding) headers["content-encoding"] = encoding;
  headers["content-length"] = String(bytes.length);
  return { status: cached.status, headers, body: isHead ? null : bytes };
}

/** The whole response to a GET or HEAD request; `bytes` are in `encoding` unless they are plain. */
export function toResponse(
  request: Request,
  cached: CachedResponse,
  { bytes, encoding }: { bytes: Buffer; encoding: Encoding | undefined },
): Response {
  const { status, headers, body } = toResponseParts(
    cached,
    {
      ifNoneMatch: request.headers.get("If-None-Match") ?? undefined,
      isHead: request.method === "HEAD",
    },
    { bytes, encoding: bytes === cached.plain ? undefined : encoding },
  );
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
}
