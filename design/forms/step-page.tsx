import { ChevronLeft } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { FieldErrors } from "#contract/http/problem.ts";
import type { OnePage } from "#platform/forms/one-page.ts";
import { useErrorTitle } from "#platform/forms/use-step-form.ts";
import { ErrorSummary } from "../field/error-summary.tsx";
import { useOpenErrors } from "../field/settled-errors.ts";
import { Icon } from "../icon.tsx";
import { Progress } from "../loading/progress.tsx";
import { Skeleton } from "../loading/skeleton.tsx";
import { OnePageLink } from "./one-page-link.tsx";
import { StepTitle } from "./step-title.tsx";

export type StepPageProps = {
  title: string;
  /** The sentence below the title. */
  lead?: ReactNode;
  backTo: string;
  /** Undefined on a step without a number. */
  progress: { step: number; of: number } | undefined;
  errors: FieldErrors;
  /** False until the saved state of this browser is known. */
  isReady: boolean;
  /** The step consists of what the browser has: until that is known its space is reserved. */
  needsBrowser?: boolean;
  onePage: OnePage;
  /** Shown without JavaScript in place of the form. */
  withoutScript: ReactNode;
  /** Beside the form where there is space. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The layout of every step: heading, Back link, progress, error summary (product §3). */
export function StepPage({
  title,
  lead,
  backTo,
  progress,
  errors,
  isReady,
  needsBrowser = false,
  onePage,
  withoutScript,
  aside,
  children,
}: StepPageProps) {
  const openErrors = useOpenErrors(errors);
  useErrorTitle(Object.keys(openErrors).length > 0);
  return (
    <div className="page-column form-columns pt-4 pb-28 lg:pt-8">
      <div className="min-w-0">
        <Link
          to={backTo}
          className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-field pr-3 pl-1 text-sm underline-offset-4 hover:underline"
        >
          <Icon of={ChevronLeft} className="size-4" />
          Back
        </Link>
        <div className="mt-4 mb-8">{progress ? <Progress {...progress} /> : null}</div>
        <ErrorSummary errors={openErrors} attempt={errors} />
        <StepTitle>{title}</StepTitle>
        {lead ? <p className="mt-4 text-ink-soft">{lead}</p> : null}
        {/* Filled by AnswersNotSaved. */}
        <div id="not-saved" />
        <div className="mt-8">
          {isReady ? null : <div className="hidden scripting-none:block">{withoutScript}</div>}
          <div className="scripting-none:hidden">
            {isReady || !needsBrowser ? children : <StepPlace onePage={onePage} />}
          </div>
        </div>
      </div>
      {aside ? <div className="hidden lg:block">{isReady ? aside : null}</div> : null}
    </div>
  );
}

/**
 * As tall as a screen: elements below the form do not jump when it appears. A step that does not
 * appear gives way to a link.
 */
function StepPlace({ onePage }: { onePage: OnePage }) {
  return (
    <div className="relative min-h-dvh">
      <div className="hidden-when-late">
        {["one", "two", "three"].map((place) => (
          <div key={place} className="mb-8">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="mt-3 h-12 w-full" />
          </div>
        ))}
      </div>
      <div className="shown-when-late absolute inset-x-0 top-0">
        <OnePageLink to={onePage.path} onePage={onePage} label="Open the form on one page">
          This step is loading slowly. The form on one page has your answers so far.
        </OnePageLink>
      </div>
    </div>
  );
}
