import { randomUUID } from "node:crypto";
import type { ErrorHandler } from "hono";
import { PublicError } from "./errors.ts";
import type { Logger } from "./log.server.ts";
import { problemResponse, toProblem } from "./problem.server.ts";

/** The error handler of host and API: a problem for the visitor, the cause for the log. */
export function answerError(log: Logger): ErrorHandler {
  return (error) => {
    const reference = randomUUID();
    const problem = toProblem(error, reference);
    if (problem.status >= 500) log.error({ err: error, reference }, "a request failed");
    const response = problemResponse(
      problem,
      error instanceof PublicError ? error.retryAfter : undefined,
    );
    response.headers.set("X-Request-Id", reference);
    return response;
  };
}
