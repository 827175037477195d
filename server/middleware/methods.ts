import { PublicError } from "#platform/errors.ts";
import { problemResponse, toProblem } from "#platform/http/problem.server.ts";

/** Refuses a method that neither pages nor files have. */
export function refuseMethod(): Response {
  const error = new PublicError(405, "Pages are read-only. Send forms to the API.");
  const response = problemResponse(toProblem(error));
  response.headers.set("Allow", "GET, HEAD");
  return response;
}
