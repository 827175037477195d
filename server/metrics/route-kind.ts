export const ROUTE_KINDS = [
  "page",
  "data",
  "api",
  "asset",
  "picture",
  "media",
  "probe",
  "unreadable",
] as const;

/** The kind of a requested URL, as a label: few and known, unlike paths. */
export type RouteKind = (typeof ROUTE_KINDS)[number];

const PROBES = new Set(["/healthz", "/readyz", "/builds/latest.json"]);
/** The reference of the API is a page. */
const API_PAGE = "/api/docs";
/** Icons at the root, under names that browsers expect. */
const ICON = /^\/[\w-]+\.(?:ico|png|svg)$/;

/** Kind of the path of a request, with or without its query. */
export function toRouteKind(url: string): RouteKind {
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  if (path.startsWith("/assets/")) return "asset";
  if (path.endsWith(".data")) return "data";
  if (path.startsWith("/_ipx/")) return "picture";
  if (path.startsWith("/media/")) return "media";
  if (path.startsWith("/api/") && path !== API_PAGE) return "api";
  if (PROBES.has(path)) return "probe";
  return ICON.test(path) ? "asset" : "page";
}
