import { getReferencePrefix } from "#app/site/site.service.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import type { SubmissionReceipt } from "#contract/http/submission.ts";
import type { Database, Queryable, Transaction } from "#database/client.server.ts";
import type { Captcha, Proof } from "#platform/captcha/captcha.server.ts";
import { unprocessable } from "#platform/errors.ts";
import type { Delivery } from "#platform/forms/submission.server.ts";
import { toFingerprint } from "#platform/http/idempotency.server.ts";
import type { Env } from "#platform/process/env.server.ts";
import { createReference } from "#platform/secrets/reference.server.ts";
import { spendCaptcha } from "#services/captcha/spent-captchas.repository.server.ts";
import { createBrowserLink, toBrowserToken } from "../status-link/status-link.server.ts";
import {
  findRequestByKey,
  insertRequest,
  listNamedMembers,
  type NewRequest,
  ReferenceTakenError,
  type RequestIdentity,
  type StoredRequest,
} from "./request-writes.repository.server.ts";

type Deps = { db: Database; captcha: Pick<Captcha, "verify">; env: Pick<Env, "siteUrl"> };
type Receipt = SubmissionReceipt["data"];
type RequestColumns = Omit<NewRequest, "reference" | "fingerprint" | "idempotency_key" | "form">;

type Submission = {
  form: FormName;
  /** The form as the schema parsed it; the same key with another payload is refused. */
  payload: object;
  /** The part of it that is stored in the row of the request. */
  row: RequestColumns;
  delivery: Delivery;
  /** Stores the rest and enqueues the emails, in the transaction of the row. */
  complete: (tx: Transaction, stored: RequestIdentity) => Promise<void>;
  /** More fields of the receipt, read again for every response. */
  readMore?: (db: Queryable, id: number) => Promise<Partial<Receipt>>;
};

/** References that are tried before a run of collisions counts as broken. */
const ATTEMPTS = 5;

/**
 * Stores a form, its related rows and its emails in one transaction; what it returns is
 * committed. The same key again gives the same receipt and stores nothing.
 * @throws PublicError 422 for a token that does not hold, a key that was used for something else;
 * and what `complete` throws
 */
export async function submitOnce(
  { db, captcha, env }: Deps,
  { form, payload, row, delivery, complete, readMore = async () => ({}) }: Submission,
): Promise<Receipt> {
  const { key, token, client } = delivery;
  const fingerprint = toFingerprint(payload);
  const toReceipt = async ({ id, reference, submitted_at }: RequestIdentity): Promise<Receipt> => {
    const members = await listNamedMembers(db, id);
    return {
      reference,
      submitted_at: submitted_at.toISOString(),
      status_url: `${env.siteUrl}/status/${await toBrowserToken(db, key)}`,
      ...(members.length > 0 ? { members } : {}),
      ...(await readMore(db, id)),
    };
  };
  const toSameReceipt = (stored: StoredRequest) => {
    requireSame(stored, fingerprint);
    return toReceipt(stored);
  };
  const earlier = await findRequestByKey(db, key);
  if (earlier) return toSameReceipt(earlier);
  const proof = await captcha.verify(token, form, client);
  const prefix = await getReferencePrefix(db);

  for (let attempt = 1; ; attempt++) {
    const keys = { form, fingerprint, idempotency_key: key, reference: createReference(prefix) };
    try {
      const stored = await store(db, { ...row, ...keys }, proof, complete);
      if (stored) return await toReceipt(stored);
      const winner = await findRequestByKey(db, key);
      if (winner) return toSameReceipt(winner);
      throw new Error("A request was neither stored nor there already");
    } catch (error) {
      if (!(error instanceof ReferenceTakenError) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Undefined when the key was taken at the same moment: nothing was stored then. */
function store(
  db: Database,
  row: NewRequest,
  proof: Proof,
  complete: Submission["complete"],
): Promise<RequestIdentity | undefined> {
  return db.transaction(async (tx) => {
    const stored = await insertRequest(tx, row);
    if (!stored) return undefined;
    await createBrowserLink(tx, stored.id, row.idempotency_key);
    await complete(tx, stored);
    await spendCaptcha(tx, proof);
    return stored;
  });
}

function requireSame(stored: StoredRequest, fingerprint: string): void {
  if (stored.fingerprint === fingerprint) return;
  throw unprocessable({
    idempotency_key: [
      `We already have this request with different answers. Its reference is ${stored.reference}`,
    ],
  });
}
