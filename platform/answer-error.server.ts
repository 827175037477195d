import { randomUUID } from "node:crypto";
import type { ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { BusyError, PublicError } from "./errors.ts";
import type { Logger } from "./log.server.ts";
import { problemResponse, toProblem } from "./problem.server.ts";
import { logRequestError } from "./repeated-errors.server.ts";
import { isUnavailable } from "./unavailable.ts";

const AWAY = "The site can't respond right now. Try again in a moment.";

/** What is thrown, as a visitor may hear of it. */
function toPublic(thrown: unknown): unknown {
  if (isUnavailable(thrown)) return new PublicError(503, AWAY, { retryAfter: 5 });
  // Said by the validator of bodies; ours say it themselves.
  if (thrown instanceof HTTPException && (thrown.status === 400 || thrown.status === 415)) {
    return new PublicError(
      thrown.status,
      "The body can't be read. Send JSON with the right content type.",
    );
  }
  return thrown;
}

/** The error handler of host and API: a problem for the visitor, the cause for the log. */
export function answerError(log: Logger): ErrorHandler {
  const noteRefusal = createRefusalNote(log);
  return (thrown) => {
    if (thrown instanceof BusyError) noteRefusal();
    const isLogged = !(thrown instanceof BusyError) && toProblem(toPublic(thrown)).status >= 500;
    return toErrorResponse(
      thrown,
      isLogged ? logRequestError(log, thrown, "a request failed") : randomUUID(),
    );
  };
}

/** What the visitor reads of an error, under the reference that is in the log. */
export function toErrorResponse(thrown: unknown, reference: string): Response {
  const error = toPublic(thrown);
  const retryAfter = error instanceof PublicError ? error.retryAfter : undefined;
  return problemResponse(toProblem(error, reference), retryAfter);
}

/** One line for all refusals within ten seconds. */
function createRefusalNote(log: Logger): () => void {
  let refused = 0;
  return () => {
    refused += 1;
    if (refused > 1) return;
    setTimeout(() => {
      log.warn({ refused }, "too many requests at once, some were answered with 503");
      refused = 0;
    }, 10_000).unref();
  };
}
