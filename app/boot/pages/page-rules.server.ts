import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { PageHandle } from "#contract/content/page.ts";
import type { PageRules } from "#server/page-cache/page-rules.ts";

type Routes = ServerBuild["routes"];

function toTree(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index, module } = route as NonNullable<Routes[string]>;
      const shared = { id, path, handle: module.handle };
      return index ? { ...shared, index: true } : { ...shared, children: toTree(routes, id) };
    });
}

/** Paths whose rules are cached. */
const MAX_CACHED_RULES = 1_000;

/** Reads the rules of the page at a path from the handles of its routes. */
export function createPageRules(routes: Routes): (pathname: string) => PageRules {
  const tree = toTree(routes);
  function toRules(pathname: string): PageRules {
    const matched = matchRoutes(tree, pathname) ?? [];
    const handles = matched.map(({ route }): PageHandle => route.handle ?? {});
    const leaf = routes[matched.at(-1)?.route.id ?? ""];
    return {
      isFile: leaf !== undefined && leaf.module.default === undefined,
      isForm: handles.some((handle) => handle.form !== undefined),
      isFileForm: handles.some((handle) => handle.form === "file"),
      isSignedIn: handles.some((handle) => handle.form === "signed-in"),
      isPrivate: handles.some((handle) => handle.private !== undefined),
      isSecret: handles.some((handle) => handle.private === "secret"),
      query: [...new Set(handles.flatMap((handle) => handle.query ?? []))],
      parts: matched.map(({ route }) => route.id ?? ""),
    };
  }
  // Matching parses every route each time, a twentieth of the cost of a render.
  const cache = new LRUCache<string, PageRules>({ max: MAX_CACHED_RULES, memoMethod: toRules });
  return (pathname) => cache.memo(pathname);
}
