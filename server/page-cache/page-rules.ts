/** What the host needs to know about a page before it renders it. */
export type PageRules = {
  /** Never cached: it is meant for one person. */
  isPrivate: boolean;
  /** Private, and opened by a secret in its URL or for staff only. */
  isSecret?: boolean;
  /** Not a page but a document, feed or picture that a route makes. */
  isFile?: boolean;
  /** Takes POST. */
  isForm?: boolean;
  /** Takes POST with a file. */
  isFileForm?: boolean;
  /** Takes POST, of people who are signed in. */
  isSignedIn?: boolean;
  /** Names of the query parameters that it reads; all others are dropped before it renders. */
  query: readonly string[];
  /** Names of its parts, of which a request for its data may ask for some (`_routes`). */
  parts: readonly string[];
};

/** Parameter by which React Router asks for the data of some parts of a page only. */
const PARTS = "_routes";

/**
 * The URL under which a page is cached and rendered: known parameters only, in one order. Equal
 * pages have equal URLs, and parameters without a meaning cannot fill the cache.
 */
export function toCacheUrl(
  pathname: string,
  params: URLSearchParams,
  { query, parts }: PageRules,
): string {
  const known = new URLSearchParams();
  for (const name of query.toSorted()) {
    for (const value of params.getAll(name)) known.append(name, value);
  }
  const requested = pathname.endsWith(".data") ? params.get(PARTS)?.split(",") : undefined;
  if (requested) known.append(PARTS, parts.filter((part) => requested.includes(part)).join());
  return known.size > 0 ? `${pathname}?${known}` : pathname;
}
