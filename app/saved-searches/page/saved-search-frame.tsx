import type { ReactNode } from "react";
import { toPageTitle } from "#app/site/page-meta.ts";
import { useSite } from "#app/site/use-site.ts";
import { ErrorSummary } from "#design/field/error-summary.tsx";
import { FormTitle } from "#design/forms/form-problem.tsx";
import { Notice } from "#design/notice.tsx";
import type { SavedSearchState } from "./posted-saved-search.server.ts";

type SavedSearchFrameProps = {
  title: string;
  /** What was just done. */
  done: string | null;
  state: SavedSearchState | undefined;
  children: ReactNode;
};

const NO_ERRORS = {};

const DONE: Readonly<Record<string, string>> = {
  confirmed: "Your search is confirmed. We email you when someone new matches",
  changed: "Your changes are saved",
};

/** The page of a link, with the outcome of its forms at the top. */
export function SavedSearchFrame({ title, done, state, children }: SavedSearchFrameProps) {
  const name = useSite()?.name;
  const success = state ? undefined : DONE[done ?? ""];
  return (
    <div className="page-column pt-8 pb-28 lg:pt-16">
      <FormTitle title={toPageTitle(title, name)} state={state} />
      <div className="mx-auto max-w-form lg:mx-0">
        {state?.problem ? (
          <Notice kind="warning" live className="mb-8">
            {state.problem}
          </Notice>
        ) : null}
        {success ? <Notice kind="success" title={success} live className="mb-8" /> : null}
        <ErrorSummary errors={state?.errors ?? NO_ERRORS} />
        {children}
      </div>
    </div>
  );
}
