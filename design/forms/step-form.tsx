import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import type { SavedForm } from "#platform/forms/answers.store.ts";
import type { SteppedForm } from "#platform/forms/stepped-form.ts";
import { useEarlyInput } from "#platform/forms/use-early-input.ts";
import { useForeignChanges } from "#platform/forms/use-foreign-changes.ts";
import { ContinueButton } from "./continue-button.tsx";
import { SavedAnswers } from "./saved-answers.tsx";

type StepFormProps<Form extends SavedForm> = {
  form: Pick<SteppedForm<Form>, "name" | "onePage" | "store">;
  /** From `useAnswersStep`. */
  step: { isSchemaMissing: boolean; formProps: ComponentProps<"form"> };
  /** What the server renders; the answers of an untouched form without it. */
  empty?: Form;
  /** What this browser has saved; the answers of the form without it. */
  read?: () => Form;
  className: string;
  /** The controls, with `defaultValue`s. */
  children: (answers: Form) => ReactNode;
};

/**
 * The controls of a step and Continue. Before hydration the browser posts them to the form on one
 * page, with all that it has saved.
 */
export function StepForm<Form extends SavedForm>({
  form,
  step,
  empty = form.store.getInitialState(),
  read = form.store.getState,
  className,
  children,
}: StepFormProps<Form>) {
  const element = useRef<HTMLFormElement>(null);
  const { isRestored, readAnswers } = useEarlyInput(element, { empty, read });
  const changes = useForeignChanges(form.name);
  const isHydrated = useHydrated();
  return (
    <form
      ref={element}
      method="post"
      action={form.onePage.path}
      encType="multipart/form-data"
      // Saved at every input, unlike other forms that are posted.
      data-unsaved="own"
      {...step.formProps}
      className={className}
    >
      {isHydrated ? null : <SavedAnswers of={form.onePage} />}
      <Controls key={`${isRestored} ${changes}`} read={readAnswers}>
        {children}
      </Controls>
      <ContinueButton isSchemaMissing={step.isSchemaMissing} />
    </form>
  );
}

type ControlsProps<Form> = { read: () => Form; children: (answers: Form) => ReactNode };

/** The controls have the answers themselves: later ones come with another key. */
function Controls<Form>({ read, children }: ControlsProps<Form>) {
  const [answers] = useState(read);
  return children(answers);
}
