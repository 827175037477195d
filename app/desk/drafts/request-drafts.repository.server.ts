import { and, eq, sql } from "drizzle-orm";
import type {
  DraftFile,
  DraftKind,
  DraftText,
  RequestDraft,
} from "#contract/desk/request-draft-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { requestDrafts } from "#database/tables/request-drafts.ts";
import { requests } from "#database/tables/requests.ts";

/** Whose draft about which request. */
export type DraftKey = { request_id: number; staff_id: number; kind: DraftKind };

const {
  request_id,
  staff_id,
  kind,
  subject,
  body,
  file,
  revision,
  replaced,
  sent_as,
  tab,
  sequence,
} = requestDrafts;

const toCondition = (key: DraftKey) =>
  and(eq(request_id, key.request_id), eq(staff_id, key.staff_id), eq(kind, key.kind));

/** A person's drafts about a request; one that was sent is empty. */
export async function readDrafts(
  db: Queryable,
  about: Omit<DraftKey, "kind">,
): Promise<Partial<Record<DraftKind, RequestDraft>>> {
  const { seen_event_id } = requestDrafts;
  const rows = await db
    .select({ kind, subject, body, file, seen_event_id, revision, replaced, sent_as })
    .from(requestDrafts)
    .where(and(eq(request_id, about.request_id), eq(staff_id, about.staff_id)));
  return Object.fromEntries(
    rows.map(({ kind, sent_as, ...draft }) => [
      kind,
      sent_as ? { ...draft, subject: "", body: "", file: null } : draft,
    ]),
  );
}

type NewDraft = DraftText & {
  file: DraftFile | null;
  upload_id: number | null;
  seen_event_id: number;
  /** The one that it was made on; 0 for none. */
  revision: number;
  tab: string;
  sequence: number;
  /** Whether what another tab had saved has been seen. */
  forget_replaced: boolean;
  now: Date;
};

/**
 * Stores a draft over the one before. Where that is not the one which it was made on, its text is
 * retained as `replaced`: a person writes in two tabs, and the last one to save is the newer.
 * @returns undefined when its text was sent or a later change stored meanwhile, and nothing is stored
 */
export async function saveDraft(
  tx: Transaction,
  key: DraftKey,
  { now, forget_replaced, ...draft }: NewDraft,
): Promise<Pick<RequestDraft, "revision" | "replaced"> | undefined> {
  const values = { ...draft, saved_at: now, sent_as: null };
  const isOther = sql`${revision} <> ${draft.revision} and ${tab} <> ${draft.tab} and ${sent_as} is null and (${subject}, ${body}) <> (${draft.subject}::text, ${draft.body}::text)`;
  const before = forget_replaced ? sql`null` : replaced;
  // In the order of a reply, which locks the request and then its draft: else each waits for the other.
  await tx
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.id, key.request_id))
    .for("key share");
  const [row] = await tx
    .insert(requestDrafts)
    .values({ ...key, ...values, revision: draft.revision + 1 })
    .onConflictDoUpdate({
      target: [request_id, staff_id, kind],
      set: {
        ...values,
        revision: sql`greatest(${revision}, ${draft.revision}) + 1`,
        replaced: sql`case when ${isOther} then jsonb_build_object('subject', ${subject}, 'body', ${body}) else ${before} end`,
      },
      setWhere: sql`(${sent_as} is null or ${revision} <= ${draft.revision})
        and (${tab} <> ${draft.tab} or ${sequence} <= ${draft.sequence})`,
    })
    .returning({ revision, replaced });
  return row;
}

/** The revision of a draft. */
export async function findRevision(db: Queryable, key: DraftKey): Promise<number> {
  const [row] = await db.select({ revision }).from(requestDrafts).where(toCondition(key));
  return row?.revision ?? 0;
}

/** Deletes a draft that was emptied, unless another tab has saved one since. */
export async function deleteEmptiedDraft(
  db: Queryable,
  key: DraftKey,
  saved: number,
): Promise<void> {
  await db.delete(requestDrafts).where(and(toCondition(key), eq(revision, saved)));
}

type SentDraft = DraftText & { sent_as: string; seen_event_id: number; now: Date };

/**
 * Hides the draft of what was sent: a reply can be taken back, and a save that was under way must not
 * make a draft of it again.
 */
export async function hideSentDraft(
  tx: Transaction,
  key: DraftKey,
  { now, ...sent }: SentDraft,
): Promise<void> {
  const values = { ...sent, saved_at: now, replaced: null };
  await tx
    .insert(requestDrafts)
    .values({ ...key, ...values, revision: 1, tab: "", sequence: 0 })
    .onConflictDoUpdate({
      target: [request_id, staff_id, kind],
      set: { ...values, revision: sql`${revision} + 1` },
    });
}

/**
 * Makes what was sent a draft again. Where the person has begun another one since, the text is that
 * which it replaced.
 */
export async function restoreSentDraft(
  tx: Transaction,
  key: DraftKey,
  { sent_as: id, ...sent }: DraftText & { sent_as: string },
): Promise<void> {
  const { rowCount } = await tx
    .update(requestDrafts)
    .set({ sent_as: null, tab: "", revision: sql`${revision} + 1` })
    .where(and(toCondition(key), eq(sent_as, id)));
  if (rowCount === 0) {
    await tx
      .update(requestDrafts)
      .set({ replaced: sent, revision: sql`${revision} + 1` })
      .where(toCondition(key));
  }
}
