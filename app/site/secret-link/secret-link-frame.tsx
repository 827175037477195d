import type { ReactNode } from "react";
import { toPageTitle } from "#app/site/metadata/page-meta.ts";
import { useSite } from "#app/site/use-site.ts";
import { ErrorSummary } from "#design/field/error-summary.tsx";
import { FormColumns, type FormColumnsProps } from "#design/forms/form-columns.tsx";
import { FormTitle } from "#design/forms/form-problem.tsx";
import { Notice } from "#design/notice.tsx";
import type { SubmissionState } from "#platform/forms/submitted-form.server.ts";

type SecretLinkFrameProps = {
  title: string;
  /** Of the form of the page, after it was posted. */
  state?: SubmissionState | undefined;
  /** What was just done. */
  done?: string | undefined;
  /** For a page whose form has something beside it; others are as wide as the page. */
  heading?: ReactNode;
  children: ReactNode;
} & Pick<FormColumnsProps, "card" | "aside">;

const NO_ERRORS = {};

/** A page of a secret link, with the outcome of its form at the top. */
export function SecretLinkFrame({
  title,
  state,
  done,
  heading,
  card,
  aside,
  children,
}: SecretLinkFrameProps) {
  const name = useSite()?.name;
  return (
    <div className="overflow-x-clip">
      <div className="page-column pt-8 pb-28 lg:pt-16">
        <FormTitle title={toPageTitle(title, name)} state={state} />
        <div className="max-w-form">
          {state?.problem ? (
            <Notice kind="warning" live className="mb-8">
              {state.problem}
            </Notice>
          ) : null}
          {done && !state ? <Notice kind="success" title={done} live className="mb-8" /> : null}
          <ErrorSummary errors={state?.errors ?? NO_ERRORS} />
        </div>
        {heading ? (
          <FormColumns heading={heading} card={card} aside={aside}>
            {children}
          </FormColumns>
        ) : (
          children
        )}
      </div>
    </div>
  );
}
