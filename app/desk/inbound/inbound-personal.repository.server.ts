import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";
import { updateWaiting } from "#app/requests/thread/waiting.repository.server.ts";
import { inboundEmails } from "#database/tables/inbound-emails.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";
import { hasAddress } from "#services/personal-data/rows-of-person.repository.server.ts";
import { daysBefore } from "#services/personal-data/time-before.ts";

const { id, received_at, request_id, event_id, sender } = inboundEmails;

/** Longer than an unread email is looked for, so that it is not listed again. */
const DAYS = 90;

const isOfPerson = (person: Person) => hasAddress(sender, person);

/** Emails in the mailbox: what is in a thread is erased with its request or its sender. */
export const inboundEmailsRecord: PersonalRecord = {
  name: "received emails",
  tables: ["inbound_emails"],
  retention: `${DAYS} days after they were received, or as long as their request`,
  expiry: createRowExpiry({
    every: "night",
    since: received_at,
    isExpired: (now) => and(isNull(request_id), lte(received_at, daysBefore(now, DAYS))),
  }),
  ofPerson: {
    count: (db, person) => db.$count(inboundEmails, isOfPerson(person)),
    async *copy(db, person) {
      const rows = await db
        .select({ email: inboundEmails, text: requestEvents.body })
        .from(inboundEmails)
        .leftJoin(requestEvents, eq(requestEvents.id, event_id))
        .where(isOfPerson(person))
        .orderBy(asc(id));
      for (const { email, text } of rows) {
        const { received_at, sender_name, subject, quoted, other_files } = email;
        yield {
          title: `Received email: ${subject}`,
          data: {
            received_at,
            sender: email.sender,
            sender_name,
            subject,
            text,
            quoted,
            other_files,
          },
          details: [
            ["From", `${sender_name ?? ""} <${email.sender}>`.trim()],
            ["Received", received_at.toISOString()],
            ["Text", text ?? "in the mailbox only"],
          ],
          files: [],
        };
      }
    },
    // The row of an email that is unread in the mailbox remains, without the person: otherwise it
    // would be listed again.
    eraseSome: (db, person) =>
      db.transaction(async (tx) => {
        const threads = await tx
          .select({ id: requests.id })
          .from(requests)
          .where(
            inArray(
              requests.id,
              tx.select({ request_id }).from(inboundEmails).where(isOfPerson(person)),
            ),
          )
          .orderBy(asc(requests.id))
          .for("update");
        const erased = await tx
          .select({ id: event_id })
          .from(inboundEmails)
          .where(isOfPerson(person));
        const rows = await tx
          .update(inboundEmails)
          .set({
            state: "ignored",
            sender: null,
            sender_name: null,
            subject: null,
            message_id: null,
            quoted: "",
            other_files: [],
            request_id: null,
            event_id: null,
          })
          .where(isOfPerson(person))
          .returning({ id });
        const ids = erased.flatMap((row) => row.id ?? []);
        if (ids.length > 0) await tx.delete(requestEvents).where(inArray(requestEvents.id, ids));
        for (const thread of threads) await updateWaiting(tx, thread.id);
        return rows.length;
      }),
    async listNotices(db, person) {
      const emails = await db.$count(inboundEmails, isOfPerson(person));
      return emails > 0
        ? [
            `The mailbox has ${emails === 1 ? "an email" : `${emails} emails`} of this address: delete them there too.`,
          ]
        : [];
    },
  },
};
