/** A page that is only looked at: it loads no script, sends no form and is framed by the desk only. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join("; ");

/**
 * Scripts, what loads them early, and styles within the page. Linear: each match begins at a tag of
 * its own.
 */
const NOT_ALLOWED =
  /<(script|style)\b[^>]*>[^<]*(?:<(?!\/\1>)[^<]*)*<\/\1>|<link rel="(?:modulepreload|waiting)"[^>]*>/g;

/** The link of the stylesheet beside the style within a public page (`first-paint.server.ts`). */
const DISABLED_STYLESHEET = /(<link rel="stylesheet" [^>]*) disabled=""/;

/** A rendered page of the site as the desk shows it; links of the page open beside the desk. */
export async function toFramedPage(response: Response): Promise<Response> {
  const type = response.headers.get("Content-Type") ?? "";
  const headers = new Headers({ "Content-Type": type, "X-Frame-Options": "SAMEORIGIN" });
  const disposition = response.headers.get("Content-Disposition");
  if (disposition) headers.set("Content-Disposition", disposition);
  headers.set("Content-Security-Policy", POLICY);
  const { status } = response;
  if (!type.startsWith("text/html"))
    return new Response(await response.arrayBuffer(), { status, headers });
  const html = (await response.text())
    .replaceAll(NOT_ALLOWED, "")
    .replace(DISABLED_STYLESHEET, "$1")
    .replace("<head>", '<head><base target="_blank">');
  return new Response(html, { status, headers });
}
