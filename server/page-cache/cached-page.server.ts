import { PRIVATE_HEADERS } from "#platform/http/private-headers.ts";
import { type CachedResponse, toEtag } from "../responses/cached-response.server.ts";
import { compress, type Encoding, isCompressible } from "../responses/encoding.server.ts";
import { type HostHeaders, toHeadersOf } from "../responses/security-headers.ts";
import type { PageRules } from "./page-rules.ts";

/** A rendered page as bytes. */
export type CachedPage = CachedResponse & {
  /** Whether it is compressed with brotli's best quality. */
  isBest: boolean;
  hits: number;
  /** Content version that it shows: the latest one at which that was checked. */
  version: number;
  /** Keys of the content that it was rendered from. */
  reads: ReadonlySet<string>;
  /** Milliseconds since 1970 after which a date on it may be wrong. */
  expires: number;
};

/** Responses that are cached; an error is not, it may be over. */
const CACHEABLE_STATUSES = new Set([200, 202, 301, 302, 307, 308, 404, 410]);

/** Bytes below which compressing saves nothing. */
const MIN_COMPRESSED_BYTES = 500;

/**
 * Copies of hop-by-hop or length headers would contradict those of the response. Cookies, of which
 * there may be several, are for one response and never part of a page.
 */
const NOT_COPIED = new Set([
  "content-length",
  "transfer-encoding",
  "connection",
  "date",
  "set-cookie",
]);

/**
 * `Cache-Control` of a page that sets none itself. Browsers revalidate each time and get 304; a
 * shared cache may be a minute late, and serves its copy while this server is down.
 */
const CACHE_CONTROL =
  "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400";

/** A page that does not exist now may be published in a minute. */
const CACHE_CONTROL_MISSING = "public, max-age=0, s-maxage=10";

/** Whether a response of the renderer may be sent to other visitors. */
export function isCacheable(response: Response): boolean {
  return (
    CACHEABLE_STATUSES.has(response.status) &&
    !response.headers.has("Set-Cookie") &&
    !/\b(no-store|private)\b/.test(response.headers.get("Cache-Control") ?? "")
  );
}

/** Whether it is of no use once it is out of date, such as the CV of a person who withdrew a consent. */
export function isAlwaysRevalidated({ headers }: CachedPage): boolean {
  return /\bno-cache\b/.test(String(headers["cache-control"]));
}

const bodies = new WeakMap<Response, Buffer<ArrayBuffer>>();

/** A response with a body that is read without copies by `toCachedPage`. */
export function toPageResponse(body: Buffer<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(body, init);
  bodies.set(response, body);
  return response;
}

/** Reads the whole response of the renderer. */
export async function toCachedPage(
  response: Response,
  { version, expires, shared }: { version: number; expires: number; shared: HostHeaders },
): Promise<CachedPage> {
  const plain = bodies.get(response) ?? Buffer.from(await response.arrayBuffer());
  const headers: Record<string, string> = {
    ...toHeadersOf(shared, response.headers.get("content-type") ?? ""),
  };
  for (const [name, value] of response.headers) {
    if (!NOT_COPIED.has(name)) headers[name] = value;
  }
  // An error is over before a shared cache would revalidate, and its older copy is better.
  if (response.status >= 500) headers["cache-control"] = "no-store";
  headers["cache-control"] ??= response.status >= 400 ? CACHE_CONTROL_MISSING : CACHE_CONTROL;
  const compressible =
    plain.length >= MIN_COMPRESSED_BYTES &&
    isCompressible(response.headers.get("Content-Type") ?? "");
  if (compressible) headers.vary = [headers.vary ?? [], "Accept-Encoding"].flat().join(", ");
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
    reads: new Set(),
    expires,
  };
}

/** A page that is not cached here; a private one nowhere else either. */
export async function toUncachedPage(
  response: Response,
  shared: HostHeaders,
  { isPrivate = false, isSecret = false }: Partial<PageRules> = {},
): Promise<CachedPage> {
  const page = await toCachedPage(response, { version: 0, expires: 0, shared });
  if (isPrivate) {
    page.headers["cache-control"] = PRIVATE_HEADERS["Cache-Control"];
    page.headers["x-robots-tag"] ??= isSecret ? PRIVATE_HEADERS["X-Robots-Tag"] : "noindex";
    // Not that of a page with a form: without it old browsers send `null` as the form's origin.
    if (isSecret || (page.status >= 300 && page.status < 400)) {
      page.headers["referrer-policy"] = PRIVATE_HEADERS["Referrer-Policy"];
    }
  }
  return page;
}

/** The page's bytes in an encoding, compressed on first use. */
export async function encodePage(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const bytes = page.encoded[encoding] ?? (await compress(page.plain, encoding));
  page.encoded[encoding] ??= bytes;
  return bytes;
}

/** Bytes that a page takes in memory; headers and keys are estimated. */
export function sizeOf(page: CachedPage): number {
  const encoded = Object.values(page.encoded).reduce((sum, bytes) => sum + bytes.length, 0);
  return page.plain.length + encoded + 2_000 + page.reads.size * 50;
}
