import type { MiddlewareHandler } from "hono";
import { fromMarkdownPath } from "#platform/http/markdown-path.ts";
import { prefersMarkdown } from "../markdown/accept.ts";
import { hasMarkdown, type MarkdownRequest } from "../markdown/markdown-response.server.ts";
import type { PageRules } from "../page-cache/page-rules.ts";

/** What is found out about the page of a request, for the steps that follow. */
export type PageEnv = { Variables: { rules: PageRules; markdown?: MarkdownRequest } };

/** Finds the rules of the requested page, once. */
export function findPageRules(
  toRules: (pathname: string) => PageRules,
): MiddlewareHandler<PageEnv> {
  return (c, next) => {
    const { pathname } = new URL(c.req.url);
    const path = fromMarkdownPath(pathname);
    const rulesOfPath = path === undefined ? undefined : toRules(path);
    if (path !== undefined && rulesOfPath && hasMarkdown(rulesOfPath)) {
      c.set("rules", rulesOfPath);
      c.set("markdown", { path, by: "url" });
      return next();
    }
    const rules = toRules(toPagePath(pathname));
    c.set("rules", rules);
    const isData = pathname.endsWith(".data");
    if (!isData && hasMarkdown(rules) && prefersMarkdown(c.req.header("Accept"))) {
      c.set("markdown", { path: pathname, by: "accept" });
    }
    return next();
  };
}

/** Path of the page whose data `/news.data` is; other paths as they are. */
export function toPagePath(pathname: string): string {
  if (pathname.endsWith("/_.data")) return pathname.slice(0, -"_.data".length);
  return pathname.endsWith(".data") ? pathname.slice(0, -".data".length) : pathname;
}
