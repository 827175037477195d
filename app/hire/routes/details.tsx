import { toStepMeta } from "#app/requests/form/step-meta.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { FieldsStep } from "#design/forms/fields-step.tsx";
import { ChosenNames } from "../chosen-names.tsx";
import { HIRE_SCRIPT } from "../first-script.ts";
import { hireForm } from "../hire-form.ts";
import { HireStepPage } from "../hire-step-page.tsx";
import type { Route } from "./+types/details.ts";

export const handle: PageHandle = { firstScript: HIRE_SCRIPT };

export const meta: Route.MetaFunction = ({ matches }) => toStepMeta(matches, hireForm, "details");

export default function Details() {
  return (
    <FieldsStep
      form={hireForm}
      step="details"
      page={HireStepPage}
      lead={<ChosenNames />}
      className="space-y-8"
    />
  );
}
