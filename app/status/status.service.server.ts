import { toCallText, toClockText } from "#app/booking/call-texts.ts";
import { readCallReceipt } from "#app/booking/calls/calls.service.server.ts";
import { isExpired } from "#app/proposals/proposal-texts.ts";
import { listMessages } from "#app/requests/records/messages.repository.server.ts";
import type { RequestRow } from "#app/requests/records/requests.repository.server.ts";
import { STATUS_NOUNS } from "#app/requests/status-link/status-link.server.ts";
import { findLinkedRequest } from "#app/requests/status-link/status-links.repository.server.ts";
import { getBookingConfig, getSite } from "#app/site/site.service.server.ts";
import type { BookedCall } from "#contract/http/submission.ts";
import type { Queryable } from "#database/client.server.ts";
import { notFound } from "#platform/errors.ts";
import { isToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { type StepFacts, toNextStep } from "./next-step.ts";
import { findLastReply, hasWaitingEmail, listOpenProposals } from "./status.repository.server.ts";
import { canWithdraw, type Described, toStatusWords } from "./status-words.ts";

/** The request of a link; undefined for one that opens nothing. */
export async function findByStatusToken(
  db: Queryable,
  token: string,
): Promise<RequestRow | undefined> {
  return isToken(token) ? findLinkedRequest(db, toTokenHash(token)) : undefined;
}

/** @throws PublicError 404 */
export async function getByStatusToken(db: Queryable, token: string): Promise<RequestRow> {
  const request = await findByStatusToken(db, token);
  if (!request) throw notFound("This link is not available");
  return request;
}

/** What decides on the words and on what can be done. */
export async function describe(
  db: Queryable,
  request: Pick<RequestRow, "id" | "form" | "state" | "state_reason">,
): Promise<Described> {
  const { id, form, state, state_reason } = request;
  const isDecisionPending = state === "rejected" && (await hasWaitingEmail(db, id));
  return { form, state, state_reason, isDecisionPending };
}

/** Everything that the page of a link shows; nothing that only staff see. */
export async function readStatus(db: Queryable, token: string, now: Date) {
  const request = await findByStatusToken(db, token);
  if (!request) return undefined;
  const { id, form, reference, submitted_at } = request;
  const described = await describe(db, request);
  const { call } = await readCallReceipt(db, id);
  const isAhead = call !== undefined && new Date(call.ends_at) > now;
  const proposals = await listOpenProposals(db, request);
  const messages = await listMessages(db, id);
  const next = toNextStep(described, {
    submitted_at,
    now,
    replied_at: await findLastReply(db, id),
    call: call && toStepCall(call),
    proposals: proposals.map(({ type, submited_at, valid_until }) => ({
      type,
      valid_until,
      submited_at: submited_at?.toISOString() ?? null,
      is_expired: submited_at === null && isExpired(valid_until, now),
    })),
    terms: (await getSite(db)).terms,
    agency: await getBookingConfig(db),
  });
  return {
    form,
    reference,
    submitted_at: submitted_at.toISOString(),
    noun: STATUS_NOUNS[form],
    hasAddress: request.email !== null,
    words: toStatusWords(described),
    next,
    canWithdraw: canWithdraw(described),
    canCorrect: form === "apply" && canWithdraw(described),
    call: isAhead ? call : undefined,
    proposals: proposals.map(({ id, client, submited_at }) => ({
      id,
      client,
      isAnswered: submited_at !== null,
    })),
    messages: messages.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
  };
}
export type Status = NonNullable<Awaited<ReturnType<typeof readStatus>>>;

function toStepCall({ starts_at, ends_at, timezone, confirm_by }: BookedCall): StepFacts["call"] {
  const [from, to] = [new Date(starts_at), new Date(ends_at)];
  const confirmBy = confirm_by ? toClockText(new Date(confirm_by), timezone) : undefined;
  return { ends_at: to, text: toCallText(from, to, timezone), timezone, confirmBy };
}
