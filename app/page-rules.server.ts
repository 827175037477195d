import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { PageHandle } from "#contract/page.ts";
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

/** Paths whose rules are remembered. */
const KNOWN_AT_MOST = 1_000;

/** Reads from the handles of the routes what the host has to know of the page at a path. */
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
      isPrivate: handles.some((handle) => handle.private === true),
      query: [...new Set(handles.flatMap((handle) => handle.query ?? []))],
      parts: matched.map(({ route }) => route.id ?? ""),
    };
  }
  // Matching takes all routes apart each time, a twentieth of what a whole render costs.
  const known = new LRUCache<string, PageRules>({ max: KNOWN_AT_MOST, memoMethod: toRules });
  return (pathname) => known.memo(pathname);
}
