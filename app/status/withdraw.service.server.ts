import { cancelCallByClient } from "#app/booking/calls/call-changes.service.server.ts";
import { readCallReceipt } from "#app/booking/calls/calls.service.server.ts";
import { cancelScheduledEmails } from "#app/requests/emails/scheduled-emails.repository.server.ts";
import {
  lockRequest,
  setDecidedAt,
  updateFields,
} from "#app/requests/records/request-changes.repository.server.ts";
import { STATUS_NOUNS } from "#app/requests/status-link/status-link.server.ts";
import { insertOwnEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import { updateWaiting } from "#app/requests/thread/waiting.repository.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import type { Services } from "#services/services.server.ts";
import { spendDataLink } from "./data/data-links.repository.server.ts";
import { openDataLink, sendDataLink } from "./data/data-links.service.server.ts";
import { enqueueOperatorNews } from "./operator-news.server.ts";
import { describe } from "./request-way.service.server.ts";
import { getByStatusToken } from "./status.service.server.ts";
import { canWithdraw, type Described, isWithdrawn, toStatusWords } from "./status-words.ts";

type Deps = Pick<Services, "db" | "queue" | "env" | "clock">;

const PURPOSE = "withdrawal";

/**
 * Emails a link by which a person withdraws their request or application: the page of the request
 * may have been forwarded.
 * @throws PublicError 404 for a link that opens nothing, 409 for what is closed already or has no
 * address, 429
 */
export async function sendWithdrawalLink(deps: Deps, statusToken: string): Promise<void> {
  const request = await getByStatusToken(deps.db, statusToken);
  requireOpen(await describe(deps.db, request));
  await sendDataLink(deps, statusToken, PURPOSE);
}

/** What a link asks about; undefined for one that is unknown, expired or used before a reopening. */
export async function readWithdrawal(db: Queryable, token: string, now: Date) {
  const link = await openDataLink(db, token, { purpose: PURPOSE, now });
  if (!link?.owner) return undefined;
  const { request } = link.owner;
  const described = await describe(db, request);
  if (link.isUsed && canWithdraw(described)) return undefined;
  const { call } = await readCallReceipt(db, request.id);
  return {
    noun: STATUS_NOUNS[request.form],
    reference: request.reference,
    words: toStatusWords(described),
    canWithdraw: canWithdraw(described),
    hasCall: call !== undefined && new Date(call.ends_at) > now,
  };
}

/**
 * Withdraws a request or application: it is closed with that reason, its call is cancelled, emails
 * that wait are not sent, and the agency is told. A second time nothing happens.
 * @throws PublicError 404 for a link that is unknown or expired, 409 for what is closed already
 */
export async function confirmWithdrawal(deps: Deps, token: string): Promise<void> {
  const now = deps.clock();
  const link = await openDataLink(deps.db, token, { purpose: PURPOSE, now });
  if (!link?.owner) throw notFound("This link is not available");
  const { reference } = link.owner.request;
  await deps.db.transaction(async (tx) => {
    // The call is locked before its request, as a change of the call does.
    const hadCall = await cancelCallByClient(deps, tx, reference, now);
    const request = await lockRequest(tx, reference);
    if (!request) return;
    const described = await describe(tx, request);
    if (isWithdrawn(described)) return;
    requireOpen(described);
    if (!(await spendDataLink(tx, { token_hash: toTokenHash(token), now }))) return;
    await close(deps, tx, { request, hadCall, now });
  });
}

function requireOpen(described: Described): void {
  if (canWithdraw(described)) return;
  throw new PublicError(409, `This ${STATUS_NOUNS[described.form]} is already closed`);
}

type Closed = {
  request: NonNullable<Awaited<ReturnType<typeof lockRequest>>>;
  hadCall: boolean;
  now: Date;
};

async function close(deps: Deps, tx: Transaction, { request, hadCall, now }: Closed) {
  const { id, reference, form, name } = request;
  const state = toClosedState(form);
  const fields = { state, state_reason: "withdrawn", follow_up_on: null } as const;
  await updateFields(tx, { id, expected: request.version }, fields);
  if (form === "apply") await setDecidedAt(tx, [id], now);
  await cancelScheduledEmails(tx, { request_ids: [id] }, now);
  const change = { field: "state", from: request.state, to: state, reason: "withdrawn" } as const;
  await insertOwnEvent(tx, { request_id: id, kind: "state", change, at: now });
  await updateWaiting(tx, id);
  await enqueueOperatorNews(deps, tx, {
    request,
    subject: `Withdrawn: ${reference} from ${name}`,
    heading: `${name} has withdrawn their ${STATUS_NOUNS[form]}`,
    blocks: [
      {
        kind: "text",
        text: `${reference} is closed.${hadCall ? " Its call is cancelled." : ""} Reply to this email to ask why.`,
      },
    ],
  });
}

const toClosedState = (form: FormName) => (form === "apply" ? "rejected" : "lost");
