import { ContactFields } from "#app/requests/form/contact-fields.tsx";
import { saveContacts } from "#app/requests/form/contacts.store.ts";
import { LEAVE_WITHOUT_SHORTLIST } from "#app/shortlist/leave-without-shortlist.ts";
import { toPageMeta } from "#app/site/page-meta.ts";
import type { PageHandle } from "#contract/page.ts";
import { ContinueButton } from "#design/forms/continue-button.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { useForeignChanges } from "#platform/forms/use-foreign-changes.ts";
import { hireStore } from "../hire.store.ts";
import { fromContactFields, toContactFields } from "../hire-answers.ts";
import { hireForm } from "../hire-form.ts";
import { HireStepPage } from "../hire-step-page.tsx";
import { HIRE_TITLES } from "../hire-steps.ts";
import { loadContactsSchema } from "../load-hire-schemas.ts";
import type { Route } from "./+types/contacts.ts";

const STEP = "contacts";

export const handle: PageHandle = { firstScript: LEAVE_WITHOUT_SHORTLIST };

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: HIRE_TITLES[STEP], path: `/hire/${STEP}`, noindex: true });
}

export default function Contacts() {
  const { errors, formProps, isSchemaMissing } = useAnswersStep(hireForm, {
    step: STEP,
    loadSchema: loadContactsSchema,
    toAnswers: fromContactFields,
    onSave: (typed) => saveContacts("hire", typed),
  });
  const changes = useForeignChanges("hire");
  return (
    <HireStepPage step={STEP} errors={errors}>
      <form key={changes} {...formProps} className="space-y-6">
        <ContactFields own={toContactFields(hireStore.getState())} errors={errors} />
        <ContinueButton isSchemaMissing={isSchemaMissing} />
      </form>
    </HireStepPage>
  );
}
