/** Sources that a page needs beside the site itself, by directive. */
export type PolicySources = Partial<
  Record<"script-src" | "style-src" | "img-src" | "connect-src" | "frame-src", readonly string[]>
>;

const SELF = "'self'";

/** For what is no page: it loads nothing, and cannot be framed. */
export const NOTHING_ALLOWED =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * For pages of the development server: Vite adds inline scripts, inline styles and a web socket.
 */
export const DEVELOPMENT_POLICY =
  "default-src 'self' https: ws: data: blob: 'unsafe-inline' 'unsafe-eval'; base-uri 'none'";

/**
 * The policy of one page. Inline scripts run and a `<style>` applies only by the hash of its text;
 * `style` attributes do not exist.
 * @param hashes like `sha256-…`, of the inline scripts that the page was rendered with
 */
export function toContentSecurityPolicy(
  hashes: readonly string[],
  { isSecure = false, sources = {} }: { isSecure?: boolean; sources?: PolicySources } = {},
): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": [SELF, ...hashes.map((hash) => `'${hash}'`), ...(sources["script-src"] ?? [])],
    "style-src": [SELF, ...(sources["style-src"] ?? [])],
    "img-src": [SELF, ...(sources["img-src"] ?? [])],
    "font-src": [SELF],
    "connect-src": [SELF, ...(sources["connect-src"] ?? [])],
    "manifest-src": [SELF],
    "worker-src": [SELF],
    ...(sources["frame-src"] ? { "frame-src": sources["frame-src"] } : {}),
    "form-action": [SELF],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    ...(isSecure ? { "upgrade-insecure-requests": [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}
