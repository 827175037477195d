import { PublicError } from "#platform/errors.ts";
import { problemResponse, toProblem } from "#platform/problem.server.ts";

/** What `show_rates` says; without it there are none. */
export function readShowRates(url: URL): boolean {
  return url.searchParams.get("show_rates") === "true";
}

/** Private documents of people: not for search engines, and asked for anew each time. */
export const CV_HEADERS = { "X-Robots-Tag": "noindex", "Cache-Control": "public, no-cache" };

/** The answer, or what the visitor may know of why there is none, in the shape of our errors. */
export async function answerCv(make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    const answer = problemResponse(toProblem(error), error.retryAfter);
    answer.headers.set("X-Robots-Tag", "noindex");
    return answer;
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
