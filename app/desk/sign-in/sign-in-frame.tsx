import type { ReactNode } from "react";
import { GuardedForms } from "#app/shell/page-loads/guarded-forms.tsx";
import { toPageTitle } from "#app/site/metadata/page-meta.ts";
import { useSite } from "#app/site/use-site.ts";
import { ErrorSummary } from "#design/field/error-summary.tsx";
import { FormTitle } from "#design/forms/form-problem.tsx";
import { Notice } from "#design/notice.tsx";
import type { DeskFormState } from "../desk-form-state.ts";

type SignInFrameProps = {
  title: string;
  lead?: ReactNode;
  /** Undefined until a form was posted. */
  state?: DeskFormState | undefined;
  children?: ReactNode;
};

const NO_ERRORS = {};

/** The layout of the pages before the desk: one column, the agency's name above it. */
export function SignInFrame({ title, lead, state, children }: SignInFrameProps) {
  const name = useSite()?.name;
  const errors = state?.errors ?? NO_ERRORS;
  return (
    <main id="content" className="mx-auto min-h-dvh w-full max-w-form px-4 pt-10 pb-16 sm:pt-20">
      <FormTitle title={toPageTitle(`${title} – desk`, name)} state={state} />
      <p className="mb-8 font-semibold">{name} desk</p>
      {state?.problem ? (
        <div role="alert" className="mb-8">
          <Notice kind="warning" title="There is a problem">
            {state.problem}
          </Notice>
        </div>
      ) : null}
      <ErrorSummary errors={errors} />
      <h1 className="text-heading">{title}</h1>
      {lead ? <div className="mt-3 text-ink-soft">{lead}</div> : null}
      {children}
      <GuardedForms />
    </main>
  );
}
