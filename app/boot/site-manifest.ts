import type { ServerBuild } from "react-router";

type Manifest = ServerBuild["assets"];

/** Features to which no page of the site leads. */
const isApart = (id: string) => /^(?:desk|availability)\//.test(id);

/** Whether a path is of one of these features, whose pages load the whole manifest. */
export const hasOwnManifest = (pathname: string): boolean =>
  /^\/(?:desk|availability)(?:[./]|$)/.test(pathname);

/** The path of the site's manifest, beside that of all routes. */
export const toSiteManifestPath = (path: string): string => path.replace(/\.js$/, "-site.js");

/**
 * The manifest that every page of the site loads, without what only makes it larger: routes to
 * which no page of the site leads, and imports that every page has loaded already.
 */
export function toSiteManifest(manifest: Manifest): Manifest {
  const { module, imports } = manifest.entry;
  const loaded = new Set([module, ...imports]);
  const routes = Object.values(manifest.routes).flatMap((route) =>
    route && !isApart(route.id)
      ? { ...route, imports: route.imports?.filter((path) => !loaded.has(path)) }
      : [],
  );
  return {
    ...manifest,
    url: toSiteManifestPath(manifest.url),
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
  };
}
