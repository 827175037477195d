import { useState } from "react";
import { EmailField } from "#app/requests/email-field.tsx";
import { toPageMeta } from "#app/site/page-meta.ts";
import { APPLY_LENGTH } from "#contract/apply.ts";
import { TextField } from "#design/field/text-field.tsx";
import { ContinueButton } from "#platform/forms/continue-button.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { useForeignChanges } from "#platform/forms/use-foreign-changes.ts";
import { applyStore } from "../apply.store.ts";
import { fromContactFields } from "../apply-answers.ts";
import { applyForm } from "../apply-form.ts";
import { ApplyStepPage } from "../apply-step-page.tsx";
import { APPLY_TITLES } from "../apply-steps.ts";
import { loadApplicantSchema } from "../load-apply-schemas.ts";
import type { Route } from "./+types/contacts.ts";

const STEP = "contacts";

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: APPLY_TITLES[STEP], path: `/apply/${STEP}`, noindex: true });
}

export default function ApplyContacts() {
  const step = useAnswersStep(applyForm, {
    step: STEP,
    loadSchema: loadApplicantSchema,
    toAnswers: fromContactFields,
  });
  const changes = useForeignChanges("apply");
  return (
    <ApplyStepPage step={STEP} errors={step.errors}>
      <ContactsForm key={changes} {...step} />
    </ApplyStepPage>
  );
}

function ContactsForm({ errors, formProps, isUnjudged }: ReturnType<typeof useAnswersStep>) {
  const [form] = useState(applyStore.getState);
  return (
    <form {...formProps} className="space-y-6">
      <TextField
        aria-required
        maxLength={APPLY_LENGTH.first_name}
        name="first_name"
        label="Given name"
        defaultValue={form.first_name}
        error={errors.first_name}
        autoComplete="given-name"
      />
      <TextField
        aria-required
        maxLength={APPLY_LENGTH.last_name}
        name="last_name"
        label="Family name"
        defaultValue={form.last_name}
        error={errors.last_name}
        autoComplete="family-name"
      />
      <EmailField defaultValue={form.email} error={errors.email} />
      <TextField
        maxLength={APPLY_LENGTH.phone}
        name="phone"
        type="tel"
        label="Phone number"
        hint="With the country code, like +372 5555 1234."
        optional
        width="half"
        defaultValue={form.phone}
        error={errors.phone}
        autoComplete="tel"
      />
      <ContinueButton isUnjudged={isUnjudged} />
    </form>
  );
}
