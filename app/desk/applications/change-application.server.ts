import { data } from "react-router";
import { ApplicationReviewSchema } from "#contract/application-review.ts";
import { toFieldErrors } from "#platform/field-errors.ts";
import { parseReference } from "#platform/reference.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import {
  type ChangeOutcome,
  changePostedRequest,
  toInvalid,
} from "../requests/change-action.server.ts";
import { saveReview } from "./application-reviews.service.server.ts";

/** Does what a form of an application's page asks for. */
export async function changePostedApplication(
  deps: Services,
  staff: CurrentStaff,
  typed: string,
  form: FormData,
) {
  const intent = String(form.get("intent"));
  if (intent !== "review") return changePostedRequest(deps, staff, typed, form);
  const review = ApplicationReviewSchema.safeParse(Object.fromEntries(form));
  if (!review.success) return toInvalid(toFieldErrors(review.error));
  await saveReview(deps, staff, parseReference(typed), review.data);
  return data<ChangeOutcome>({ kind: "done", intent });
}
