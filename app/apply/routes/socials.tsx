import { useState } from "react";
import { toPageMeta } from "#app/site/page-meta.ts";
import { APPLY_LENGTH, MAX_LINKS } from "#contract/apply.ts";
import { RowsField } from "#design/field/rows-field.tsx";
import { TextField } from "#design/field/text-field.tsx";
import { useCaptchaAhead } from "#platform/captcha/use-captcha-ahead.ts";
import { ContinueButton } from "#platform/forms/continue-button.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { useForeignChanges } from "#platform/forms/use-foreign-changes.ts";
import { applyStore } from "../apply.store.ts";
import { fromSocialFields } from "../apply-answers.ts";
import { applyForm } from "../apply-form.ts";
import { ApplyStepPage } from "../apply-step-page.tsx";
import { APPLY_TITLES } from "../apply-steps.ts";
import { loadSocialsSchema } from "../load-apply-schemas.ts";
import type { Route } from "./+types/socials.ts";

const STEP = "socials";

const PROFILES = [
  { name: "linkedin_url", label: "LinkedIn", example: "linkedin.com/in/name" },
  { name: "github_url", label: "GitHub", example: "github.com/name" },
  { name: "portfolio_url", label: "Portfolio", example: "example.com/work" },
] as const;

/** A web address, typed with or without its scheme. */
const ADDRESS = {
  maxLength: APPLY_LENGTH.link,
  inputMode: "url",
  autoCapitalize: "none",
  autoComplete: "off",
  spellCheck: false,
} as const;

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: APPLY_TITLES[STEP], path: `/apply/${STEP}`, noindex: true });
}

export default function ApplySocials() {
  const step = useAnswersStep(applyForm, {
    step: STEP,
    loadSchema: loadSocialsSchema,
    toAnswers: fromSocialFields,
  });
  const changes = useForeignChanges("apply");
  // The next page sends: by then the work is done.
  useCaptchaAhead(applyForm.captcha);
  return (
    <ApplyStepPage step={STEP} errors={step.errors} lead="All of these are optional.">
      <SocialsForm key={changes} {...step} />
    </ApplyStepPage>
  );
}

function SocialsForm({ errors, formProps, isUnjudged }: ReturnType<typeof useAnswersStep>) {
  const [form] = useState(applyStore.getState);
  return (
    <form {...formProps} className="space-y-6">
      {PROFILES.map(({ name, label, example }) => (
        <TextField
          {...ADDRESS}
          key={name}
          name={name}
          label={label}
          hint={`Like ${example}.`}
          optional
          defaultValue={form[name]}
          error={errors[name]}
        />
      ))}
      <RowsField
        name="links"
        legend="Other links"
        hint="A talk, an article, a package: something you are proud of."
        noun="link"
        rows={form.links}
        empty=""
        most={MAX_LINKS}
        errors={errors}
      >
        {({ row, name, errorOf }) => (
          <TextField
            {...ADDRESS}
            name={name}
            label="Web address"
            optional
            defaultValue={row}
            error={errorOf()}
          />
        )}
      </RowsField>
      <ContinueButton isUnjudged={isUnjudged} />
    </form>
  );
}
