import type { MiddlewareHandler } from "hono";
import { PublicError } from "#platform/errors.ts";

/** Of path and query; a list of a hundred ids takes a tenth. */
const MAX_URL_LENGTH = 4_096;

/** Not in a path: line breaks of Unicode, at which patterns of routes end as at any other. */
const BREAKS = "\u2028\u2029";

/** Refuses URLs that are too long, or whose path does not decode to one line of text. */
export const checkUrl: MiddlewareHandler = async (c, next) => {
  if (!isReadablePath(c.req.url)) throw new PublicError(400, "The URL can't be read.");
  const { pathname, search } = new URL(c.req.url);
  if (pathname.length + search.length > MAX_URL_LENGTH) {
    throw new PublicError(414, "The URL is too long.");
  }
  await next();
};

/** Whether the path of `url` decodes to text without control characters and line breaks. */
function isReadablePath(url: string): boolean {
  try {
    const path = decodeURIComponent(new URL(url).pathname);
    for (const character of path) {
      if (character < " " || character === "\u007f" || BREAKS.includes(character)) {
        return false;
      }
    }
    return true;
  } catch {
    return false;
  }
}
