import { createHmac } from "node:crypto";
import { domainToASCII } from "node:url";
import { sql } from "drizzle-orm";
import type { Transaction } from "#database/client.server.ts";
import { emailConfirmations } from "#database/tables/protection.ts";
import { createRowExpiry } from "../personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "../personal-data/personal-record.server.ts";
import { getSecret } from "../secrets.repository.server.ts";
import type { EmailDetail } from "./email-document.ts";

/** Confirmations of one kind per mailbox; anyone can type its address into a form. */
export const MAX_CONFIRMATIONS = { perHour: 3, perDay: 10 };
/** Confirmations of all kinds per mailbox. */
const MAX_OF_ALL_KINDS = { perHour: 6, perDay: 20 };

type ConfirmationKind =
  | "form"
  | "tentative call"
  | "call"
  | "links"
  | "saved search"
  | "votes"
  | "correction"
  | "draft"
  | "data";

/** Text for the operator when a confirmation was not sent. */
const CONFIRMATION_LIMITED = `Not sent: this address already got ${MAX_CONFIRMATIONS.perHour} of these emails in an hour or ${MAX_CONFIRMATIONS.perDay} in a day, or ${MAX_OF_ALL_KINDS.perHour} and ${MAX_OF_ALL_KINDS.perDay} of all kinds`;

/** Note for the operator when no confirmation was sent. */
export function toConfirmationDetail(isConfirmed: boolean): EmailDetail[] {
  return isConfirmed ? [] : [["Confirmation", CONFIRMATION_LIMITED]];
}

/** Mailboxes of this provider are the same with and without dots. */
const GMAIL = /@(?:gmail|googlemail)\.com$/;

/** `Zoe+shop@Example.com` and `zoe@example.com` are one mailbox. */
export function toMailbox(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const [local = ""] = address.slice(0, at).normalize("NFKC").toLowerCase().split("+");
  const mailbox = `${local}@${domainToASCII(domain) || domain.toLowerCase()}`;
  return GMAIL.test(mailbox) ? `${local.replaceAll(".", "")}@gmail.com` : mailbox;
}

/**
 * Counts a confirmation to an unconfirmed address, in the transaction of the form. The mailbox's row
 * is locked, so concurrent transactions wait for each other and the limits hold across processes.
 * @param kind has a limit of its own below that of all kinds
 * @returns false when a limit is reached and nothing may be sent
 */
export async function countConfirmation(
  tx: Transaction,
  kind: ConfirmationKind,
  address: string,
): Promise<boolean> {
  const key = await getSecret(tx, "mail-confirmations");
  const recipient = createHmac("sha256", key).update(toMailbox(address)).digest("base64url");
  const { sent_at, kinds } = emailConfirmations;
  // Concurrent transactions are a moment ahead, and what is later is from a clock that was ahead.
  const ofToday = sql`unnest(${sent_at}, ${kinds}) as earlier (sent, kind)
    where sent between now() - interval '1 day' and now() + interval '1 minute'`;
  const isOfHour = sql`sent > now() - interval '1 hour'`;
  const counted = await tx
    .insert(emailConfirmations)
    .values({
      recipient,
      sent_at: sql`array[now()]`,
      kinds: [kind],
      expires_at: sql`now() + interval '1 day'`,
    })
    .onConflictDoUpdate({
      target: emailConfirmations.recipient,
      set: {
        sent_at: sql`array(select sent from ${ofToday} order by sent) || now()`,
        kinds: sql`array(select kind from ${ofToday} order by sent) || ${kind}::text`,
        expires_at: sql`excluded.expires_at`,
      },
      setWhere: sql`(
        select count(*) < ${MAX_OF_ALL_KINDS.perDay}
          and count(*) filter (where ${isOfHour}) < ${MAX_OF_ALL_KINDS.perHour}
          and count(*) filter (where kind = ${kind}) < ${MAX_CONFIRMATIONS.perDay}
          and count(*) filter (where kind = ${kind} and ${isOfHour}) < ${MAX_CONFIRMATIONS.perHour}
        from ${ofToday})`,
    })
    .returning({ recipient: emailConfirmations.recipient });
  return counted.length > 0;
}

export const emailConfirmationsRecord: PersonalRecord = {
  name: "confirmations sent",
  tables: ["mail_confirmations"],
  retention: "a day after the last one",
  expiry: createRowExpiry({ every: "hour", since: emailConfirmations.expires_at }),
};
