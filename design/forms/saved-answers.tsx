import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { type OnePage, STEP_INTENT, toSavedField } from "#platform/forms/one-page.ts";

/** Fields of a form that is posted from a step: `ONE_PAGE_SCRIPT` fills in what the browser has saved. */
export function SavedAnswers({ of: { saved } }: { of: OnePage }) {
  return (
    <>
      <input type="hidden" name={PAGE_FORM_FIELDS.intent} value={STEP_INTENT} readOnly />
      {saved.map((name) => (
        <input key={name} type="hidden" name={toSavedField(name)} data-saved={name} />
      ))}
    </>
  );
}
