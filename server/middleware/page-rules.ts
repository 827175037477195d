import type { MiddlewareHandler } from "hono";
import type { PageRules } from "../page-cache/page-rules.ts";

/** What is found out about the page of a request, for the steps that follow. */
export type PageEnv = { Variables: { rules: PageRules } };

/** Finds the rules of the requested page, once. */
export function findPageRules(
  toRules: (pathname: string) => PageRules,
): MiddlewareHandler<PageEnv> {
  return (c, next) => {
    const { pathname } = new URL(c.req.url);
    // The data of a page is read only, and takes no form.
    c.set("rules", toRules(c.req.method === "POST" ? pathname : toPagePath(pathname)));
    return next();
  };
}

/** Path of the page whose data `/news.data` is; other paths as they are. */
export function toPagePath(pathname: string): string {
  if (pathname.endsWith("/_.data")) return pathname.slice(0, -"_.data".length);
  return pathname.endsWith(".data") ? pathname.slice(0, -".data".length) : pathname;
}
