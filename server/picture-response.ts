import type { Context } from "hono";
import { matchesEtag } from "./cached-response.server.ts";

export type ServedPicture = { bytes: Uint8Array; contentType: string; etag: string };

/** An SVG that is opened by itself is a document: it may paint and nothing else. */
export const DRAWING_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** `/_ipx/<modifiers>/<path>`: the image, or 304 for a client that has it. */
export async function respondWithPicture(
  c: Context,
  getPicture: (path: string) => Promise<ServedPicture>,
  cacheControl: string,
): Promise<Response> {
  const { pathname } = new URL(c.req.url);
  const { bytes, contentType, etag } = await getPicture(pathname.slice("/_ipx/".length));
  const headers = {
    ETag: etag,
    "Cache-Control": cacheControl,
    // Readers of the feed show it on other sites.
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
  if (matchesEtag(c.req.header("If-None-Match"), etag)) return c.body(null, 304, headers);
  return c.body(new Uint8Array(bytes), 200, {
    ...headers,
    "Content-Type": contentType,
    "Content-Security-Policy": DRAWING_POLICY,
  });
}
