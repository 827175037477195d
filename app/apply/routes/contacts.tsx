import { toStepMeta } from "#app/requests/form/step-meta.ts";
import { FieldsStep } from "#design/forms/fields-step.tsx";
import { applyForm } from "../form/apply-form.ts";
import { ApplyStepPage } from "../form/apply-step-page.tsx";
import type { Route } from "./+types/contacts.ts";

export const meta: Route.MetaFunction = ({ matches }) => toStepMeta(matches, applyForm, "contacts");

export default function ApplyContacts() {
  return <FieldsStep form={applyForm} step="contacts" page={ApplyStepPage} />;
}
