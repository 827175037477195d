import { createHash } from "node:crypto";
import { toCallText, toClockText } from "#app/booking/call-texts.ts";
import { readCallReceipt } from "#app/booking/calls/calls.service.server.ts";
import { listInterviewDates } from "#app/interviews/interview-lists.repository.server.ts";
import { toInterviewText } from "#app/interviews/interview-texts.ts";
import { isExpired } from "#app/proposals/proposal-texts.ts";
import {
  findSentFile,
  listConversation,
} from "#app/requests/records/messages.repository.server.ts";
import {
  listRequestsByReference,
  type RequestRow,
} from "#app/requests/records/requests.repository.server.ts";
import { toStations } from "#app/requests/stations/stations.ts";
import { STATUS_NOUNS } from "#app/requests/status-link/status-link.server.ts";
import {
  findLinkedRequest,
  findStatusLink,
  setLinkOpened,
} from "#app/requests/status-link/status-links.repository.server.ts";
import { getBookingConfig, getSite } from "#app/site/site.service.server.ts";
import type { BookedCall } from "#contract/http/submission.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { notFound } from "#platform/errors.ts";
import { isToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { readAddress } from "./address/correct-address.service.server.ts";
import { type StepFacts, toNextStep } from "./next-step.ts";
import { readAskedMembers, toStatusProject } from "./request-details.server.ts";
import { toProgress } from "./request-progress.ts";
import {
  findLastReply,
  findProgress,
  hasWaitingEmail,
  listOpenProposals,
} from "./status.repository.server.ts";
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

/** Records that an emailed link was opened: the address it was sent to is right, or somebody's. */
export async function recordOpening(db: Queryable, token: string, now: Date): Promise<void> {
  if (isToken(token)) await setLinkOpened(db, toTokenHash(token), now);
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
  const link = isToken(token) ? await findStatusLink(db, toTokenHash(token)) : undefined;
  if (!link) return undefined;
  const { request, in_browser, is_of_answer, proposal_id } = link;
  const { id, form, reference, submitted_at } = request;
  const described = await describe(db, request);
  const [whole] = await listRequestsByReference(db, reference);
  const { call } = await readCallReceipt(db, id);
  const isAhead = call !== undefined && new Date(call.ends_at) > now;
  // A proposal may be answered by somebody to whom the client passed it on, and it alone.
  const proposals = (await listOpenProposals(db, request)).filter(
    ({ id }) => !is_of_answer || id === proposal_id,
  );
  const interviews = (await listInterviewDates(db, id)).map((interview) => ({
    name: toFullName(interview),
    ends_at: interview.ends_at,
    text: toInterviewText(interview.starts_at, interview.zone),
  }));
  const conversation = is_of_answer ? [] : await listConversation(db, id);
  const agency = await getBookingConfig(db);
  const stepCall = call && toStepCall(call);
  const { states, touched_at } = await findProgress(db, id);
  const progress = toProgress(described, {
    submitted_at,
    read_at: toEarliest(request.read_at, touched_at),
    states,
    call: stepCall,
    interviews,
    proposals,
    timezone: agency.timezone,
    now,
  });
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
    stations: toStations(form, {}, progress),
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
    // Replies are for who has the mailbox.
    conversation: conversation
      .filter(({ isOwn }) => isOwn || !in_browser)
      .map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  };
}
export type Status = NonNullable<Awaited<ReturnType<typeof readStatus>>>;

/** The same as long as the page shows the same. */
export const toStatusVersion = (status: Status): string =>
  createHash("sha256").update(JSON.stringify(status)).digest("base64url");

/** A file of a reply that the page of a link shows. */
export async function findReplyFile(db: Queryable, token: string, id: string) {
  const link = isToken(token) ? await findStatusLink(db, toTokenHash(token)) : undefined;
  const isShown = link && !link.in_browser && !link.is_of_answer;
  return isShown && /^\d{1,9}$/.test(id)
    ? findSentFile(db, link.request.id, Number(id))
    : undefined;
}

function toEarliest(...moments: readonly (Date | null | undefined)[]): Date | undefined {
  return moments.filter((moment) => moment instanceof Date).toSorted((a, b) => +a - +b)[0];
}

function toStepCall({ starts_at, ends_at, timezone, confirm_by }: BookedCall): StepFacts["call"] {
  const [from, to] = [new Date(starts_at), new Date(ends_at)];
  const confirmBy = confirm_by ? toClockText(new Date(confirm_by), timezone) : undefined;
  return { ends_at: to, text: toCallText(from, to, timezone), timezone, confirmBy };
}
