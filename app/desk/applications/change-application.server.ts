import { data } from "react-router";
import { ApplicationReviewSchema } from "#contract/applications/application-review.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import { parseReference } from "#platform/secrets/reference.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { createMember } from "../members/create-member.service.server.ts";
import {
  type ChangeOutcome,
  changeSubmittedRequest,
  toInvalid,
} from "../requests/change-action.server.ts";
import { saveReview } from "./application-reviews.service.server.ts";

/** Does what a form of an application's page asks for. */
export async function changeSubmittedApplication(
  deps: Services,
  staff: CurrentStaff,
  input: string,
  form: FormData,
) {
  const reference = parseReference(input);
  const intent = String(form.get("intent"));
  switch (intent) {
    case "review": {
      const review = ApplicationReviewSchema.safeParse(Object.fromEntries(form));
      if (!review.success) return toInvalid(toFieldErrors(review.error));
      await saveReview(deps, staff, reference, review.data);
      break;
    }
    case "create-member": {
      const errors = await createMember(deps, staff, reference);
      if (errors) return toInvalid(errors);
      break;
    }
    default:
      return changeSubmittedRequest(deps, staff, input, form);
  }
  return data<ChangeOutcome>({ kind: "done", intent });
}
