import {
  listReviews,
  type StoredReview,
} from "#app/apply/application-reviews.repository.server.ts";
import {
  type CreatedMember,
  findMemberOf,
} from "#app/developers/content/member-private.repository.server.ts";
import type { ApplicationRow } from "#app/requests/requests.repository.server.ts";
import type { Database } from "#database/client.server.ts";
import { type DeskRequest, readDeskRequest } from "../requests/desk-request.service.server.ts";

/** An application as its page at the desk shows it. */
export type DeskApplication = DeskRequest & {
  application: ApplicationRow;
  reviews: StoredReview[];
  member: CreatedMember | undefined;
};

/** Everything about one application; undefined for an unknown reference and for other forms. */
export async function readDeskApplication(
  db: Database,
  typed: string,
  staff_id: number,
): Promise<DeskApplication | undefined> {
  const request = await readDeskRequest(db, typed, staff_id);
  if (!request?.application) return undefined;
  const { id, application } = request;
  const reviews = await listReviews(db, id);
  return { ...request, application, reviews, member: await findMemberOf(db, id) };
}
