import { randomBytes } from "node:crypto";
import { insertMessageFiles } from "#app/requests/records/messages.repository.server.ts";
import {
  type ChangedRequest,
  lockRequest,
} from "#app/requests/records/request-changes.repository.server.ts";
import { addClientEntry } from "#app/requests/thread/client-entry.service.server.ts";
import { insertOwnEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import { isSitesOwn } from "#app/site/mailboxes.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { EmailWarning, UnmatchedReason } from "#contract/desk/inbound-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { getReplyKey, readReplyAddress } from "#services/email/reply-address.server.ts";
import type { InboundEmail } from "#services/inbound-email/inbound-email.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import type { Services } from "#services/services.server.ts";
import {
  claimUpload,
  insertUpload,
  type UploadDetails,
} from "#services/uploads/uploads.repository.server.ts";
import {
  type AssignedEmail,
  type EmailPlace,
  findAnswered,
  type InboundRow,
  insertInbound,
  markReturned,
  moveInbound,
  type NewInboundRow,
  updateInbound,
} from "./inbound-emails.repository.server.ts";

export type InboundDeps = Pick<Services, "db" | "queue" | "env" | "clock">;

/** An email that was fetched, and where it is. */
export type ReceivedEmail = { email: InboundEmail; place: EmailPlace; received_at: Date };

/**
 * What became of an email. `other` is one of our own or a report about nothing of ours, which stays
 * unread as it is.
 */
export type InboundOutcome =
  | "stored"
  | "automatic"
  | "returned"
  | "duplicate"
  | "unmatched"
  | "other";

/** Puts an email into the thread that it belongs to, with its files, in one transaction. */
export function storeEmail(deps: InboundDeps, received: ReceivedEmail): Promise<InboundOutcome> {
  return deps.db.transaction(async (tx) => {
    const { email, place } = received;
    const { bounce } = email;
    if (await isOwn(deps, tx, email)) return insertOther(tx, received, "other");
    if (bounce) {
      const { message_ids, reason, isFailure } = bounce;
      const at = deps.clock();
      if (!isFailure) return insertOther(tx, received, "other");
      if ((await markReturned(tx, message_ids, { reason, at })) > 0) {
        return insertOther(tx, received, "returned");
      }
    }
    const reference = await findReference(tx, email);
    const request = reference && !bounce ? await lockRequest(tx, reference) : undefined;
    if (!request) return insertUnmatched(tx, toUnmatched(received), place);
    const row = { ...toRow(received), state: "stored", request_id: request.id } as const;
    const id = await insertInbound(tx, row);
    if (id === undefined) return storeCopy(tx, email.fingerprint, place);
    await addToThread(deps, tx, request, email, { id, state: "stored" });
    return email.isAutomatic ? "automatic" : "stored";
  });
}

/**
 * Puts an email that staff have assigned into its thread.
 * @returns false when that was done meanwhile
 */
export function storeAssigned(
  deps: InboundDeps,
  row: AssignedEmail,
  email: InboundEmail,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const request = await lockRequest(tx, row.reference);
    // The reason stays, by which those that staff assigned are told from the others.
    if (!request || !(await updateInbound(tx, row, { state: "stored" }))) return false;
    await addToThread(deps, tx, request, email, { id: row.id, state: "stored" });
    return true;
  });
}

/** Lists an email that cannot be put into a thread; it stays unread. */
export async function insertUnmatched(
  tx: Transaction,
  row: NewInboundRow,
  place: EmailPlace,
): Promise<InboundOutcome> {
  if ((await insertInbound(tx, row)) !== undefined) return "unmatched";
  return storeCopy(tx, row.fingerprint, place);
}

/** A second copy is read; one that has another number now stays as it was. */
async function storeCopy(
  tx: Transaction,
  fingerprint: string,
  place: EmailPlace,
): Promise<InboundOutcome> {
  const moved = await moveInbound(tx, fingerprint, place);
  if (moved?.state === "unmatched" || moved?.state === "assigned") return "unmatched";
  return moved?.state === "other" ? "other" : "duplicate";
}

