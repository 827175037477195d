import { trackMail } from "#app/requests/mails/mail-tracking.repository.server.ts";
import { toOperators } from "#app/site/mailboxes.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { Transaction } from "#database/client.server.ts";
import type { Env } from "#platform/env.server.ts";
import { enqueueMail, type MailAddress } from "#services/mail/mail.server.ts";
import type { Queue } from "#services/queue.server.ts";
import type { BookingRow, Caller } from "../bookings.repository.server.ts";
import type { HostPerson } from "../hosts/host-schedules.service.server.ts";
import type { CallChange, CallMail } from "./call-mails.server.ts";
import { type BookedCall, readBookedCall } from "./calls.service.server.ts";
import { toClientChangeMail } from "./client-call-mails.server.ts";
import { toOperatorCallMail } from "./operator-call-mails.server.ts";

type Deps = { queue: Queue; env: Pick<Env, "siteUrl" | "mailTo"> };
type CallRow = BookingRow & Caller;

type Notice = {
  before: CallRow;
  after: CallRow;
  kind: CallChange["kind"];
  /** What staff write to the client. */
  text?: string | undefined;
  /** Name of the person of the staff; absent when the client made the change. */
  staff?: string | undefined;
  /** Secret of a link for the client. */
  token: string;
  /** Id of the email to the client; null when they may not be emailed. */
  mail_id: string | null;
  now: Date;
};

/** Tells both sides of a change, in its transaction. */
export async function enqueueCallNotices(
  { queue, env }: Deps,
  tx: Transaction,
  { before, after, kind, text, staff, token, mail_id, now }: Notice,
): Promise<void> {
  const site = await getSite(tx);
  const mail: CallMail = {
    call: await readBookedCall(tx, after),
    client: { name: after.name, email: after.email },
    ...{ token, stamp: now, site, siteUrl: env.siteUrl },
  };
  const earlier = await readBookedCall(tx, before);
  const change = toChange(kind, earlier, text);
  const by = staff ?? after.name;
  const { host } = mail.call;
  // The operator's mailbox has the call at its time, with any host.
  const operators = kind === "reassigned" ? [] : toOperators(env.mailTo, site);
  const recipients = toRecipients(operators, host);
  for (const to of recipients) {
    const news = { ...change, by };
    await enqueueMail(queue, tx, await toOperatorCallMail(mail, news, to.address, to.host));
  }
  const others = recipients.map(({ address }) => address);
  for (const to of toRecipients([], earlier.host)) {
    if (isAmong(others, to.address)) continue;
    const taken = { ...mail, call: { ...earlier, sequence: after.sequence } };
    const news = { kind: "taken-over", by, host } as const;
    await enqueueMail(queue, tx, await toOperatorCallMail(taken, news, to.address, to.host));
  }
  if (mail_id === null) return;
  if (after.request_id !== null) await trackMail(tx, mail_id, { request_id: after.request_id });
  const toClient = await toClientChangeMail(mail, change, staff ? "staff" : "client");
  await enqueueMail(queue, tx, toClient, mail_id);
}

function toChange(
  kind: CallChange["kind"],
  before: BookedCall,
  text: string | undefined,
): CallChange {
  if (kind === "cancelled") return { kind, reason: text };
  if (kind === "asked") return { kind, message: text };
  return { kind, before };
}

type Recipient = { address: MailAddress; host?: HostPerson };

/** The operators and the host, each address once: a host may read the operator's mailbox too. */
export function toRecipients(
  operators: readonly MailAddress[],
  host: HostPerson | undefined,
): Recipient[] {
  const others = operators.map((address) => ({ address }));
  if (!host) return others;
  const to = { name: host.name, address: host.email };
  return [...others.filter(({ address }) => !isAmong([to], address)), { address: to, host }];
}

/** Whether one of the mailboxes has the same address. */
export function isAmong(mailboxes: readonly MailAddress[], { address }: MailAddress): boolean {
  return mailboxes.some((one) => one.address.toLowerCase() === address.toLowerCase());
}
