import {
  CALL_RESULTS,
  type CallResult,
  type DeskCallState,
} from "#contract/calls/desk-call-terms.ts";
import type { ProgramCall } from "#contract/programs/call.ts";
import { notFound } from "#platform/errors.ts";
import { parseReference } from "#platform/secrets/reference.server.ts";
import type { Actor } from "#services/audit/actor.ts";
import type { Services } from "#services/services.server.ts";
import { listDeskHosts } from "../../calls/call-list.service.server.ts";
import { changeDeskCall } from "../../calls/desk-call-changes.service.server.ts";
import {
  type DeskCall,
  findDeskCall,
  listDeskCalls,
} from "../../calls/desk-calls.repository.server.ts";
import { type DeskHost, findHostName } from "../../calls/desk-host.ts";
import { toCallPath } from "../../parts/call-path.ts";
import { ChangedMeanwhileError } from "../../requests/changed-meanwhile-error.ts";
import { stale } from "../preconditions.server.ts";
import { readNewestFirst, type SyncedQuery } from "../synced-page.server.ts";

type Deps = Pick<Services, "db" | "queue" | "env" | "clock">;

type ListQuery = SyncedQuery & {
  state: DeskCallState | "all" | "unrecorded";
  from?: string | undefined;
  to?: string | undefined;
};

/** A page of calls, those booked last first. */
export async function listCalls(
  { db, env }: Pick<Deps, "db" | "env">,
  { state, from, to, ...page }: ListQuery,
) {
  const { shown, ...rest } = await readNewestFirst(db, page, ({ last, since, limit }) =>
    listDeskCalls(
      db,
      {
        state,
        before: last,
        updatedSince: since,
        ...(from ? { from: new Date(from) } : {}),
        ...(to ? { to: new Date(to) } : {}),
      },
      { byId: true, limit },
    ),
  );
  const hosts = await listDeskHosts(db);
  return { data: shown.map((call) => toProgramCall(call, { hosts, env })), ...rest };
}

/** @throws PublicError 404 */
export async function getCall(
  { db, env }: Pick<Deps, "db" | "env">,
  input: string,
): Promise<ProgramCall> {
  const reference = parseReference(input);
  const call = await findDeskCall(db, reference);
  if (!call) throw notFound(`There is no call with ${reference}.`);
  return toProgramCall(call, { hosts: await listDeskHosts(db), env });
}

/**
 * Records how a call went, as its form at the desk does. No one is told.
 * @throws PublicError 404, 412 when it is not at the version that was read, 422 before it has begun
 */
export async function recordCallOutcome(
  deps: Deps,
  program: Actor,
  input: string,
  { version, ...body }: { version: number; outcome: CallResult; note: string },
): Promise<ProgramCall> {
  const reference = parseReference(input);
  const shown = parseVersion(version);
  try {
    await changeDeskCall(deps, program, reference, { intent: "outcome", ...shown, ...body });
  } catch (error) {
    throw error instanceof ChangedMeanwhileError ? stale() : error;
  }
  return getCall(deps, reference);
}

/**
 * Changes that are sent to calendars increment the sequence, an outcome does not: the last digit of
 * a version is the outcome.
 */
const OUTCOMES = [null, ...CALL_RESULTS] as const;

function toVersion({ sequence, state }: Pick<DeskCall, "sequence" | "state">): number {
  // 0 for a state that is no outcome.
  return sequence * 10 + CALL_RESULTS.indexOf(state as CallResult) + 1;
}

/** @throws PublicError 412 for what no version has */
function parseVersion(version: number) {
  const outcome_before = OUTCOMES[version % 10];
  if (outcome_before === undefined) throw stale();
  return { sequence: Math.floor(version / 10), outcome_before };
}

function toProgramCall(
  call: DeskCall,
  { hosts, env }: { hosts: readonly DeskHost[] } & Pick<Services, "env">,
): ProgramCall {
  return {
    reference: call.reference,
    form: call.form,
    url: env.siteUrl + toCallPath(call),
    name: call.name,
    email: call.email,
    company_name: call.company_name,
    starts_at: call.starts_at.toISOString(),
    ends_at: call.ends_at.toISOString(),
    timezone: call.timezone,
    host: call.host,
    host_name: findHostName(hosts, call.host) ?? null,
    state: call.state,
    booked_at: call.booked_at.toISOString(),
    updated_at: call.updated_at.toISOString(),
    version: toVersion(call),
  };
}
