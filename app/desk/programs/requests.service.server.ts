import {
  type ChangedRequest,
  lockRequest,
} from "#app/requests/records/request-changes.repository.server.ts";
import {
  findRequestForm,
  listRequestsByReference,
  listRequestsWhere,
} from "#app/requests/records/requests.repository.server.ts";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { readToday } from "#app/site/agency-time.server.ts";
import type { FormName } from "#contract/clients/forms.ts";
import { RequestChangeSchema } from "#contract/desk/desk-request.ts";
import type { Transaction } from "#database/client.server.ts";
import { notFound, unprocessable } from "#platform/errors.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import type { Actor } from "#services/audit/actor.ts";
import type { Services } from "#services/services.server.ts";
import { listColleagues } from "#services/staff/colleagues.repository.server.ts";
import { changeFields } from "../requests/change-fields.service.server.ts";
import { ChangedMeanwhileError } from "../requests/changed-meanwhile-error.ts";
import {
  type DeskRequestFilter,
  toCondition,
} from "../requests/desk-requests.repository.server.ts";
import { addNote } from "../requests/notes.service.server.ts";
import { IdKeySchema, parseCursor, toPage } from "./cursor.server.ts";
import { stale } from "./preconditions.server.ts";
import { toPageCondition } from "./program-requests.repository.server.ts";
import { readNewestFirst, type SyncedQuery } from "./synced-page.server.ts";
import { toDeskRequest } from "./to-desk-request.server.ts";
import { toThreadEntry } from "./to-thread-entry.server.ts";

type Deps = Pick<Services, "db" | "queue" | "env" | "clock">;
/** Which request, of those that an endpoint has. */
export type RequestOf = { reference: string; forms: readonly FormName[] };

type ListQuery = Omit<DeskRequestFilter, "staff_id" | "today"> & SyncedQuery;

/** A page of requests, newest first, and the time from which to ask for changes the next time. */
export async function listProgramRequests(
  { db, env, clock }: Pick<Deps, "db" | "env" | "clock">,
  { id: staff_id }: Pick<Actor, "id">,
  { cursor, limit, updated_since, ...filter }: ListQuery,
) {
  const today = await readToday(db, clock());
  const where = toCondition({ ...filter, staff_id, today });
  const page = { cursor, limit, updated_since };
  const { shown, ...rest } = await readNewestFirst(db, page, (part) =>
    listRequestsWhere(db, toPageCondition(where, part), part.limit),
  );
  const colleagues = await listColleagues(db);
  return { data: shown.map((request) => toDeskRequest(request, { colleagues, env })), ...rest };
}

/** @throws PublicError 404 */
export async function getProgramRequest(
  { db, env }: Pick<Deps, "db" | "env">,
  { reference, forms }: RequestOf,
) {
  const [request] = await listRequestsByReference(db, reference);
  if (!request || !forms.includes(request.form)) throw missing(reference);
  return toDeskRequest(request, { colleagues: await listColleagues(db), env });
}

/** @throws PublicError 404 */
export async function listProgramEntries(
  { db }: Pick<Deps, "db">,
  about: RequestOf,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const { id } = await getRequestId(db, about);
  const after = parseCursor(cursor, IdKeySchema)?.last ?? 0;
  const events = await listEvents(db, id, { after, limit: limit + 1 });
  const { shown, next_cursor } = toPage(events, limit, { toKey: (event) => event.id });
  return { data: shown.map(toThreadEntry), next_cursor };
}

/**
 * The latest entries of a conversation, oldest first.
 * @throws PublicError 404
 */
export async function listLatestEntries({ db }: Pick<Deps, "db">, about: RequestOf, limit: number) {
  const { id } = await getRequestId(db, about);
  return (await listEvents(db, id)).slice(-limit).map(toThreadEntry);
}

/** @throws PublicError 404 */
export async function getRequestId(db: Deps["db"], { reference, forms }: RequestOf) {
  const found = await findRequestForm(db, reference);
  if (!found || !forms.includes(found.form)) throw missing(reference);
  return found;
}

/**
 * Changes state, owner or follow-up, as the form of the desk does.
 * @param change as that form sends it
 * @returns the version after it
 * @throws PublicError 404, 412 when it is not at the version that was read, 422
 */
export function changeProgramRequest(
  deps: Deps,
  program: Actor,
  about: RequestOf,
  change: Record<string, unknown>,
): Promise<number> {
  const parsed = RequestChangeSchema.safeParse(change);
  if (!parsed.success) throw unprocessable(toFieldErrors(parsed.error));
  const { data } = parsed;
  if (data.intent !== "fields") {
    throw new Error(`A program has no change ${data.intent}`);
  }
  return withRequest(deps, about, async (tx, request) => {
    try {
      return await changeFields(deps, tx, program, request, data);
    } catch (error) {
      throw error instanceof ChangedMeanwhileError ? stale() : error;
    }
  });
}

/**
 * Adds a note to a request. The same key again adds nothing.
 * @returns the id of its entry
 * @throws PublicError 404, 422 for the key of another note
 */
export function addProgramNote(
  deps: Deps,
  program: Actor,
  about: RequestOf,
  note: { key: string; body: string },
): Promise<number> {
  return withRequest(deps, about, async (tx, request) => {
    try {
      return (await addNote(deps, tx, program, request, note)).id;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhileError)) throw error;
      throw unprocessable({ idempotency_key: ["Another note was sent with this key"] });
    }
  });
}

/** Does something with a locked request. */
export function withRequest<Result>(
  { db }: Pick<Deps, "db">,
  { reference, forms }: RequestOf,
  run: (tx: Transaction, request: ChangedRequest) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const request = await lockRequest(tx, reference);
    if (!request || !forms.includes(request.form)) throw missing(reference);
    return run(tx, request);
  });
}

const missing = (reference: string) => notFound(`There is no ${reference} here.`);
