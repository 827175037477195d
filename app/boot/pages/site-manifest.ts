import type { ServerBuild } from "react-router";

type Manifest = ServerBuild["assets"];
/** React Router writes more than its type has. */
type Route = NonNullable<Manifest["routes"][string]> & { hasDefaultExport?: boolean };

/**
 * Whether a route is of a feature to which no page of the site leads by script, and whose pages have
 * the whole manifest; the forms on one page are for browsers that run none.
 */
export const isApart = (id: string) =>
  /^(?:(?:desk|availability|status|saved-searches|shared-shortlist|apply\/resume)\/|(?:hire|find|apply)\/routes\/form$)/.test(
    id,
  );

/** Files, which browsers load and React Router does not; what has no page otherwise is a redirect. */
const isFile = ({ path = "", hasDefaultExport }: Route) =>
  !hasDefaultExport && /(?:\.\w+|\/cv|\/:file|\/\*)$/.test(path);

/** The path of the site's manifest, beside that of all routes. */
export const toSiteManifestPath = (path: string): string => path.replace(/\.js$/, "-site.js");

/**
 * The manifest that every page of the site loads, without what only makes it larger: routes to
 * which no page of the site leads by script, and imports that every page has loaded already.
 */
export function toSiteManifest(manifest: Manifest): Manifest {
  const { module, imports } = manifest.entry;
  const loaded = new Set([module, ...imports]);
  const routes = Object.values(manifest.routes).flatMap((route) =>
    route && !isApart(route.id) && !isFile(route)
      ? { ...route, imports: route.imports?.filter((path) => !loaded.has(path)) }
      : [],
  );
  return {
    ...manifest,
    url: toSiteManifestPath(manifest.url),
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
  };
}
