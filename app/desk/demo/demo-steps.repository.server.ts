import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { upsertReview } from "#app/apply/application-reviews.repository.server.ts";
import { trackEmail } from "#app/requests/emails/email-tracking.repository.server.ts";
import {
  insertEvent,
  type NewRequestEvent,
} from "#app/requests/thread/thread-entries.repository.server.ts";
import { updateWaiting } from "#app/requests/thread/waiting.repository.server.ts";
import { toAverage } from "#contract/applications/application-review-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { inboundEmails } from "#database/tables/inbound-emails.ts";
import { emailDeliveries } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { toDay } from "#platform/time/zone-day.ts";
import type { DemoStep } from "./demo-content.server.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type DemoContext = {
  /** Ids of colleagues by their names in the files. */
  people: ReadonlyMap<string, number>;
  timezone: string;
  now: Date;
};

export const toTime = (now: Date, hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR);

type Fields = Pick<
  typeof requests.$inferSelect,
  "state" | "state_reason" | "owner_id" | "follow_up_on"
>;
type Outcome = Pick<NewRequestEvent, "kind" | "change" | "subject" | "body" | "channel"> & {
  fields?: Partial<Fields>;
};

/** Who sent the request. */
type Client = Pick<typeof requests.$inferSelect, "id" | "name" | "email">;

/** Stores each step as the desk does, and the request as the last one leaves it. */
export async function insertSteps(
  tx: Transaction,
  client: Client,
  steps: readonly DemoStep[],
  context: DemoContext,
): Promise<void> {
  const request_id = client.id;
  let fields: Fields = { state: "new", state_reason: null, owner_id: null, follow_up_on: null };
  let version = 1;
  let client_event_id: number | null = null;
  for (const step of steps) {
    const staff_id = step.by === undefined ? null : getPerson(context, step.by);
    const at = toTime(context.now, step.hours_ago);
    const { fields: changed, ...event } = toOutcome(step, fields, context);
    if (changed) version += 1;
    fields = { ...fields, ...changed };
    const mail_id = event.kind === "reply" ? randomUUID() : null;
    if (mail_id) await insertSentEmail(tx, mail_id, { request_id, at, reason: step.returned });
    const author = staff_id === null ? "client" : "staff";
    const entry = { request_id, staff_id, author, at, version, mail_id, ...event } as const;
    const event_id = await insertEvent(tx, entry);
    if (event.kind === "message") client_event_id = event_id;
    if (step.email) await insertReceivedEmail(tx, client, { event_id, at, step });
    if (!step.scores || staff_id === null) continue;
    const [technical, communication, english, motivation] = step.scores;
    const scores = { technical, communication, english, motivation, note: step.note ?? "" };
    await upsertReview(tx, { request_id, staff_id, ...scores, updated_at: at });
  }
  await tx
    .update(requests)
    .set({ ...fields, version, client_event_id })
    .where(eq(requests.id, request_id));
  await updateWaiting(tx, request_id);
}

/** An email to the client, which was sent when it was written. */
async function insertSentEmail(
  tx: Transaction,
  mail_id: string,
  { request_id, at, reason }: { request_id: number; at: Date; reason: string | undefined },
): Promise<void> {
  await trackEmail(tx, mail_id, { request_id });
  await tx
    .update(emailDeliveries)
    .set({
      queued_at: at,
      sent_at: at,
      bounced_at: reason ? at : null,
      reason: reason ?? null,
    })
    .where(eq(emailDeliveries.mail_id, mail_id));
}

/** An email of the client, as if it was read from a mailbox. */
async function insertReceivedEmail(
  tx: Transaction,
  { id, name, email }: Client,
  { event_id, at, step }: { event_id: number; at: Date; step: DemoStep },
): Promise<void> {
  await tx.insert(inboundEmails).values({
    fingerprint: `demo ${event_id}`,
    mailbox: "demo",
    uid: event_id,
    received_at: at,
    state: "stored",
    sender: email,
    sender_name: name,
    subject: step.subject ?? null,
    request_id: id,
    event_id,
    quoted: step.quoted ?? "",
  });
}

/** @throws for a name that the files do not have */
export function getPerson({ people }: DemoContext, name: string): number {
  const id = people.get(name);
  if (id === undefined) throw new Error(`A colleague of the demo was not stored: ${name}`);
  return id;
}

function toOutcome(step: DemoStep, fields: Fields, context: DemoContext): Outcome {
  const { state, reason, owner, follow_up, scores, subject, reply, note, email, message, phone } =
    step;
  if (state) {
    const change = { field: "state", from: fields.state, to: state, reason } as const;
    return { kind: "state", change, fields: { state, state_reason: reason ?? null } };
  }
  if (owner) {
    const to = getPerson(context, owner);
    const change = { field: "owner_id", from: fields.owner_id, to } as const;
    return { kind: "owner", change, fields: { owner_id: to } };
  }
  if (follow_up !== undefined) {
    const to = toDay(new Date(context.now.getTime() + follow_up * DAY), context.timezone);
    const change = { field: "follow_up_on", from: fields.follow_up_on, to } as const;
    return { kind: "follow_up", change, fields: { follow_up_on: to } };
  }
  if (scores) return { kind: "review", change: { field: "review", to: toAverage(scores) } };
  if (phone) {
    const on = toDay(toTime(context.now, step.hours_ago), context.timezone);
    return { kind: "phone", change: { field: "phone", to: "in", on }, body: phone };
  }
  if (reply) return { kind: "reply", subject, body: reply, channel: "email" };
  if (email) return { kind: "message", subject, body: email, channel: "email" };
  if (message) return { kind: "message", body: message, channel: "status_page" };
  return { kind: "note", body: note };
}
