import { isbot } from "isbot";

/** A page that is loaded before anyone opens it. */
const AHEAD = /prefetch|prerender|preview/i;

/**
 * Whether a person opens the page, as far as the request says: not a link preview of a messenger,
 * a prefetch, or the agency, which looks at its proposal with `?preview` before it sends the link.
 */
export function isOpening({ method, url, headers }: Pick<Request, "method" | "url" | "headers">) {
  const userAgent = headers.get("User-Agent") ?? "";
  const purposes = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"];
  return (
    method === "GET" &&
    !new URL(url).searchParams.has("preview") &&
    !purposes.some((name) => AHEAD.test(headers.get(name) ?? "")) &&
    userAgent !== "" &&
    !isbot(userAgent)
  );
}
