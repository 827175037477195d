import { data } from "react-router";

/**
 * The error of a loader for an unknown URL: spec §8 has one wording for navigation,
 * which requests the page's `.data`, and another for the document that is hydrated.
 */
export function toPageNotFound({ request, url }: { request: Request; url: URL }) {
  const isNavigation = new URL(request.url).pathname.endsWith(".data");
  const title = isNavigation ? "Page not found" : "Page Not Found";
  return data(`${title}: ${url.pathname}`, { status: 404, statusText: "Not Found" });
}
