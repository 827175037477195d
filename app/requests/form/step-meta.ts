import { toPageMeta } from "#app/site/metadata/page-meta.ts";
import type { SavedForm } from "#platform/forms/answers.store.ts";
import type { SteppedForm } from "#platform/forms/stepped-form.ts";

type Matches = Parameters<typeof toPageMeta>[0];

/** Metadata of a step, which search engines don't list. */
export function toStepMeta<Form extends SavedForm, Step extends string>(
  matches: Matches,
  form: Pick<SteppedForm<Form, Step>, "steps" | "step">,
  step: Step,
  description?: string,
) {
  const { title } = form.step[step];
  const path = `${form.steps.base}/${step}`;
  return toPageMeta(matches, { title, description, path, noindex: true });
}
