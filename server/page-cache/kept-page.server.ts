import { compress, type Encoding, isCompressible } from "../encoding.server.ts";
import { type Kept, toEtag } from "../kept.server.ts";
import type { HostHeaders } from "../security-headers.ts";

/** A rendered page as bytes. */
export type KeptPage = Kept & {
  /** Whether brotli has been done thoroughly. */
  isBest: boolean;
  hits: number;
  /** Content version that it shows at least. */
  version: number;
  /** Milliseconds since 1970 after which it may be wrong by the clock. */
  expires: number;
};

/** Pages whose bytes are kept; an error is not, it may be over. */
const KEPT_STATUS = new Set([200, 202, 301, 302, 307, 308, 404, 410]);

/** Too short to win anything by compressing. */
const SHORT = 500;

/** Copies of hop-by-hop or length headers would contradict the ones of the answer. */
const NOT_COPIED = new Set(["content-length", "transfer-encoding", "connection", "date"]);

/**
 * `Cache-Control` of a page that says nothing itself. Browsers ask each time and are told that
 * nothing changed; a shared cache may be a minute late, and shows what it has when we are away.
 */
const CACHE_CONTROL =
  "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400";

/** A page that does not exist now may be written in a minute. */
const CACHE_CONTROL_MISSING = "public, max-age=0, s-maxage=10";

/** Whether an answer of the renderer may be shown to anybody else. */
export function isKeepable(response: Response): boolean {
  return (
    KEPT_STATUS.has(response.status) &&
    !response.headers.has("Set-Cookie") &&
    !/\b(no-store|private)\b/.test(response.headers.get("Cache-Control") ?? "")
  );
}

/** Reads the whole answer of the renderer. */
export async function toKeptPage(
  response: Response,
  { version, expires, shared }: { version: number; expires: number; shared: HostHeaders },
): Promise<KeptPage> {
  const plain = Buffer.from(await response.arrayBuffer());
  const headers: Record<string, string> = { ...shared };
  for (const [name, value] of response.headers) {
    if (!NOT_COPIED.has(name)) headers[name] = value;
  }
  // An error is over before a shared cache would ask again, and what that has is better.
  if (response.status >= 500) headers["cache-control"] = "no-store";
  headers["cache-control"] ??= response.status >= 400 ? CACHE_CONTROL_MISSING : CACHE_CONTROL;
  const compressible =
    plain.length >= SHORT && isCompressible(response.headers.get("Content-Type") ?? "");
  if (compressible) headers.vary = "Accept-Encoding";
  return {
    status: response.status,
    headers,
    etag: response.status === 200 ? toEtag(plain) : undefined,
    plain,
    encoded: {},
    isCompressible: compressible,
    isBest: false,
    hits: 0,
    version,
    expires,
  };
}

/** The page's bytes in an encoding, made at the first demand. */
export async function encodePage(page: KeptPage, encoding: Encoding): Promise<Buffer> {
  const bytes = page.encoded[encoding] ?? (await compress(page.plain, encoding));
  page.encoded[encoding] ??= bytes;
  return bytes;
}

/** Bytes that a page takes, the headers by a guess. */
export function sizeOf(page: KeptPage): number {
  const encoded = Object.values(page.encoded).reduce((sum, bytes) => sum + bytes.length, 0);
  return page.plain.length + encoded + 2_000;
}
