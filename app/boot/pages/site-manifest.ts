import type { ServerBuild } from "react-router";

type Manifest = ServerBuild["assets"];
/** React Router writes more than its type has. */
type Route = NonNullable<Manifest["routes"][string]> & { hasDefaultExport?: boolean };

export const isOfDesk = (id: string) => id.startsWith("desk/");

/**
 * Whether a route is of a feature to which no page of the site leads by script, as what an email
 * links to; the forms on one page are for browsers that run none.
 */
export const isApart = (id: string) =>
  isOfDesk(id) ||
  /^(?:(?:availability|status|saved-searches|shared-shortlist|apply\/resume)\/|(?:hire|find|apply)\/routes\/form$)/.test(
    id,
  );

/** The manifests of pages outside the desk, and the routes that each leaves out. */
const LEFT_OUT = { site: isApart, links: isOfDesk };

export type ManifestName = keyof typeof LEFT_OUT;
export const MANIFEST_NAMES = Object.keys(LEFT_OUT) as ManifestName[];

/** Files, which browsers load and React Router does not; what has no page otherwise is a redirect. */
const isFile = ({ path = "", hasDefaultExport }: Route) =>
  !hasDefaultExport && /(?:\.\w+|\/cv|\/:file|\/\*)$/.test(path);

/** The path of such a manifest, beside that of all routes. */
export const toManifestPath = (path: string, name: ManifestName): string =>
  path.replace(/\.js$/, `-${name}.js`);

/**
 * The manifest that the pages of the site load, or those of links in emails, without what only
 * makes it larger: routes to which none of them leads by script, and imports that every page has
 * loaded already.
 */
export function toManifest(manifest: Manifest, name: ManifestName): Manifest {
  const { module, imports } = manifest.entry;
  const loaded = new Set([module, ...imports]);
  const routes = Object.values(manifest.routes).flatMap((route) =>
    route && !LEFT_OUT[name](route.id) && !isFile(route)
      ? { ...route, imports: route.imports?.filter((path) => !loaded.has(path)) }
      : [],
  );
  return {
    ...manifest,
    url: toManifestPath(manifest.url, name),
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
  };
}
