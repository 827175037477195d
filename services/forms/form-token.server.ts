import { randomUUID } from "node:crypto";
import { z } from "zod";
import { FORMS, PAGE_FORMS, type PageFormName } from "#contract/clients/forms.ts";
import type { Queryable } from "#database/client.server.ts";
import type { RateLimit } from "#platform/admission/rate-limit.server.ts";
import {
  type Captcha,
  captchaError,
  TOKEN_MISSING,
  TOKEN_WRONG,
} from "#platform/captcha/captcha.server.ts";
import { PublicError } from "#platform/errors.ts";
import { readToken, signToken } from "#platform/secrets/signed-token.server.ts";
import type { Clock } from "#platform/time/clock.ts";
import { countClientHit, countHit } from "../rate-limit.repository.server.ts";
import { getSecret } from "../secrets.repository.server.ts";

/** Hours for which a form page can be sent; afterwards the visitor is asked to send it again. */
const LIFETIME_MS = 4 * 3_600_000;
/** People need longer to fill a form. */
const MIN_FILL_MS = 3_000;

/** Without a proof of work the limits are lower: per client, and for all clients together. */
const STORED_BY_CLIENT: RateLimit = { hits: 20, seconds: 3_600 };
const STORED_BY_ALL: RateLimit = { hits: 100, seconds: 3_600 };

export const FORM_EXPIRED =
  "This page was open for a long time. Check your answers and send them again";
const TOO_FAST = "Submitted too quickly. Try again in a moment.";

const FormTokenSchema = z.object({
  form: z.enum(PAGE_FORMS),
  /** Idempotency key of the submission: a token stores one record. */
  key: z.uuid(),
  issued_at: z.number(),
});
type FormToken = z.infer<typeof FormTokenSchema>;

/** Issues a token for a form page that is rendered now. */
export async function issueFormToken(
  db: Queryable,
  form: PageFormName,
  now: Date,
): Promise<string> {
  const token: FormToken = { form, key: randomUUID(), issued_at: now.getTime() };
  return signToken(await getSecret(db, "form-page"), token);
}

/** The payload of a token; undefined for a forged one and for one of another form. */
export async function readFormToken(
  db: Queryable,
  token: string,
  form: PageFormName,
): Promise<FormToken | undefined> {
  const read = FormTokenSchema.safeParse(readToken(await getSecret(db, "form-page"), token));
  return read.success && read.data.form === form ? read.data : undefined;
}

/**
 * Checks the token of a form that was sent.
 * @throws PublicError 422 for one that is missing, forged, expired or of another form, 429 for a
 *   form that was filled faster than people do
 */
export async function requireFormToken(
  db: Queryable,
  { token, form, now }: { token: string; form: PageFormName; now: Date },
): Promise<void> {
  if (token === "") throw captchaError(TOKEN_MISSING);
  const read = await readFormToken(db, token, form);
  if (!read) throw captchaError(TOKEN_WRONG);
  const age = now.getTime() - read.issued_at;
  if (age > LIFETIME_MS) throw captchaError(FORM_EXPIRED);
  if (age < MIN_FILL_MS) {
    throw new PublicError(429, TOO_FAST, { retryAfter: Math.ceil(MIN_FILL_MS / 1_000) });
  }
}

/**
 * Counts a form that is stored without a proof of work. Requests share a limit, which other forms
 * must not use up.
 * @throws PublicError 429 over the limit of the client or of all clients
 */
export async function countStoredForm(
  db: Queryable,
  form: PageFormName,
  client: string,
): Promise<void> {
  const isRequest = FORMS.some((name) => name === form);
  const name = isRequest ? "form-page-stored" : `form-page-stored ${form}`;
  await countClientHit(db, name, client, STORED_BY_CLIENT);
  await countHit(db, name, "all clients", STORED_BY_ALL);
}

/**
 * Replaces the captcha for forms without JavaScript. A used token is not stored: its key is the
 * idempotency key of the record, which the database accepts once.
 */
export function createFormTokenCheck(db: Queryable, clock: Clock): Captcha {
  return {
    createChallenge: async () => ({ provider: "off" }),
    async verify(token, form, client) {
      if (form === "hold") throw captchaError(TOKEN_WRONG);
      await requireFormToken(db, { token, form, now: clock() });
      await countStoredForm(db, form, client);
      return undefined;
    },
  };
}
