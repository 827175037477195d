import { useState } from "react";
import { toPageMeta } from "#app/site/page-meta.ts";
import { MAX_LENGTH } from "#contract/limits.ts";
import { TextField } from "#design/field/text-field.tsx";
import { ContinueButton } from "#platform/forms/continue-button.tsx";
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
export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: HIRE_TITLES[STEP], path: `/hire/${STEP}`, noindex: true });
}

export default function Contacts() {
  const step = useAnswersStep(hireForm, {
    step: STEP,
    loadSchema: loadContactsSchema,
    toAnswers: fromContactFields,
  });
  const changes = useForeignChanges("hire");
  return (
    <HireStepPage step={STEP} errors={step.errors}>
      <ContactsForm key={changes} {...step} />
    </HireStepPage>
  );
}

function ContactsForm({ errors, formProps, isUnjudged }: ReturnType<typeof useAnswersStep>) {
  const [typed] = useState(() => toContactFields(hireStore.getState()));
  return (
    <form {...formProps} className="space-y-6">
      <TextField
        aria-required
        maxLength={MAX_LENGTH.full_name}
        name="name"
        label="Full name"
        defaultValue={typed.name}
        error={errors.name}
        autoComplete="name"
      />
      <TextField
        aria-required
        maxLength={MAX_LENGTH.email}
        name="email"
        type="email"
        label="Email address"
        hint="We answer to this address."
        defaultValue={typed.email}
        error={errors.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        maxLength={MAX_LENGTH.company_name}
        name="company_name"
        label="Company name"
        optional
        defaultValue={typed.company_name}
        error={errors.company_name}
        autoComplete="organization"
      />
      <ContinueButton isUnjudged={isUnjudged} />
    </form>
  );
}
