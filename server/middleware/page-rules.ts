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
    const rules = toRules(toPagePath(pathname));
    // Forms are posted to the data of a page by the browsers of people who are signed in only.
    const isReadOnly = pathname.endsWith(".data") && !rules.isSignedIn;
    c.set("rules", isReadOnly ? { ...rules, isForm: false } : rules);
    return next();
  };
}

/** Path of the page whose data `/news.data` is; other paths as they are. */
export function toPagePath(pathname: string): string {
  if (pathname.endsWith("/_.data")) return pathname.slice(0, -"_.data".length);
  return pathname.endsWith(".data") ? pathname.slice(0, -".data".length) : pathname;
}
