import { data } from "react-router";

/**
 * What a loader throws for an address that leads nowhere: spec §8 words it in one way on navigation,
 * which asks for the page's `.data`, and in another for the document that is hydrated.
 */
export function toPageNotFound({ request, url }: { request: Request; url: URL }) {
  const isNavigation = new URL(request.url).pathname.endsWith(".data");
  const words = isNavigation ? "Page not found" : "Page Not Found";
  return data(`${words}: ${url.pathname}`, { status: 404, statusText: "Not Found" });
}
