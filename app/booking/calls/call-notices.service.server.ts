import { trackEmail } from "#app/requests/emails/email-tracking.repository.server.ts";
import { readToday } from "#app/site/agency-time.server.ts";
import { toOperators } from "#app/site/mailboxes.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { Transaction } from "#database/client.server.ts";
import type { Env } from "#platform/process/env.server.ts";
import { type EmailAddress, enqueueEmail } from "#services/email/email.server.ts";
import type { Queue } from "#services/queue.server.ts";
import { findDeputy } from "#services/staff/leaves.repository.server.ts";
import type { BookingRow, Caller } from "../bookings.repository.server.ts";
import type { HostPerson } from "../hosts/host-schedules.service.server.ts";
import type { CallChange, CallEmail } from "./call-emails.server.ts";
import { type BookedCall, readBookedCall } from "./calls.service.server.ts";
import { renderClientCallEmail } from "./client-call-emails.server.ts";
import { type OperatorNews, renderOperatorCallEmail } from "./operator-call-emails.server.ts";

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
export async function enqueueCallNotices(deps: Deps, tx: Transaction, notice: Notice) {
  const { before, after, kind, text, staff, token, mail_id, now } = notice;
  const { siteUrl } = deps.env;
  const email: CallEmail = {
    call: await readBookedCall(tx, after),
    client: { name: after.name, email: after.email },
    token,
    stamp: now,
    site: await getSite(tx),
    siteUrl,
  };
  const change = toChange(kind, await readBookedCall(tx, before), text);
  if (change.kind !== "released") {
    const news = { ...change, by: staff ?? after.name };
    await enqueueStaffNotices(deps, tx, email, news, { before, now });
  }
  if (mail_id === null) return;
  if (after.request_id !== null) await trackEmail(tx, mail_id, { request_id: after.request_id });
  const author = kind === "released" ? "site" : staff ? "staff" : "client";
  await enqueueEmail(deps.queue, tx, await renderClientCallEmail(email, change, author), mail_id);
}

/** Tells the operators, and the hosts who have the call or had it. */
async function enqueueStaffNotices(
  { queue, env }: Deps,
  tx: Transaction,
  email: CallEmail,
  news: Extract<OperatorNews, { by: string }> & CallChange,
  { before, now }: Pick<Notice, "before" | "now">,
): Promise<void> {
  const wasTentative = before.confirm_by !== null;
  // A call that was never confirmed is in none of their calendars.
  if (wasTentative && news.kind === "cancelled") return;
  const { by, kind } = news;
  const { host, sequence } = email.call;
  // The operator's mailbox has the call at its time, with any host.
  const operators = kind === "reassigned" ? [] : toOperators(env.mailTo, email.site);
  const recipients = await readRecipients(tx, operators, host, now);
  for (const to of recipients) {
    await enqueueEmail(queue, tx, await renderOperatorCallEmail(email, news, to.address, to.host));
  }
  if (wasTentative) return;
  const earlier = await readBookedCall(tx, before);
  const others = recipients.map(({ address }) => address);
  for (const to of await readRecipients(tx, [], earlier.host, now)) {
    if (isAmong(others, to.address)) continue;
    const taken = { ...email, call: { ...earlier, sequence } };
    const takenOver = { kind: "taken-over", by, host } as const;
    await enqueueEmail(
      queue,
      tx,
      await renderOperatorCallEmail(taken, takenOver, to.address, to.host),
    );
  }
}

function toChange(
  kind: CallChange["kind"],
  before: BookedCall,
  text: string | undefined,
): CallChange {
  if (kind === "cancelled") return { kind, reason: text };
  if (kind === "asked") return { kind, message: text };
  if (kind === "confirmed" || kind === "released") return { kind };
  return { kind, before };
}

type Recipient = { address: EmailAddress; host?: HostPerson };

/**
 * The operators, the host, whose calendar has the call, and the deputy of a host who is away today;
 * each address once: a host may read the operator's mailbox too.
 */
export async function readRecipients(
  tx: Transaction,
  operators: readonly EmailAddress[],
  host: HostPerson | undefined,
  now: Date,
): Promise<Recipient[]> {
  const others = operators.map((address) => ({ address }));
  if (!host) return others;
  const to = { name: host.name, address: host.email };
  const deputy = await findDeputy(tx, host.email, await readToday(tx, now));
  const deputies = deputy && !isAmong([...operators, to], deputy) ? [{ address: deputy }] : [];
  return [
    ...others.filter(({ address }) => !isAmong([to], address)),
    { address: to, host },
    ...deputies,
  ];
}

/** Whether one of the mailboxes has the same address. */
export function isAmong(mailboxes: readonly EmailAddress[], { address }: EmailAddress): boolean {
  return mailboxes.some((one) => one.address.toLowerCase() === address.toLowerCase());
}
