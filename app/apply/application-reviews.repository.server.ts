import { and, asc, eq } from "drizzle-orm";
import type { ApplicationReview } from "#contract/applications/application-review.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { applicationReviews } from "#database/tables/application-reviews.ts";
import { staff } from "#database/tables/staff.ts";

/** A rating with its author. */
export type StoredReview = ApplicationReview & {
  staff_id: number;
  reviewer: string;
  updated_at: Date;
};

const { request_id, staff_id, technical, communication, english, motivation, note, updated_at } =
  applicationReviews;
const columns = { technical, communication, english, motivation, note };

/** All ratings of an application, by name of the reviewer. */
export function listReviews(db: Queryable, of: number): Promise<StoredReview[]> {
  return db
    .select({ ...columns, staff_id, updated_at, reviewer: staff.name })
    .from(applicationReviews)
    .innerJoin(staff, eq(staff.id, staff_id))
    .where(eq(request_id, of))
    .orderBy(asc(staff.name), asc(staff_id));
}

/** One person's rating of an application. */
export async function findReview(
  db: Queryable,
  key: { request_id: number; staff_id: number },
): Promise<ApplicationReview | undefined> {
  const [row] = await db
    .select(columns)
    .from(applicationReviews)
    .where(and(eq(request_id, key.request_id), eq(staff_id, key.staff_id)));
  return row;
}

/** Stores a rating in place of the same person's earlier one. */
export async function upsertReview(
  tx: Transaction,
  review: typeof applicationReviews.$inferInsert,
): Promise<void> {
  await tx
    .insert(applicationReviews)
    .values(review)
    .onConflictDoUpdate({ target: [request_id, staff_id], set: review });
}
