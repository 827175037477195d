import { randomUUID } from "node:crypto";
import type { ErrorHandler } from "hono";
import { PublicError } from "./errors.ts";
import type { Logger } from "./log.server.ts";
import { problemResponse, toProblem } from "./problem.server.ts";
import { isUnavailable } from "./unavailable.ts";

const AWAY = "The site cannot answer right now. Try again in a moment.";

/** The error handler of host and API: a problem for the visitor, the cause for the log. */
export function answerError(log: Logger): ErrorHandler {
  return (thrown) => {
    const reference = randomUUID();
    const error = isUnavailable(thrown) ? new PublicError(503, AWAY, { retryAfter: 5 }) : thrown;
    const problem = toProblem(error, reference);
    if (problem.status >= 500) log.error({ err: thrown, reference }, "a request failed");
    const response = problemResponse(
      problem,
      error instanceof PublicError ? error.retryAfter : undefined,
    );
    response.headers.set("X-Request-Id", reference);
    return response;
  };
}