async function insertOther(
  tx: Transaction,
  { email, place, received_at }: ReceivedEmail,
  outcome: "other" | "returned",
): Promise<InboundOutcome> {
  const { fingerprint } = email;
  const id = await insertInbound(tx, { fingerprint, ...place, received_at, state: "other" });
  return id === undefined ? storeCopy(tx, fingerprint, place) : outcome;
}

const toRow = ({ email, place, received_at }: ReceivedEmail) => ({
  ...place,
  received_at,
  fingerprint: email.fingerprint,
  sender: email.from.address,
  sender_name: email.from.name,
  subject: email.subject,
  message_id: email.message_id,
});

const toUnmatched = (received: ReceivedEmail): NewInboundRow => ({
  ...toRow(received),
  state: "unmatched",
  reason: "no_request" satisfies UnmatchedReason,
});

/** An email to staff, or one of ours that comes back: an answer to it would go round in circles. */
async function isOwn(
  { env }: Pick<Services, "env">,
  tx: Transaction,
  { from, loops }: InboundEmail,
): Promise<boolean> {
  const site = await getSite(tx);
  const sender = parsePerson(from.address);
  const domain = (env.mailFrom ?? site.email).replace(/^.*@|>$/g, "").toLowerCase();
  return (
    loops.some((mark) => mark.toLowerCase() === domain) ||
    readReplyAddress(await getReplyKey(tx), from.address) !== undefined ||
    (sender !== undefined && isSitesOwn(sender, env, site))
  );
}

/** By the address that it was sent to, else by the emails that it answers. */
async function findReference(
  tx: Transaction,
  { recipients, references }: InboundEmail,
): Promise<string | undefined> {
  const key = await getReplyKey(tx);
  const [signed] = recipients.flatMap((address) => readReplyAddress(key, address) ?? []);
  return signed ?? findAnswered(tx, references);
}

async function addToThread(
  deps: InboundDeps,
  tx: Transaction,
  request: ChangedRequest,
  email: InboundEmail,
  row: Pick<InboundRow, "id" | "state">,
): Promise<void> {
  const warning = findWarning(request, email);
  const files = await storeFiles(tx, request.id, email);
  const entry = {
    kind: "message",
    channel: "email",
    author: warning ? "other" : "client",
    subject: email.subject,
    body: email.text || null,
  } as const;
  const event_id = email.isAutomatic
    ? await insertAutomatic(deps, tx, request, { ...entry, files })
    : await addClientEntry(deps, tx, request, { ...entry, files });
  await updateInbound(tx, row, {
    request_id: request.id,
    event_id,
    warning,
    is_automatic: email.isAutomatic,
    quoted: email.quoted,
    other_files: email.otherFiles,
  });
}

/** No answer to it is expected, and it notifies no one. */
async function insertAutomatic(
  { clock }: Pick<Services, "clock">,
  tx: Transaction,
  { id }: ChangedRequest,
  {
    files,
    ...entry
  }: Omit<Parameters<typeof insertOwnEvent>[1], "request_id"> & {
    files: readonly UploadDetails[];
  },
): Promise<number> {
  const own = { ...entry, author: "site", request_id: id, at: clock() } as const;
  const event_id = await insertOwnEvent(tx, own);
  await insertMessageFiles(
    tx,
    event_id,
    files.map((file) => file.id),
  );
  return event_id;
}

function findWarning(
  { email }: ChangedRequest,
  { from, isForged }: InboundEmail,
): EmailWarning | null {
  if (from.address.toLowerCase() !== email?.toLowerCase()) return "other_address";
  return isForged ? "not_verified" : null;
}

/** As uploads that the request has claimed: with the same limits, retention and erasure. */
async function storeFiles(
  tx: Transaction,
  request_id: number,
  { files }: InboundEmail,
): Promise<UploadDetails[]> {
  const stored: UploadDetails[] = [];
  for (const { name, type, bytes } of files) {
    const token = randomBytes(32).toString("base64url");
    const file = { name, type, size: bytes.length, bytes: Buffer.from(bytes) };
    await insertUpload(tx, token, { ...file, purpose: "message", client: null });
    const claim = { purpose: "message", request_id, field: "files" } as const;
    stored.push(await claimUpload(tx, token, claim));
  }
  return stored;
}
