import type { MiddlewareHandler } from "hono";
import { PRIVATE_HEADERS } from "#platform/http/private-headers.ts";

const PUBLIC_HEADERS = { "Cache-Control": "public, max-age=86400" };

type CanonicalPaths = {
  /**
   * Where paths that are no pages themselves lead: in one hop, where the lower-case path would only
   * redirect again.
   */
  entryPaths?: Readonly<Record<string, string>> | undefined;
  /** Whether what is at a path is private: its redirect, which repeats the path, is then too. */
  isPrivate: (pathname: string) => boolean;
};

/** Redirects to the one URL path of a page. */
export function redirectToCanonicalPath({
  entryPaths = {},
  isPrivate,
}: CanonicalPaths): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const canonical = toCanonicalPath(pathname);
    if (canonical === pathname) return next();
    const target = entryPaths[canonical] ?? canonical;
    const headers = isPrivate(target) ? PRIVATE_HEADERS : PUBLIC_HEADERS;
    return c.body(null, 301, { Location: target + search, ...headers });
  };
}

/**
 * The one URL path of a page: lower-case letters (spec §2), nothing escaped that need not be (RFC
 * 3986 §6.2.2), one slash at the front. Slashes are collapsed first because `//host` in a redirect
 * would lead to another site.
 */
export function toCanonicalPath(pathname: string): string {
  const collapsed = pathname.replace(/^[/\\]+/, "/");
  // React Router fetches a page's data under fixed names that are no page URLs.
  if (collapsed.endsWith(".data")) return collapsed;
  const lower = collapsed.replace(/%[0-9a-fA-F]{2}|[A-Z]/g, (part) => {
    if (!part.startsWith("%")) return part.toLowerCase();
    const character = String.fromCharCode(Number.parseInt(part.slice(1), 16));
    return /[\w.~-]/.test(character) ? character.toLowerCase() : part.toUpperCase();
  });
  return withoutSlashesAtEnd(lower) || "/";
}

/** `/\/+$/` would take quadratic time over many slashes in the middle. */
function withoutSlashesAtEnd(path: string): string {
  let end = path.length;
  while (path.endsWith("/", end)) end -= 1;
  return path.slice(0, end);
}
