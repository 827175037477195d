import type { FieldErrors } from "#contract/http/problem.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import { toSummaryErrors } from "#platform/forms/use-sending.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { findCallFaults, toCallControlErrors, toContactAt } from "./plain-call.ts";

/** How the page of a whole form reads its call, and names the errors. */
export const CALL_ON_PAGE = {
  toValues: ({ contact_at = "", ...input }: InputValues) => ({
    ...toFormValues(Object.entries(input)),
    ...toContactAt({ ...input, contact_at }),
  }),
  check: findCallFaults,
  toControlErrors: (errors: FieldErrors) => toSummaryErrors(toCallControlErrors(errors)),
};
