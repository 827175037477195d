import { listMembersByIds } from "#app/developers/members.service.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { HireRequest } from "#contract/hire-request.ts";
import type { MemberCard } from "#contract/member.ts";
import { toFullName } from "#contract/member-terms.ts";
import type { SubmissionReceipt } from "#contract/submission.ts";
import type { Database, Transaction } from "#database/client.server.ts";
import type { Captcha, Proof } from "#platform/captcha/captcha.server.ts";
import { spendCaptcha } from "#platform/captcha/spent-captchas.repository.server.ts";
import type { Env } from "#platform/env.server.ts";
import { unprocessable } from "#platform/errors.ts";
import type { Delivery } from "#platform/forms/submission.server.ts";
import { toFingerprint } from "#platform/idempotency.server.ts";
import { enqueueMail, parseMailbox } from "#platform/mail/mail.server.ts";
import type { Queue } from "#platform/queue.server.ts";
import { createReference } from "#platform/reference.server.ts";
import { toConfirmationMail, toOperatorMail } from "./hire-mails.server.ts";
import {
  findRequestByKey,
  insertRequest,
  insertRequestMembers,
  type NewRequest,
  ReferenceTakenError,
  type StoredRequest,
} from "./requests.repository.server.ts";

type Ground = {
  db: Database;
  queue: Queue;
  captcha: Captcha;
  env: Pick<Env, "siteUrl" | "mailTo">;
};
type Receipt = SubmissionReceipt["data"];

/** References that are tried before a run of collisions counts as broken. */
const ATTEMPTS = 5;

/**
 * Stores a hire request with its members and its mails in one transaction; what it returns is
 * committed. The same key again gives the same receipt and stores nothing.
 * @throws PublicError 422 for members that are gone, a token that does not hold, a key that was
 * used for something else
 */
export async function submitHireRequest(
  ground: Ground,
  request: HireRequest,
  { key, token, client }: Delivery,
): Promise<Receipt> {
  const fingerprint = toFingerprint(request);
  const earlier = await findRequestByKey(ground.db, key);
  if (earlier) return toSameReceipt(earlier, fingerprint);
  const proof = await ground.captcha.verify(token, "hire", client);

  for (let attempt = 1; ; attempt++) {
    const row = toRow(request, { key, fingerprint, reference: createReference() });
    try {
      const stored = await ground.db.transaction((tx) => store(tx, ground, request, row, proof));
      if (stored) return stored;
      const winner = await findRequestByKey(ground.db, key);
      if (winner) return toSameReceipt(winner, fingerprint);
      throw new Error("A request was neither stored nor there already");
    } catch (error) {
      if (!(error instanceof ReferenceTakenError) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Undefined when the key was taken at the same moment: nothing was stored then. */
async function store(
  tx: Transaction,
  { queue, env }: Ground,
  request: HireRequest,
  row: NewRequest,
  proof: Proof,
): Promise<Receipt | undefined> {
  const stored = await insertRequest(tx, row);
  if (!stored) return undefined;
  const members = await getChosenMembers(tx, request.members);
  await insertRequestMembers(
    tx,
    stored.id,
    members.map((member, sort_order) => ({
      member_id: member.id,
      sort_order,
      full_name: toFullName(member),
      slug: member.slug,
      sales_rate: member.sales_rate,
      sales_currency: member.sales_currency,
    })),
  );
  await spendCaptcha(tx, proof);

  const site = await getSite(tx);
  const operator = env.mailTo ? parseMailbox(env.mailTo) : { name: site.name, address: site.email };
  const said = { ...stored, request, members, site, siteUrl: env.siteUrl };
  await enqueueMail(queue, tx, await toOperatorMail(said, operator));
  await enqueueMail(queue, tx, await toConfirmationMail(said));
  return toReceipt(stored);
}

async function getChosenMembers(tx: Transaction, ids: number[]): Promise<MemberCard[]> {
  const members = await listMembersByIds(tx, ids);
  if (members.length === ids.length) return members;
  const gone = ids.length - members.length;
  throw unprocessable({
    members: [
      gone === 1
        ? "One of the developers is no longer available. Look through your choice and send again"
        : `${gone} of the developers are no longer available. Look through your choice and send again`,
    ],
  });
}

function toSameReceipt(stored: StoredRequest, fingerprint: string): Receipt {
  if (stored.fingerprint === fingerprint) return toReceipt(stored);
  throw unprocessable({
    idempotency_key: [
      `We already have this request with other answers. Its reference is ${stored.reference}`,
    ],
  });
}

function toReceipt({ reference, submitted_at }: Pick<StoredRequest, "reference" | "submitted_at">) {
  return { reference, submitted_at: submitted_at.toISOString() };
}

function toRow(
  request: HireRequest,
  { key, fingerprint, reference }: { key: string; fingerprint: string; reference: string },
): NewRequest {
  const { type, members, contact_at, company_name, message, ...answers } = request;
  return {
    ...answers,
    reference,
    fingerprint,
    idempotency_key: key,
    form: "hire",
    company_name: company_name || null,
    message: message || null,
    contact_date: contact_at?.date ?? null,
    contact_time: contact_at?.time ?? null,
    contact_timezone: contact_at?.timezone ?? null,
  };
}
