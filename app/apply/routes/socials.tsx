import { toStepMeta } from "#app/requests/form/step-meta.ts";
import { FieldsStep } from "#design/forms/fields-step.tsx";
import { applyForm } from "../form/apply-form.ts";
import { ApplyStepPage } from "../form/apply-step-page.tsx";
import { LinkRows } from "../form/link-rows.tsx";
import type { Route } from "./+types/socials.ts";

const STEP = "socials";

export const meta: Route.MetaFunction = ({ matches }) => toStepMeta(matches, applyForm, STEP);

export default function ApplySocials() {
  return (
    <FieldsStep
      form={applyForm}
      step={STEP}
      page={ApplyStepPage}
      lead="All of these are optional."
      toControls={(form, errors) => ({ links: <LinkRows rows={form.links} errors={errors} /> })}
    />
  );
}
