import { randomUUID } from "node:crypto";
import type {
  InterviewChange,
  InterviewDay,
  StaffInterviewChange,
} from "#contract/clients/interview.ts";
import type { InterviewSide } from "#contract/clients/interview-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { retryDeadlock } from "#database/retry-deadlock.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { enqueueInterviewNotices } from "../emails/interview-notices.service.server.ts";
import { insertInterviewEvent } from "../interview-events.repository.server.ts";
import {
  findParties,
  type InterviewKey,
  type InterviewParties,
  type InterviewRow,
  InterviewTimeTakenError,
  listTakenTimes,
  lockInterview,
  saveInterview,
} from "../interviews.repository.server.ts";
import {
  findProblem,
  hasStarted,
  readUsualDay,
  UNKNOWN_INTERVIEW,
} from "../read-interview.service.server.ts";
import { PROPOSAL_NOTICE_HOURS } from "../times/interview-times.server.ts";
import { changed, isRepeated, planChange, timeGone } from "./planned-change.server.ts";

type Deps = Pick<Services, "db" | "queue" | "env" | "clock">;

/** Who makes a change: a side by its link, or staff on its behalf. */
export type InterviewActor = {
  side: InterviewSide;
  staff: Pick<CurrentStaff, "id" | "name"> | null;
};

/** More changes by links are no arrangement of a time: each one is an email to the other side. */
const MAX_CHANGES = 30;

/**
 * Changes an interview and tells who is concerned, in one transaction; of concurrent changes one
 * wins. A change that was made already is accepted.
 * @throws PublicError 404 for an unknown interview, 409 for one that was changed since it was seen,
 *   has begun or cannot take place any more, and for a time that is no longer free
 */
export function changeInterview(
  deps: Deps,
  key: InterviewKey,
  actor: InterviewActor,
  change: InterviewChange | StaffInterviewChange,
): Promise<void> {
  return retryDeadlock(() =>
    deps.db.transaction((tx) => applyChange(deps, tx, { key, actor, change, now: deps.clock() })),
  );
}

type Application = {
  key: InterviewKey;
  actor: InterviewActor;
  change: InterviewChange | StaffInterviewChange;
  now: Date;
};

async function applyChange(
  deps: Deps,
  tx: Transaction,
  { key, actor, change, now }: Application,
): Promise<void> {
  const parties = await findParties(tx, key, true);
  if (!parties) throw notFound(UNKNOWN_INTERVIEW);
  const before = await lockInterview(tx, key);
  const { side, staff } = actor;
  if (isRepeated(change, before, side)) return;
  if ((before?.sequence ?? 0) !== change.sequence) throw changed();
  if (!staff && change.sequence >= MAX_CHANGES) {
    throw new PublicError(409, "This interview has been changed too often. Email us to arrange it");
  }
  requirePossible(parties, { before, change, now });
  const day = toDay(change, before, actor) ?? (await readUsualDay(tx));
  const { event, values } = planChange(change, {
    before,
    side,
    day,
    now,
    isStaff: staff !== null,
    member_timezone: parties.timezone,
    taken: await listTakenTimes(tx, key, now),
    noticeHours: staff ? 0 : PROPOSAL_NOTICE_HOURS,
  });
  const after = await save(tx, before, { ...key, ...values, day, changed_at: now });
  const mail_id = parties.client_email ? randomUUID() : null;
  const notice = { parties, before, after, event, side, staff, now };
  const isClientTold = await enqueueInterviewNotices(deps, tx, notice, mail_id);
  await insertInterviewEvent(tx, parties, {
    to: event,
    side: event === "placed" ? null : side,
    starts_at: event === "agreed" || event === "moved" ? after.starts_at : null,
    staff_id: staff?.id ?? null,
    body: event === "placed" ? after.place : after.message,
    mail_id: isClientTold ? mail_id : null,
  });
  if (!staff) return;
  await writeAudit(tx, {
    staff_id: staff.id,
    action: `interview.${change.intent}`,
    subject: `proposal ${parties.number}`,
    fields: [`member ${parties.member_id}`],
  });
}

/** Only the client and staff say when the client works. */
function toDay(
  change: InterviewChange | StaffInterviewChange,
  before: InterviewRow | undefined,
  { side, staff }: InterviewActor,
): InterviewDay | undefined {
  const given = "day" in change && (side === "client" || staff) ? change.day : undefined;
  return given ?? before?.day;
}

function requirePossible(
  parties: InterviewParties,
  {
    before,
    change,
    now,
  }: { before: InterviewRow | undefined } & Pick<Application, "change" | "now">,
): void {
  const problem = findProblem(parties, before, now);
  // What cannot take place is still cancelled.
  const isCancelled = change.intent === "cancel" && !hasStarted(before, now);
  if (problem && !isCancelled) throw new PublicError(409, problem);
}

async function save(
  tx: Transaction,
  before: InterviewRow | undefined,
  values: Parameters<typeof saveInterview>[2],
): Promise<InterviewRow> {
  try {
    const after = await saveInterview(tx, before, values);
    if (!after) throw changed();
    return after;
  } catch (error) {
    throw error instanceof InterviewTimeTakenError ? timeGone() : error;
  }
}
