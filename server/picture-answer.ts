import type { Context } from "hono";

export type ServedPicture = { bytes: Uint8Array; contentType: string; etag: string };

/** A drawing that is opened by itself is a document: it may paint and nothing else. */
export const DRAWING_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}

/** `/_ipx/<modifiers>/<path>`: the picture, or 304 for who has it. */
export async function answerPicture(
  c: Context,
  getPicture: (address: string) => Promise<ServedPicture>,
  cacheControl: string,
): Promise<Response> {
  const { pathname } = new URL(c.req.url);
  const { bytes, contentType, etag } = await getPicture(pathname.slice("/_ipx/".length));
  const headers = { ETag: etag, "Cache-Control": cacheControl };
  if (isKnown(c.req.header("If-None-Match"), etag)) return c.body(null, 304, headers);
  return c.body(new Uint8Array(bytes), 200, {
    ...headers,
    "Content-Type": contentType,
    "Content-Security-Policy": DRAWING_POLICY,
  });
}
