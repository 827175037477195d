import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { isApart, isOfDesk, type ManifestName, toManifest } from "./site-manifest.ts";

type Routes = ServerBuild["routes"];

function pick<Value>(from: Readonly<Record<string, Value>>, ids: readonly string[]) {
  return Object.fromEntries(Object.entries(from).filter(([id]) => ids.includes(id)));
}

/**
 * Finds the handler of the page at a path. The router matches a path with every route twice, and
 * lists all of them three times for each page, so each page has a handler that knows only its own.
 * @param findParts ids of the routes of the page at a path; none where there is no page
 */
export function createPageHandlers(
  build: ServerBuild,
  routes: Routes,
  { findParts, mode }: { findParts: (pathname: string) => readonly string[]; mode: string },
) {
  const toAssets = (name: ManifestName) =>
    import.meta.env.DEV ? build.assets : toManifest(build.assets, name);
  const site = toAssets("site");
  const links = toAssets("links");
  const findAssets = (parts: readonly string[]) => {
    if (parts.some(isOfDesk)) return build.assets;
    return parts.some(isApart) ? links : site;
  };
  const create = (assets: ServerBuild["assets"], parts?: readonly string[]) =>
    createRequestHandler(
      parts
        ? {
            ...build,
            routes: pick(routes, parts),
            assets: { ...assets, routes: pick(assets.routes, parts) },
          }
        : { ...build, routes, assets },
      mode,
    );
  const whole = create(site);
  const handlers = new Map<string, RequestHandler>();

  return (pathname: string): RequestHandler => {
    const parts = findParts(pathname);
    if (parts.length === 0) return whole;
    const key = parts.join();
    const known = handlers.get(key);
    if (known) return known;
    const handler = create(findAssets(parts), parts);
    handlers.set(key, handler);
    return handler;
  };
}
