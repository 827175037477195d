import { toCallFields } from "#app/booking/form-step/chosen-slot.ts";
import type { SentField } from "#platform/forms/use-sending.ts";
import type { HireForm } from "./hire.store.ts";
import { toContactFields, toProjectFields } from "./hire-answers.ts";

/** The body of `POST /api/forms/request` (spec §7). */
export function toRequestFields(form: HireForm): SentField[] {
  return [
    ["type", "multiple"],
    ...Object.entries({ ...toContactFields(form), ...toProjectFields(form) }),
    ["marketing_consent", String(form.marketingConsent)],
    ...form.members.map((id, index): SentField => [`members[${index}][member_id]`, String(id)]),
    ...toCallFields(form),
  ];
}
