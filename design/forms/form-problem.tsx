import type { PageFormState } from "#platform/forms/page-form-state.ts";
import { Notice } from "../notice.tsx";

type FormTitleProps = {
  title: string;
  state: Pick<PageFormState, "errors" | "problem"> | undefined;
};

/** The title of the document, with "Error: " in front when the form has errors. */
export function FormTitle({ title, state }: FormTitleProps) {
  const hasErrors = Object.keys(state?.errors ?? {}).length > 0 || Boolean(state?.problem);
  return <title>{`${hasErrors ? "Error: " : ""}${title}`}</title>;
}

type FormProblemProps = {
  /** What is sent: "request". */
  noun: string;
  state: PageFormState | undefined;
};

/** Why nothing was stored, for errors that belong to no control. */
export function FormProblem({ noun, state }: FormProblemProps) {
  if (!state?.problem) return null;
  return (
    <div role="alert" className="mb-8">
      <Notice kind="warning" title={`Your ${noun} wasn't sent`}>
        {state.problem}
        {state.isUnread ? " Go back in your browser to see what you entered." : null}
      </Notice>
    </div>
  );
}
