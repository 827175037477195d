import type { HeadersFunction, ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

const NAME = "Retry-After";

/**
 * Routes whose pages say when to try again. The router sends what the `headers` function of a page
 * returns: what its action or loader adds to a refusal would be lost.
 */
export function withRetryAfter(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      if (!route) return [id, route];
      const { headers } = route.module;
      return [id, { ...route, module: { ...route.module, headers: addRetryAfter(headers) } }];
    }),
  );
}

function addRetryAfter(headers: HeadersFunction | HeadersInit | undefined): HeadersFunction {
  return (args) => {
    const own = typeof headers === "function" ? headers(args) : headers;
    const merged = new Headers(own ?? args.parentHeaders);
    const sources = [args.errorHeaders, args.actionHeaders, args.loaderHeaders, args.parentHeaders];
    const wait = sources.map((source) => source?.get(NAME)).find(Boolean);
    if (wait) merged.set(NAME, wait);
    return merged;
  };
}
