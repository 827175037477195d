import { createHash } from "node:crypto";
import { isExpired } from "#app/proposals/proposal-texts.ts";
import { findSentFile } from "#app/requests/records/messages.repository.server.ts";
import {
  listRequestsByReference,
  type RequestRow,
} from "#app/requests/records/requests.repository.server.ts";
import { STATUS_NOUNS } from "#app/requests/status-link/status-link.server.ts";
import {
  findLinkedRequest,
  findStatusLink,
  setLinkOpened,
} from "#app/requests/status-link/status-links.repository.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { Queryable } from "#database/client.server.ts";
import { notFound } from "#platform/errors.ts";
import { isToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { readAddress } from "./address/correct-address.service.server.ts";
import { toNextStep } from "./next-step.ts";
import { readAskedMembers, toStatusProject } from "./request-details.server.ts";
import { readWay } from "./request-way.service.server.ts";
import { findLastReply } from "./status.repository.server.ts";
import {
  NOTHING_SAID,
  readConversation,
  SHOWN_ENTRIES,
} from "./status-conversation.service.server.ts";
import { canWithdraw, toStatusWords } from "./status-words.ts";

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

/** Records that an emailed link was opened: the address it was sent to is right, or somebody's. */
export async function recordOpening(db: Queryable, token: string, now: Date): Promise<void> {
  if (isToken(token)) await setLinkOpened(db, toTokenHash(token), now);
}

/**
 * Everything that the page of a link shows; nothing that only staff see.
 * @param hasEarlier whether the conversation is shown from its beginning
 */
export async function readStatus(db: Queryable, token: string, now: Date, hasEarlier = false) {
  const link = isToken(token) ? await findStatusLink(db, toTokenHash(token)) : undefined;
  if (!link) return undefined;
  const { request, in_browser, is_of_answer, proposal_id } = link;
  const { id, form, reference, submitted_at } = request;
  const [whole] = await listRequestsByReference(db, reference);
  // A proposal may be answered by a person to whom the client passed it on, and it alone.
  const way = await readWay(db, request, {
    now,
    isShown: (id) => !is_of_answer || id === proposal_id,
  });
  const { described, call, stepCall, proposals, interviews, agency, stations } = way;
  const isAhead = call !== undefined && new Date(call.ends_at) > now;
  // Replies are for who has the mailbox.
  const reading = { isWhole: hasEarlier, hasReplies: !in_browser };
  const conversation = is_of_answer ? NOTHING_SAID : await readConversation(db, request, reading);
  const next = toNextStep(described, {
    submitted_at,
    now,
    replied_at: await findLastReply(db, id),
    call: stepCall,
    interviews,
    proposals: proposals.map(({ type, submited_at, valid_until }) => ({
      type,
      valid_until,
      submited_at: submited_at?.toISOString() ?? null,
      is_expired: submited_at === null && isExpired(valid_until, now),
    })),
    terms: (await getSite(db)).terms,
    agency,
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
    stations,
    members: whole ? await readAskedMembers(db, whole, proposals) : [],
    project: whole && !is_of_answer ? toStatusProject(whole) : [],
    /** Only who has the mailbox may change it. */
    call: isAhead && !is_of_answer ? { ...call, isChangeable: !in_browser } : undefined,
    canCorrectAddress: (await readAddress(db, token, now))?.canCorrect ?? false,
    proposals: proposals.map(({ id, client, submited_at }) => ({
      id,
      client,
      isAnswered: submited_at !== null,
    })),
    ...conversation,
    timezone: call?.timezone ?? request.contact_timezone ?? agency.timezone,
  };
}
export type Status = NonNullable<Awaited<ReturnType<typeof readStatus>>>;

/** The same as long as the page shows the same, with or without the earlier part of the conversation. */
export function toStatusVersion({ earlier, conversation, ...status }: Status): string {
  const shown = { ...status, conversation: conversation.slice(-SHOWN_ENTRIES) };
  return createHash("sha256").update(JSON.stringify(shown)).digest("base64url");
}

/** A file of a reply that the page of a link shows. */
export async function findReplyFile(db: Queryable, token: string, id: string) {
  const link = isToken(token) ? await findStatusLink(db, toTokenHash(token)) : undefined;
  const isShown = link && !link.in_browser && !link.is_of_answer;
  return isShown && /^\d{1,9}$/.test(id)
    ? findSentFile(db, link.request.id, Number(id))
    : undefined;
}
