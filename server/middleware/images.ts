import type { Context, Handler } from "hono";
import type { ConcurrencyLimit } from "#platform/admission/concurrency-limit.server.ts";
import { PublicError } from "#platform/errors.ts";
import { matchesEtag } from "../responses/cached-response.server.ts";
import { chooseEncoding, compress, isCompressible } from "../responses/encoding.server.ts";

type StoredImage = { bytes: Uint8Array; contentType: string };
type ResizedImage = StoredImage & { etag: string };

/** The stored image of a file name, undefined when there is none. */
export type FindMedia = (name: string) => Promise<StoredImage | undefined>;

/** A stored image in another size, by the path after `/_ipx/`. */
export type GetImage = (path: string) => Promise<ResizedImage>;

/** Names of images change with their bytes. Readers of the feed show them on other sites. */
const HEADERS = {
  "Cache-Control": "public, max-age=31536000, immutable",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** An SVG that is opened by itself is a document: it may paint and nothing else. */
const DRAWING_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** `/media/<name>`: an image as it was uploaded; a drawing, which is text, is compressed. */
export function sendMedia(findMedia: FindMedia, limit: ConcurrencyLimit): Handler {
  return async (c) => {
    const media = await limit.run(async () => {
      const found = await findMedia(c.req.param("name") ?? "");
      if (!found || !isCompressible(found.contentType)) return found && { ...found, headers: {} };
      const encoding = chooseEncoding(c.req.header("Accept-Encoding"));
      const headers = { Vary: "Accept-Encoding" };
      if (!encoding) return { ...found, headers };
      const bytes = await compress(Buffer.from(found.bytes), encoding);
      return { ...found, bytes, headers: { ...headers, "Content-Encoding": encoding } };
    });
    if (!media) throw new PublicError(404, "There is no such image.");
    return toImageResponse(c, media, { ...HEADERS, ...media.headers });
  };
}

/** `/_ipx/<modifiers>/<path>`: an image in another size, or 304 for a client that has it. */
export function sendImage(getImage: GetImage): Handler {
  return async (c) => {
    const { pathname } = new URL(c.req.url);
    const image = await getImage(pathname.slice("/_ipx/".length));
    const headers = { ...HEADERS, ETag: image.etag };
    if (matchesEtag(c.req.header("If-None-Match"), image.etag)) return c.body(null, 304, headers);
    return toImageResponse(c, image, headers);
  };
}

function toImageResponse(
  c: Context,
  { bytes, contentType }: StoredImage,
  headers: Record<string, string>,
): Response {
  return c.body(new Uint8Array(bytes), 200, {
    ...headers,
    "Content-Type": contentType,
    "Content-Security-Policy": DRAWING_POLICY,
  });
}
