import { createHash } from "node:crypto";
import { z } from "zod";
import { unprocessable } from "../errors.ts";

/**
 * The key under which a submission is stored once, from the header `Idempotency-Key` (bare or, as
 * the IETF draft has it, in quotes) or a field.
 * @throws PublicError 422 when it is missing or no UUID
 */
export function parseIdempotencyKey(sent: string | undefined): string {
  if (sent === undefined || sent === "") {
    throw unprocessable({
      idempotency_key: [
        "Send an idempotency key: a new UUID, as the field idempotency_key or the header Idempotency-Key",
      ],
    });
  }
  const key = z.guid().safeParse(sent.replace(/^"(.*)"$/, "$1"));
  if (!key.success) {
    throw unprocessable({ idempotency_key: ["Send the idempotency key as a UUID"] });
  }
  return key.data.toLowerCase();
}

/** SHA-256 of a value whatever the order of its keys, hex. */
export function toFingerprint(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value, sortedKeys)).digest("hex");
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
