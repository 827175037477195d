import type { Context } from "hono";
import { HONEYPOT_FIELD } from "#contract/forms.ts";
import type { Database } from "#database/client.server.ts";
import { CAPTCHA_FIELD, CAPTCHA_HEADER } from "../captcha/captcha.server.ts";
import { readClientAddress } from "../client-address.server.ts";
import { unprocessable } from "../errors.ts";
import { parseIdempotencyKey } from "../idempotency.server.ts";
import { countClientCall, type RateLimit } from "../rate-limit.repository.server.ts";
import { toFormValues } from "./form-values.ts";
import { type MultipartLimits, readTextFields } from "./multipart.server.ts";

/** How a form was sent: everything about it that is not an answer. */
export type Delivery = {
  /** The idempotency key. */
  key: string;
  /** Captcha token, empty when there is none. */
  token: string;
  /** Address of the client, for limits. */
  client: string;
};

/** Text with 20 members and the longest message in any script stays far below. */
const LIMITS: MultipartLimits = { bytes: 64 * 1_024, parts: 150 };
/** An office behind one address sends this much; a program stops here. */
const RATE: RateLimit = { hits: 60, seconds: 600 };

/**
 * Reads a form that was posted to the API, with the checks that are the same for every form.
 * @throws PublicError 400, 413, 415, 422 or 429
 */
export async function readSubmission(
  c: Context,
  db: Database,
  { form, trustProxy }: { form: string; trustProxy: number },
): Promise<{ values: Record<string, unknown>; delivery: Delivery }> {
  const client = readClientAddress(c, trustProxy);
  await countClientCall(db, form, client, RATE);
  const fields = await readTextFields(c.req.raw, LIMITS);
  const values = toFormValues(fields);
  if (asText(values[HONEYPOT_FIELD]).trim() !== "") {
    throw unprocessable({ [HONEYPOT_FIELD]: ["Leave this field empty"] });
  }
  return {
    values,
    delivery: {
      key: parseIdempotencyKey(c.req.header("idempotency-key") || asText(values.idempotency_key)),
      token: c.req.header(CAPTCHA_HEADER) || asText(values[CAPTCHA_FIELD]),
      client,
    },
  };
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
