import { PublicError } from "#platform/errors.ts";
import { problemResponse, toProblem } from "#platform/http/problem.server.ts";

/** Whether `show_rates` is set; false by default. */
export function readShowRates(url: URL): boolean {
  return url.searchParams.get("show_rates") === "true";
}

/** Personal documents: not for search engines, and revalidated each time. */
export const CV_HEADERS = { "X-Robots-Tag": "noindex", "Cache-Control": "public, no-cache" };

/** The response, or a public error in the format of our problem responses. */
export async function toCvResponse(make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    const response = problemResponse(toProblem(error), error.retryAfter);
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  }
}

/** `inline; filename="anna-kask-cv.pdf"; filename*=UTF-8''Anna%20Kask%20CV.pdf`. */
export function toDisposition(slug: string, name: string, showRates: boolean): string {
  const suffix = showRates ? " CV with rates.pdf" : " CV.pdf";
  const file = encodeURIComponent(`${name}${suffix}`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${slug}-cv.pdf"; filename*=UTF-8''${file}`;
}
