import type { ReactNode } from "react";
import { toPageTitle } from "#app/site/page-meta.ts";
import { useSite } from "#app/site/use-site.ts";
import { ErrorSummary } from "#design/field/error-summary.tsx";
import { FormTitle } from "#design/forms/form-problem.tsx";
import { Notice } from "#design/notice.tsx";
import type { SharedFormState } from "../posted-shared.server.ts";

type SharedFrameProps = { title: string; state?: SharedFormState | undefined; children: ReactNode };

const NO_ERRORS = {};

/** A page of a secret link; the problem of its form, if it has one, is at the top. */
export function SharedFrame({ title, state, children }: SharedFrameProps) {
  const name = useSite()?.name;
  return (
    <div className="page-column pt-8 pb-28 lg:pt-16">
      <FormTitle title={toPageTitle(title, name)} state={state} />
      {state?.problem ? (
        <Notice kind="warning" live className="mb-8">
          {state.problem}
        </Notice>
      ) : null}
      <ErrorSummary errors={state?.errors ?? NO_ERRORS} />
      {children}
    </div>
  );
}
