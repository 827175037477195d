import { toMarkdownPath } from "#platform/http/markdown-path.ts";
import type { PageRules } from "../page-cache/page-rules.ts";
import { htmlToMarkdown } from "./html-to-markdown.server.ts";

/** A request for the Markdown version of the page at `path`, by its own URL or by `Accept`. */
export type MarkdownRequest = { path: string; by: "url" | "accept" };

/** Whether a page may have a Markdown version, as far as its rules tell. */
export const hasMarkdown = ({ isPrivate, isFile, isForm }: PageRules): boolean =>
  !(isPrivate || isFile || isForm);

/**
 * The Markdown version of a rendered page. Pages that search engines may find have one, which is
 * seen by their canonical URL. A redirect leads to the Markdown version of its target; an error
 * stays what it is.
 * @param url of the page, absolute
 */
export async function toMarkdownResponse(page: Response, url: string): Promise<Response> {
  const location = page.headers.get("Location");
  if (location?.startsWith("/") && !location.startsWith("//")) {
    page.headers.set("Location", toMarkdownPath(location));
  }
  if (page.status !== 200) return page;
  const html = await page.text();
  const canonical = findCanonical(html);
  const text = canonical && (await htmlToMarkdown(html, url));
  if (!text) return toMissing();
  const headers = new Headers({
    "Content-Type": "text/markdown; charset=utf-8",
    // Search engines count it as the page.
    Link: `<${canonical}>; rel="canonical"`,
  });
  const caching = page.headers.get("Cache-Control");
  if (caching) headers.set("Cache-Control", caching);
  return new Response(text, { headers });
}

/**
 * The Markdown version under the URL of the page. Shared caches store the page there, and not all of
 * them regard `Vary`: they must not store this.
 */
export function toNegotiated(response: Response, markdownUrl: string): Response {
  response.headers.set("Cache-Control", "private, no-cache");
  response.headers.set("Content-Location", markdownUrl);
  response.headers.set("Vary", "Accept, Accept-Encoding");
  return response;
}

function findCanonical(html: string): string | undefined {
  const [, href] = /<link rel="canonical" href="([^"<>]*)"/.exec(html) ?? [];
  return href?.replaceAll("&amp;", "&");
}

function toMissing(): Response {
  return new Response("This page has no Markdown version.\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
