import { findReview, upsertReview } from "#app/apply/application-reviews.repository.server.ts";
import { lockRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { insertEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import type { ApplicationReview } from "#contract/applications/application-review.ts";
import { listScores, toAverage } from "#contract/applications/application-review-terms.ts";
import { notFound } from "#platform/errors.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";

const FIELDS = ["technical", "communication", "english", "motivation", "note"] as const;

/**
 * Stores what a staff member thinks of an application, in place of what they thought before. The same
 * again stores nothing.
 * @throws PublicError 404 for an unknown reference and for other forms
 */
export function saveReview(
  { db, clock }: Pick<Services, "db" | "clock">,
  { id: staff_id }: Pick<CurrentStaff, "id">,
  reference: string,
  review: ApplicationReview,
): Promise<void> {
  return db.transaction(async (tx) => {
    const request = await lockRequest(tx, reference);
    if (request?.form !== "apply") throw notFound(`There is no application ${reference}.`);
    const key = { request_id: request.id, staff_id };
    const before = await findReview(tx, key);
    const fields = FIELDS.filter((field) => review[field] !== before?.[field]);
    if (fields.length === 0) return;
    await upsertReview(tx, { ...review, ...key, updated_at: clock() });
    await insertEvent(tx, {
      ...key,
      kind: "review",
      version: request.version,
      change: { field: "review", to: toAverage(listScores(review)) },
    });
    await writeAudit(tx, { staff_id, action: "application.review", subject: reference, fields });
  });
}
