import type { FieldErrors } from "#contract/http/problem.ts";
// Does not import the problem schemas: this file is part of the forms' browser bundle.
import { PROBLEM_TITLES, type ProblemStatus } from "#contract/http/problem-titles.ts";

/**
 * An error that the visitor may read: `message` says what is wrong and how to fix it. Everything
 * else that is thrown is a bug, and hidden behind a 500 with a reference.
 */
export class PublicError extends Error {
  readonly status: ProblemStatus;
  readonly errors: FieldErrors | undefined;
  /** Seconds after which trying again makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** How a client has to identify itself; sent as `WWW-Authenticate`. */
  readonly challenge: string | undefined;
  /** Further members of the problem (RFC 9457). */
  readonly members: Readonly<Record<string, unknown>>;

  constructor(
    status: ProblemStatus,
    message: string,
    details: {
      errors?: FieldErrors;
      retryAfter?: number;
      challenge?: string;
      members?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    super(message);
    this.name = PROBLEM_TITLES[status];
    this.status = status;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
    this.challenge = details.challenge;
    this.members = details.members ?? {};
  }
}

/**
 * Refused because of load. It is not logged one by one: under load that would be more load.
 */
export class BusyError extends PublicError {
  /** @param retryAfter seconds */
  constructor(message: string, retryAfter: number) {
    super(503, message, { retryAfter });
  }
}

/** Message of a refusal because of load; also the text of the page for browsers. */
export const BUSY = "The site is busy right now. Try again in a moment.";

export function notFound(message: string): PublicError {
  return new PublicError(404, message);
}

/** Input that was read but is invalid, by field. */
export function unprocessable(errors: FieldErrors): PublicError {
  const sentences = Object.values(errors).flat();
  return new PublicError(422, sentences[0] ?? "Check what you entered", { errors });
}
