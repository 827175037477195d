import { PublicError } from "#platform/errors.ts";
import { requireStorable } from "#platform/forms/multipart.server.ts";

/** More than the arguments of any tool. */
const MAX_DEPTH = 16;

/**
 * The one message of a request. Several in one would be one request for the rate limit.
 * @throws PublicError 400 also for what is nested too deeply or cannot be stored
 */
export function parseMessage(text: string): object {
  const message = parseJson(text);
  if (typeof message !== "object" || message === null || Array.isArray(message)) {
    throw new PublicError(400, "Send one JSON-RPC message.");
  }
  checkValue(message, 1);
  return message;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PublicError(400, "Send a JSON-RPC message as JSON.");
  }
}

function checkValue(value: unknown, depth: number): void {
  if (typeof value === "string") requireStorable(["message", value]);
  if (typeof value !== "object" || value === null) return;
  if (depth > MAX_DEPTH) {
    throw new PublicError(400, `The message is nested deeper than ${MAX_DEPTH} levels.`);
  }
  for (const inner of Object.values(value)) checkValue(inner, depth + 1);
}
