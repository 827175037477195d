import {
  type ClientRequestDeps,
  submitClientRequest,
} from "#app/booking/calls/client-requests.service.server.ts";
import type { HireRequest } from "#contract/clients/hire-request.ts";
import type { SubmissionReceipt } from "#contract/http/submission.ts";
import type { Delivery } from "#platform/forms/submission.server.ts";
import { toHireEmails } from "./hire-mails.server.ts";

/** Stores a hire request, see `submitClientRequest`. */
export function submitHireRequest(
  deps: ClientRequestDeps,
  request: HireRequest,
  delivery: Delivery,
): Promise<SubmissionReceipt["data"]> {
  return submitClientRequest(deps, {
    form: "hire",
    request,
    delivery,
    composeEmails: toHireEmails,
  });
}
