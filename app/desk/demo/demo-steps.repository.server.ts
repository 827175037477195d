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
import { requests } from "#database/tables/requests.ts";
import { toDay } from "#platform/time/zone-day.ts";
import { recordSent } from "#services/email/deliveries.repository.server.ts";
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
type Outcome = Pick<NewRequestEvent, "kind" | "change" | "subject" | "body"> & {
  fields?: Partial<Fields>;
};

/** Stores each step as the desk does, and the request as the last one leaves it. */
export async function insertSteps(
  tx: Transaction,
  request_id: number,
  steps: readonly DemoStep[],
  context: DemoContext,
): Promise<void> {
  let fields: Fields = { state: "new", state_reason: null, owner_id: null, follow_up_on: null };
  let version = 1;
  for (const step of steps) {
    const staff_id = getPerson(context, step.by);
    const at = toTime(context.now, step.hours_ago);
    const { fields: changed, ...event } = toOutcome(step, fields, context);
    if (changed) version += 1;
    fields = { ...fields, ...changed };
    const mail_id = event.kind === "reply" ? randomUUID() : null;
    if (mail_id) {
      await trackEmail(tx, mail_id, { request_id });
      await recordSent(tx, mail_id);
    }
    const channel = event.kind === "reply" ? "email" : "desk";
    await insertEvent(tx, { request_id, staff_id, channel, at, version, mail_id, ...event });
    if (!step.scores) continue;
    const [technical, communication, english, motivation] = step.scores;
    const scores = { technical, communication, english, motivation, note: step.note ?? "" };
    await upsertReview(tx, { request_id, staff_id, ...scores, updated_at: at });
  }
  await tx
    .update(requests)
    .set({ ...fields, version })
    .where(eq(requests.id, request_id));
  await updateWaiting(tx, request_id);
}

function getPerson({ people }: DemoContext, name: string): number {
  const id = people.get(name);
  if (id === undefined) throw new Error(`A colleague of the demo was not stored: ${name}`);
  return id;
}

function toOutcome(step: DemoStep, fields: Fields, context: DemoContext): Outcome {
  const { state, reason, owner, follow_up, scores, subject, reply, note } = step;
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
  if (reply) return { kind: "reply", subject, body: reply };
  return { kind: "note", body: note };
}
