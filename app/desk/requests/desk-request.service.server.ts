import {
  listAnswersTo,
  listRequestsByReference,
  type WholeRequest,
} from "#app/requests/records/requests.repository.server.ts";
import {
  listEvents,
  type RequestEvent,
} from "#app/requests/thread/thread-entries.repository.server.ts";
import { isThreadUnread } from "#app/requests/thread/thread-reads.repository.server.ts";
import { mayChangeRequest } from "#contract/desk/request-access.ts";
import type { Database } from "#database/client.server.ts";
import { parseReference } from "#platform/secrets/reference.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";

/** A request as its page at the desk shows it. */
export type DeskRequest = Omit<WholeRequest, "idempotency_key" | "fingerprint"> & {
  events: RequestEvent[];
  /** Whether this person has not read what the client wrote, or a note that names them. */
  is_unread: boolean;
  /** Whether it was on no screen yet of a person who may answer, which the client is told. */
  is_unopened: boolean;
  /** What the client answered to the proposals that were made for it. */
  answers: Pick<WholeRequest, "reference" | "submitted_at" | "members">[];
};

/** Who opens it, on a day of the agency's clocks. */
export type RequestReader = Pick<CurrentStaff, "id" | "role"> & { today: string };

/** Everything about one request; undefined for an unknown reference. */
export async function readDeskRequest(
  db: Database,
  input: string,
  { id: staff_id, role, today }: RequestReader,
): Promise<DeskRequest | undefined> {
  const [whole] = await listRequestsByReference(db, parseReference(input));
  if (!whole) return undefined;
  const { idempotency_key, fingerprint, ...request } = whole;
  const events = await listEvents(db, request.id);
  const is_unread = await isThreadUnread(db, request.id, { staff_id, today });
  const answers = (await listAnswersTo(db, request.id)).map(
    ({ reference, submitted_at, members }) => ({ reference, submitted_at, members }),
  );
  const is_unopened = request.read_at === null && mayChangeRequest(role, request.form);
  // Files of replies are in the timeline.
  const files = request.files.filter(({ purpose }) => purpose === "cv" || purpose === "brief");
  return { ...request, files, events, is_unread, is_unopened, answers };
}
