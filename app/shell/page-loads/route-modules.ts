import { matchRoutes, type RouteObject } from "react-router";

type ManifestRoute = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  /** URL of the route's code. */
  module: string;
};

declare global {
  interface Window {
    /** React Router's routes and their files; the version names the build. */
    __reactRouterManifest?: { version: string; routes: Record<string, ManifestRoute> };
    /** Modules loaded by React Router, by id of the route. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

let tree: RouteObject[] | undefined;

function toTree(routes: readonly ManifestRoute[], parentId?: string): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => ({
      id,
      ...(path === undefined ? {} : { path }),
      ...(index ? { index } : { children: toTree(routes, id) }),
    }));
}

const loaded = new Set<string>();

/** URLs of the code of the page at a path, without what is loaded. */
export function toMissingModules(pathname: string): string[] {
  const routes = window.__reactRouterManifest?.routes ?? {};
  tree ??= toTree(Object.values(routes));
  return (matchRoutes(tree, pathname) ?? []).flatMap(({ route: { id = "" } }) => {
    const module = routes[id]?.module;
    const isLoaded = id in (window.__reactRouterRouteModules ?? {});
    return module === undefined || isLoaded || loaded.has(module) ? [] : [module];
  });
}

/**
 * Loads the code of a page before React Router does: when an import fails there, it reloads the
 * page that is shown, each time, whatever was typed on it. Modules loaded here come from the
 * browser's cache.
 */
export async function loadRouteModules(pathname: string): Promise<void> {
  await Promise.all(
    toMissingModules(pathname).map(async (module) => {
      await import(/* @vite-ignore */ module);
      loaded.add(module);
    }),
  );
}
