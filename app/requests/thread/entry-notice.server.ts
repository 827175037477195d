import { readToday } from "#app/site/agency-time.server.ts";
import { toOperators } from "#app/site/mailboxes.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { canOwnRequest } from "#contract/desk/request-access.ts";
import type { Transaction } from "#database/client.server.ts";
import { toFileText } from "#platform/uploads/saved-file.ts";
import { type EmailAddress, enqueueEmail } from "#services/email/email.server.ts";
import type { EmailBlock } from "#services/email/email-document.ts";
import { renderStaffEmail } from "#services/email/render-email.server.ts";
import type { Services } from "#services/services.server.ts";
import { listColleagues } from "#services/staff/colleagues.repository.server.ts";
import { listAway, toPresent } from "#services/staff/leaves.repository.server.ts";
import type { ChangedRequest } from "../records/request-changes.repository.server.ts";
import type { ClientEntry } from "./client-entry.ts";
import { claimNotice } from "./waiting.repository.server.ts";

/** A thread is not in more emails to staff than one in this time. */
const NOTICE_INTERVAL_MS = 3_600_000;

const CHANNEL_TEXTS: Record<ClientEntry["channel"], string> = {
  status_page: "wrote on the status page of",
  email: "wrote an email about",
  proposal: "answered a proposal for",
};

function toSubject(
  { author, channel }: Pick<ClientEntry, "author" | "channel">,
  { reference, name }: ChangedRequest,
): string {
  if (channel === "proposal") return `Proposal answer ${reference} from ${name}`;
  return `Message on ${reference} from ${author === "other" ? "another address" : name}`;
}

type Recipient = {
  to: EmailAddress;
  /** The agency's mailbox, from which the client can be answered too. */
  isMailbox: boolean;
};

/**
 * Tells the owner of a request, or the deputy of one who is away, what its client said, at most once
 * an hour. Without an owner everybody who may open it is told, and each message is in the agency's
 * mailbox.
 */
export async function enqueueEntryNotice(
  { queue, env, clock }: Pick<Services, "queue" | "env" | "clock">,
  tx: Transaction,
  request: ChangedRequest,
  entry: Pick<ClientEntry, "author" | "channel" | "body" | "files">,
): Promise<void> {
  const { reference, form, name, email } = request;
  const agency = { site: await getSite(tx), siteUrl: env.siteUrl };
  const path = `/desk/${form === "apply" ? "applications" : "requests"}/${reference}`;
  const links = [{ label: reference, href: `${env.siteUrl}${path}` }];
  const who = entry.author === "other" ? `Somebody who may not be ${name}` : name;
  const said = `${who} ${CHANNEL_TEXTS[entry.channel]} ${reference}.`;
  // An answer to a proposal is in the mailbox by an email of its own.
  const mailboxes = entry.channel === "proposal" ? [] : toOperators(env.mailTo, agency.site);
  for (const { to, isMailbox } of await listRecipients(tx, request, { mailboxes, now: clock() })) {
    const answer =
      isMailbox && email
        ? "Reply to this email to answer them, or at the desk."
        : "Answer at the desk.";
    const envelope = {
      to,
      label: `${reference} message`,
      ...(isMailbox && email ? { replyTo: { name, address: email } } : {}),
    };
    const rendered = await renderStaffEmail(agency, envelope, {
      subject: toSubject(entry, request),
      heading: entry.channel === "proposal" ? "A proposal was answered" : "You have a message",
      preview: `${name}, ${reference}`,
      blocks: [
        { kind: "text", text: `${said}\n\n${answer}` },
        ...toBlocks(entry),
        { kind: "links", title: "At the desk", links },
      ],
    });
    await enqueueEmail(queue, tx, rendered);
  }
}

async function listRecipients(
  tx: Transaction,
  { id, form, owner_id }: ChangedRequest,
  { mailboxes, now }: { mailboxes: EmailAddress[]; now: Date },
): Promise<Recipient[]> {
  const colleagues = (await listColleagues(tx)).filter((one) => canOwnRequest(one, form));
  const owner = colleagues.find((one) => one.id === owner_id);
  const since = new Date(now.getTime() - NOTICE_INTERVAL_MS);
  const away = await listAway(tx, await readToday(tx, now));
  const present = toPresent(owner ? [owner] : colleagues, colleagues, away);
  const told = (await claimNotice(tx, { id, now, since })) ? present : [];
  const addresses = new Set(mailboxes.map(({ address }) => address.toLowerCase()));
  const staff = told
    .filter(({ email }) => owner !== undefined || !addresses.has(email.toLowerCase()))
    .map(({ name, email }) => ({ to: { name, address: email }, isMailbox: false }));
  return owner ? staff : [...mailboxes.map((to) => ({ to, isMailbox: true })), ...staff];
}

/** Files are at the desk: an email with them would stay in mailboxes after they are erased. */
function toBlocks({ body, files }: Pick<ClientEntry, "body" | "files">): EmailBlock[] {
  const details = files.map((file) => ["Name", toFileText(file)] as const);
  return [
    ...(body ? [{ kind: "quote", title: "Message", text: body } as const] : []),
    ...(files.length > 0 ? [{ kind: "details", title: "Files", details } as const] : []),
  ];
}
