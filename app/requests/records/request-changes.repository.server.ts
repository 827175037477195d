import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
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

/** Requests of some forms, locked. In the order of their ids, so that two changes of many do not deadlock. */
export function lockRequests(
  tx: Transaction,
  ids: readonly number[],
  forms: readonly FormName[],
): Promise<ChangedRequest[]> {
  return tx
    .select(columns)
    .from(requests)
    .where(and(inArray(id, [...ids]), inArray(form, [...forms])))
    .orderBy(asc(id))
    .for("update")
    .execute();
}

/** Stores fields of locked requests as their next versions. */
export async function updateManyFields(
  tx: Transaction,
  rows: readonly ({ id: number } & DeskFields)[],
): Promise<void> {
  await tx.execute(sql`
    update ${requests} set version = version + 1, state = changed.state,
      state_reason = changed.state_reason, owner_id = changed.owner_id,
      follow_up_on = changed.follow_up_on
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as
      changed(id int, state text, state_reason text, owner_id int, follow_up_on date)
    where ${requests}.id = changed.id`);
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

/** Records that staff were shown a request for the first time; its sender reads when. */
export async function setRead(
  db: Queryable,
  reference: string,
  /** Those that the person may answer. */
  forms: readonly FormName[],
): Promise<void> {
  const isUnread = and(
    eq(requests.reference, reference),
    inArray(requests.form, [...forms]),
    isNull(requests.read_at),
  );
  await db.update(requests).set({ read_at: sql`now()` }).where(isUnread);
}

/** Starts or ends the retention after a decision. */
export async function setDecidedAt(
  tx: Queryable,
  ids: readonly number[],
  decided_at: Date | null,
): Promise<void> {
  const isOne = inArray(applications.request_id, [...ids]);
  await tx.update(applications).set({ decided_at }).where(isOne);
}
