import { toCallFields } from "#app/booking/form-step/chosen-slot.ts";
import type { SentField } from "#platform/forms/use-sending.ts";
import type { FindForm } from "./find.store.ts";
import { toSentTexts } from "./find-answers.ts";

/** The body of `POST /api/forms/find`. */
export function toFindFields(form: FindForm): SentField[] {
  return [
    ...Object.entries(toSentTexts(form)),
    ...form.technologies.map((slug, index): SentField => [`technologies[${index}]`, slug]),
    ...form.members.map((id, index): SentField => [`members[${index}][member_id]`, String(id)]),
    ["marketing_consent", String(form.marketing_consent)],
    ...toCallFields(form),
  ];
}
