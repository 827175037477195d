import { randomUUID } from "node:crypto";
import type { ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { isUnavailable } from "../browser/unavailable.ts";
import { BusyError, PublicError } from "../errors.ts";
import type { Logger } from "../process/log.server.ts";
import { logRequestError } from "../process/repeated-errors.server.ts";
import { problemResponse, toProblem } from "./problem.server.ts";

const UNAVAILABLE = "The site can't respond right now. Try again in a moment.";

/** A thrown value as an error that a visitor may read. */
function toPublic(thrown: unknown): unknown {
  if (isUnavailable(thrown)) return new PublicError(503, UNAVAILABLE, { retryAfter: 5 });
  // Thrown by the validator of bodies, without a useful message.
  if (thrown instanceof HTTPException && (thrown.status === 400 || thrown.status === 415)) {
    return new PublicError(
      thrown.status,
      "The body can't be read. Send JSON with the right content type.",
    );
  }
  return thrown;
}

/** The error handler of host and API: responds with a problem and logs the cause. */
export function createErrorHandler(
  log: Logger,
  countRefusal = createRefusalLog(log),
): ErrorHandler {
  return (thrown) => {
    if (thrown instanceof BusyError) countRefusal();
    const isLogged = !(thrown instanceof BusyError) && toProblem(toPublic(thrown)).status >= 500;
    return toErrorResponse(
      thrown,
      isLogged ? logRequestError(log, thrown, "a request failed") : randomUUID(),
    );
  };
}

/** The problem of an error, with the reference that is in the log. */
export function toErrorResponse(thrown: unknown, reference: string): Response {
  const error = toPublic(thrown);
  const { retryAfter, challenge } = error instanceof PublicError ? error : {};
  const response = problemResponse(toProblem(error, reference), retryAfter);
  if (challenge !== undefined) response.headers.set("WWW-Authenticate", challenge);
  return response;
}

/** Logs one line for all refusals within ten seconds. */
export function createRefusalLog(log: Logger): () => void {
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
