import type { ServerBuild } from "react-router";

type Manifest = ServerBuild["assets"];

const isOfDesk = (id: string) => id.startsWith("desk/");

/** The path of the site's manifest, beside that of all routes. */
export const toSiteManifestPath = (path: string): string => path.replace(/\.js$/, "-site.js");

/**
 * The manifest that every page of the site loads, without what only makes it larger: the desk's
 * routes, to which no page of the site leads, and imports that every page has loaded already.
 */
export function toSiteManifest(manifest: Manifest): Manifest {
  const { module, imports } = manifest.entry;
  const loaded = new Set([module, ...imports]);
  const routes = Object.values(manifest.routes).flatMap((route) =>
    route && !isOfDesk(route.id)
      ? { ...route, imports: route.imports?.filter((path) => !loaded.has(path)) }
      : [],
  );
  return {
    ...manifest,
    url: toSiteManifestPath(manifest.url),
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
  };
}
