import type { Context } from "hono";
import type { z } from "zod";
import { HONEYPOT_FIELD } from "#contract/clients/forms.ts";
import { readClientAddress } from "../admission/client-address.server.ts";
import { CAPTCHA_FIELD, CAPTCHA_HEADER } from "../captcha/captcha.server.ts";
import { unprocessable } from "../errors.ts";
import { toFieldErrors } from "../http/field-errors.ts";
import { parseIdempotencyKey } from "../http/idempotency.server.ts";
import { toFormValues } from "./form-values.ts";
import { readJsonValues } from "./json-values.server.ts";
import { readTextFields } from "./multipart.server.ts";

/** Metadata of a submission: everything that is not an answer. */
export type Delivery = {
  /** The idempotency key. */
  key: string;
  /** Captcha token, empty when there is none. */
  token: string;
  /** Address of the client. */
  client: string;
};

/**
 * Parses a form that was posted to the API, with the checks that all forms share.
 * @throws PublicError 400, 413, 415 or 422
 */
export async function readSubmission<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  trustProxy: number,
): Promise<{ payload: z.output<Schema>; delivery: Delivery }> {
  const values = isJson(c.req.raw)
    ? await readJsonValues(c.req.raw)
    : toFormValues(await readTextFields(c.req.raw));
  if (asText(values[HONEYPOT_FIELD]).trim() !== "") {
    throw unprocessable({ [HONEYPOT_FIELD]: ["Leave this field empty"] });
  }
  const delivery = {
    key: parseIdempotencyKey(c.req.header("idempotency-key") || asText(values.idempotency_key)),
    token: c.req.header(CAPTCHA_HEADER) || asText(values[CAPTCHA_FIELD]),
    client: readClientAddress(c, trustProxy),
  };
  const parsed = schema.safeParse(values);
  if (!parsed.success) throw unprocessable(toFieldErrors(parsed.error));
  return { payload: parsed.data, delivery };
}

const isJson = ({ headers }: Request) =>
  /^application\/json\s*(;|$)/i.test(headers.get("content-type") ?? "");

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
