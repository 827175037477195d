import type { ReactNode } from "react";
import { toPageTitle } from "#app/site/metadata/page-meta.ts";
import { useSite } from "#app/site/use-site.ts";
import { ErrorSummary } from "#design/field/error-summary.tsx";
import { FormTitle } from "#design/forms/form-problem.tsx";
import { Notice } from "#design/notice.tsx";
import type { SubmissionState } from "#platform/forms/submitted-form.server.ts";

type SecretLinkFrameProps = {
  title: string;
  /** Of the form of the page, after it was posted. */
  state?: SubmissionState | undefined;
  /** What was just done. */
  done?: string | undefined;
  /** As wide as the page, not as a form. */
  isWide?: boolean;
  children: ReactNode;
};

const NO_ERRORS = {};

/** A page of a secret link, with the outcome of its form at the top. */
export function SecretLinkFrame({ title, state, done, isWide, children }: SecretLinkFrameProps) {
  const name = useSite()?.name;
  return (
    <div className="page-column pt-8 pb-28 lg:pt-16">
      <FormTitle title={toPageTitle(title, name)} state={state} />
      <div className={isWide ? undefined : "mx-auto max-w-form lg:mx-0"}>
        {state?.problem ? (
          <Notice kind="warning" live className="mb-8">
            {state.problem}
          </Notice>
        ) : null}
        {done && !state ? <Notice kind="success" title={done} live className="mb-8" /> : null}
        <ErrorSummary errors={state?.errors ?? NO_ERRORS} />
        {children}
      </div>
    </div>
  );
}
