import { z } from "zod";
import { FORMS, type FormName } from "#contract/clients/forms.ts";
import type { Queryable } from "#database/client.server.ts";
import { readToken, signToken } from "#platform/secrets/signed-token.server.ts";
import { getSecret } from "#services/secrets.repository.server.ts";

/** Milliseconds during which the page that confirms a form can be opened again. */
const LIFETIME_MS = 24 * 3_600_000;

const ReceiptTokenSchema = z.object({
  form: z.enum(FORMS),
  /** Idempotency key of the request. */
  key: z.uuid(),
  expires_at: z.number(),
});

/**
 * The secret with which the page after a form shows what was stored; it names nothing by itself.
 */
export async function toReceiptToken(
  db: Queryable,
  { form, key, now }: { form: FormName; key: string; now: Date },
): Promise<string> {
  const payload = { form, key, expires_at: now.getTime() + LIFETIME_MS };
  return signToken(await getSecret(db, "receipt"), payload);
}

/** Idempotency key of the request behind a receipt; undefined for a forged or an expired token. */
export async function readReceiptToken(
  db: Queryable,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const read = ReceiptTokenSchema.safeParse(readToken(await getSecret(db, "receipt"), token));
  return read.success && read.data.expires_at > now.getTime() ? read.data.key : undefined;
}
