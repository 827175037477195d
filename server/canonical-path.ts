/**
 * The one address of a page: lower-case letters (spec §2), one slash at the front. Slashes are
 * collapsed first because `//host` in a redirect would lead to another site.
 */
export function toCanonicalPath(pathname: string): string {
  const collapsed = pathname.replace(/^[/\\]+/, "/");
  // React Router asks for a page's data under fixed names that are no page addresses.
  if (collapsed.endsWith(".data")) return collapsed;
  const decoded = collapsed.replace(/%[0-9a-fA-F]{2}|[A-Z]/g, (part) =>
    part.startsWith("%") ? part : part.toLowerCase(),
  );
  return decoded.length > 1 ? decoded.replace(/\/+$/, "") || "/" : decoded;
}
