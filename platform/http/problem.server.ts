import { randomUUID } from "node:crypto";
import type { Problem } from "#contract/http/problem.ts";
import { PROBLEM_TITLES } from "#contract/http/problem-titles.ts";
import { PublicError } from "../errors.ts";

/** Maps a thrown value to a problem. `reference` is also in the log. */
export function toProblem(error: unknown, reference: string = randomUUID()): Problem {
  const known =
    error instanceof PublicError
      ? error
      : new PublicError(500, "Something went wrong on our side. Try again in a moment.");
  return {
    ...known.members,
    type: "about:blank",
    title: PROBLEM_TITLES[known.status],
    status: known.status,
    message: known.message,
    ...(known.errors ? { errors: known.errors } : {}),
    reference,
  };
}

/** Headers of every problem response. */
export const PROBLEM_HEADERS = {
  "Content-Type": "application/problem+json; charset=utf-8",
  "Cache-Control": "no-store",
};

/** The `application/problem+json` response for a problem. */
export function problemResponse(problem: Problem, retryAfter?: number): Response {
  const headers = new Headers(PROBLEM_HEADERS);
  headers.set("X-Request-Id", problem.reference);
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}
