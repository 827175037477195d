import { and, eq, isNull, sql } from "drizzle-orm";
import type { FormName } from "#contract/clients/forms.ts";
import type { DeskFields } from "#contract/desk/desk-request.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { applications } from "#database/tables/applications.ts";
import { requests } from "#database/tables/requests.ts";

/** A request as its changes need it. */
export type ChangedRequest = DeskFields & {
  id: number;
  reference: string;
  form: FormName;
  name: string;
  email: string | null;
  version: number;
};

const { id, reference, form, name, email, version, state, state_reason, owner_id, follow_up_on } =
  requests;
const columns = {
  id,
  reference,
  form,
  name,
  email,
  version,
  state,
  state_reason,
  owner_id,
  follow_up_on,
};

/**
 * The request, locked until the transaction ends, so that changes come one after the other. For an
 * answer to a proposal it is the request that the proposal was made for.
 */
export async function lockRequest(
  tx: Transaction,
  requested: string,
): Promise<ChangedRequest | undefined> {
  const ofDeal = tx
    .select({ id: sql`coalesce(${requests.origin_id}, ${id})` })
    .from(requests)
    .where(eq(reference, requested));
  const [row] = await tx.select(columns).from(requests).where(eq(id, ofDeal)).for("update");
  return row;
}

/**
 * Stores changed fields as the next version.
 * @returns that version; undefined when the request is not at `expected` any more
 */
export async function updateFields(
  tx: Transaction,
  request: { id: number; expected: number },
  fields: Partial<DeskFields>,
): Promise<number | undefined> {
  const [row] = await tx
    .update(requests)
    .set({ ...fields, version: sql`${version} + 1` })
    .where(and(eq(id, request.id), eq(version, request.expected)))
    .returning({ version });
  return row?.version;
}

/** What the sender of an application corrected in the row that every form has. */
export async function updateAnswers(
  tx: Transaction,
  request_id: number,
  answers: Pick<typeof requests.$inferInsert, "name" | "workload" | "start_date" | "message">,
): Promise<void> {
  await tx.update(requests).set(answers).where(eq(id, request_id));
}

/** Records that staff opened a request for the first time; its sender reads when. */
export async function setRead(db: Queryable, request_id: number): Promise<void> {
  const isUnread = and(eq(id, request_id), isNull(requests.read_at));
  await db.update(requests).set({ read_at: sql`now()` }).where(isUnread);
}

/** Starts or ends the retention after a decision. */
export async function setDecidedAt(
  tx: Queryable,
  request_id: number,
  decided_at: Date | null,
): Promise<void> {
  await tx.update(applications).set({ decided_at }).where(eq(applications.request_id, request_id));
}
