import {
  listReviews,
  type StoredReview,
} from "#app/apply/application-reviews.repository.server.ts";
import type { ApplicationRow } from "#app/requests/requests.repository.server.ts";
import type { Database } from "#database/client.server.ts";
import { type DeskRequest, readDeskRequest } from "../requests/desk-request.service.server.ts";

/** An application as its page at the desk shows it. */
export type DeskApplication = DeskRequest & {
  application: ApplicationRow;
  reviews: StoredReview[];
};

/** Everything about one application; undefined for an unknown reference and for other forms. */
export async function readDeskApplication(
  db: Database,
  typed: string,
  staff_id: number,
): Promise<DeskApplication | undefined> {
  const request = await readDeskRequest(db, typed, staff_id);
  if (!request?.application) return undefined;
  const { application } = request;
  return { ...request, application, reviews: await listReviews(db, request.id) };
}
