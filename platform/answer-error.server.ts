import { randomUUID } from "node:crypto";
import type { ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { BusyError, PublicError } from "./errors.ts";
import type { Logger } from "./log.server.ts";
import { problemResponse, toProblem } from "./problem.server.ts";
import { isUnavailable } from "./unavailable.ts";

const AWAY = "The site cannot answer right now. Try again in a moment.";

/** What is thrown, as a visitor may hear of it. */
function toPublic(thrown: unknown): unknown {
  if (isUnavailable(thrown)) return new PublicError(503, AWAY, { retryAfter: 5 });
  // Said by the validator of bodies; ours say it themselves.
  if (thrown instanceof HTTPException && (thrown.status === 400 || thrown.status === 415)) {
    return new PublicError(thrown.status, "The body cannot be read. Send JSON, and say so.");
  }
  return thrown;
}

/** The error handler of host and API: a problem for the visitor, the cause for the log. */
export function answerError(log: Logger): ErrorHandler {
  const noteRefusal = createRefusalNote(log);
  return (thrown) => {
    const reference = randomUUID();
    const error = toPublic(thrown);
    const problem = toProblem(error, reference);
    if (error instanceof BusyError) noteRefusal();
    else if (problem.status >= 500) log.error({ err: thrown, reference }, "a request failed");
    return problemResponse(problem, error instanceof PublicError ? error.retryAfter : undefined);
  };
}

/** One line for all refusals within ten seconds. */
function createRefusalNote(log: Logger): () => void {
  let refused = 0;
  return () => {
    refused += 1;
    if (refused > 1) return;
    setTimeout(() => {
      log.warn({ refused }, "too many requests came at once, some were sent away");
      refused = 0;
    }, 10_000).unref();
  };
}
