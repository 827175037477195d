import { data } from "react-router";
import { PublicError } from "#platform/errors.ts";
import { toWaitHeaders } from "#platform/http/wait-headers.server.ts";

/**
 * What an action throws in place of an error: one that a person may read as the response of its
 * status, with its text; others remain what they are, a fault of ours that is logged.
 */
export function toRouteError(error: unknown): unknown {
  if (!(error instanceof PublicError)) return error;
  const { status, message, retryAfter } = error;
  return data(message, { status, headers: toWaitHeaders(retryAfter) });
}
