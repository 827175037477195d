import { createHash } from "node:crypto";
import type { Encoding } from "./encoding.server.ts";

/** Something that is in memory as bytes, with everything that an answer needs. */
export type Kept = {
  status: number;
  /** All headers besides those that depend on the encoding; names in lower case. */
  headers: Record<string, string>;
  /** Weak, because it names the text and not one encoding's bytes. */
  etag: string | undefined;
  plain: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
  isCompressible: boolean;
};

export type Answer = { status: number; headers: Record<string, string>; body: Buffer | null };

/** A name for bytes, different whenever they are. */
export function toEtag(bytes: Buffer): string {
  return `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
}

/** Whether `If-None-Match` names what we have; weak and strong names are equal here (RFC 9110). */
export function matchesEtag(asked: string | undefined, etag: string | undefined): boolean {
  if (!asked || !etag) return false;
  if (asked.trim() === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  return asked.split(",").some((name) => name.trim().replace(/^W\//, "") === opaque);
}

/** The answer to a request for what is kept; `bytes` are its bytes in `encoding`. */
export function toAnswer(
  kept: Kept,
  { ifNoneMatch, isHead }: { ifNoneMatch: string | undefined; isHead: boolean },
  { bytes, encoding }: { bytes: Buffer; encoding: Encoding | undefined },
): Answer {
  const headers: Record<string, string> = { ...kept.headers };
  if (kept.etag) headers.etag = kept.etag;
  if (matchesEtag(ifNoneMatch, kept.etag)) {
    delete headers["content-type"];
    return { status: 304, headers, body: null };
  }
  if (encoding) headers["content-encoding"] = encoding;
  headers["content-length"] = String(bytes.length);
  return { status: kept.status, headers, body: isHead ? null : bytes };
}
