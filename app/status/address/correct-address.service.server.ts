import { lockCall } from "#app/booking/bookings.repository.server.ts";
import { requireFewCalls } from "#app/booking/calls/call-limit.service.server.ts";
import { renewCall } from "#app/booking/calls/renew-call.service.server.ts";
import { enqueueConfirmation } from "#app/requests/emails/form-emails.server.ts";
import { cancelUnsentEmails } from "#app/requests/emails/scheduled-emails.repository.server.ts";
import { lockRequest } from "#app/requests/records/request-changes.repository.server.ts";
import type { RequestRow } from "#app/requests/records/requests.repository.server.ts";
import {
  changeMailbox,
  isConfirmedAddress,
} from "#app/requests/sources/request-sources.repository.server.ts";
import { STATUS_NOUNS } from "#app/requests/status-link/status-link.server.ts";
import {
  endUnopenedLinks,
  findStatusLink,
  wasLinkOpened,
} from "#app/requests/status-link/status-links.repository.server.ts";
import { insertOwnEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { isClosed } from "#contract/clients/request-state-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import { isToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import { countConfirmation } from "#services/email/email-confirmations.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { enqueueOperatorNews } from "../operator-news.server.ts";
import { changeAddress, countCorrections, wasAnswered } from "./addresses.repository.server.ts";
import { toStoredConfirmation } from "./stored-confirmation.server.ts";

type Deps = Pick<Services, "db" | "queue" | "env" | "clock">;

/** Each can reach another mailbox, so that a form never reaches more than three. */
export const MAX_CORRECTIONS = 2;
/** Milliseconds after the form in which an address can be corrected. */
const OPEN_MS = 24 * 3_600_000;

const TOO_LATE = "The address can't be corrected here any more. Send us a message instead";

/** What the browser that sent a form may see of its address; undefined for any other link. */
export async function readAddress(db: Queryable, token: string, now: Date) {
  const request = await findBrowserRequest(db, token);
  if (!request || request.form === "proposal" || request.email === null) return undefined;
  return {
    noun: STATUS_NOUNS[request.form],
    reference: request.reference,
    email: request.email,
    canCorrect: await mayCorrect(db, request, now),
  };
}
export type StoredAddress = NonNullable<Awaited<ReturnType<typeof readAddress>>>;

/** The request of the link of the browser that sent it. */
async function findBrowserRequest(db: Queryable, token: string): Promise<RequestRow | undefined> {
  const link = isToken(token) ? await findStatusLink(db, toTokenHash(token)) : undefined;
  return link?.in_browser && !link.is_of_answer ? link.request : undefined;
}

type Correctable = Pick<
  RequestRow,
  "id" | "email" | "state" | "submitted_at" | "address_confirmed_at"
>;

/** No link in an email to the address was used, the agency has not answered, and it is not late. */
async function mayCorrect(db: Queryable, request: Correctable, now: Date): Promise<boolean> {
  const { id, email, state, submitted_at, address_confirmed_at } = request;
  if (email === null || address_confirmed_at !== null || isClosed(state)) return false;
  if (now.getTime() - submitted_at.getTime() > OPEN_MS) return false;
  if ((await countCorrections(db, id)) >= MAX_CORRECTIONS) return false;
  if (await wasLinkOpened(db, id)) return false;
  // A mailbox that has been used before is no slip of the keyboard.
  return !(await isConfirmedAddress(db, email)) && !(await wasAnswered(db, id));
}

/**
 * Corrects the address of a form for the browser that sent it, before anybody opened the confirmation:
 * all links that were emailed end, emails that wait are not sent, and the confirmation goes to the
 * new address. The same address again does nothing.
 * @throws PublicError 404 for another link, 409 when it is too late, 429 over the limit of emails to
 * the new address or of calls
 */
export async function correctAddress(deps: Deps, token: string, email: string): Promise<void> {
  const found = await findBrowserRequest(deps.db, token);
  if (!found || found.form === "proposal") throw notFound("This link is not available");
  await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    // The call is locked before its request, as a change of the call does.
    await lockCall(tx, { reference: found.reference });
    const locked = await lockRequest(tx, found.reference);
    const request = await findBrowserRequest(tx, token);
    if (!locked || !request) throw notFound("This link is not available");
    if (request.email === email) return;
    if (!(await mayCorrect(tx, request, now))) throw new PublicError(409, TOO_LATE);
    if (!(await endUnopenedLinks(tx, request.id))) throw new PublicError(409, TOO_LATE);
    const call = await renewCall(deps, tx, found.reference, { email, now });
    await requireFewEmails(tx, call?.isTentative ? "tentative call" : "form", email);
    await changeAddress(tx, request.id, email);
    await cancelUnsentEmails(tx, request.id, now);
    const source = await changeMailbox(tx, request.id, email);
    if (call && source) {
      await requireFewCalls(tx, source, { request_id: request.id, isConfirmed: false, now });
    }
    const site = await getSite(tx);
    const corrected = { ...request, email };
    const { form, reference, name } = corrected;
    const { siteUrl } = deps.env;
    const confirmation = await toStoredConfirmation(tx, corrected, { call, site, siteUrl });
    await enqueueConfirmation(deps, tx, request, {
      form,
      reference,
      site,
      siteUrl,
      confirmation,
    });
    const change = { field: "address", to: "corrected" } as const;
    await insertOwnEvent(tx, { request_id: request.id, kind: "address", change, at: now });
    await writeAudit(tx, {
      staff_id: null,
      action: "request.address",
      subject: reference,
      fields: ["email"],
    });
    await enqueueOperatorNews(deps, tx, {
      request: corrected,
      subject: `Corrected address: ${reference} from ${name}`,
      heading: `${name} has corrected their email address`,
      blocks: [
        {
          kind: "text",
          text: `The one in our first email about ${reference} was wrong. A reply to this email goes to the right one.`,
        },
      ],
    });
  });
}

async function requireFewEmails(
  tx: Transaction,
  kind: "tentative call" | "form",
  email: string,
): Promise<void> {
  if (await countConfirmation(tx, kind, email)) return;
  const message = "We can't send more emails to this address now. Try again in an hour";
  throw new PublicError(429, message, { retryAfter: 3_600 });
}
