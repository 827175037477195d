import type { ReactNode } from "react";
import { ErrorSummary } from "#design/field/error-summary.tsx";
import { Notice } from "#design/notice.tsx";
import type { DeskFormState } from "../desk-form-state.ts";

const NO_ERRORS = {};

type ChangeNoticeProps = {
  state: DeskFormState | undefined;
  /** What was done before this page was opened. */
  done: ReactNode;
};

/** Above the forms of a page: what was changed, or why nothing was. */
export function ChangeNotice({ state, done }: ChangeNoticeProps) {
  return (
    <div className="max-w-reading px-4 pt-1 pb-4 empty:hidden">
      {state?.problem ? (
        <div role="alert">
          <Notice kind="warning" title="Nothing was changed">
            {state.problem}
          </Notice>
        </div>
      ) : null}
      <ErrorSummary errors={state?.errors ?? NO_ERRORS} />
      {done && !state ? (
        <Notice kind="success" live>
          {done}
        </Notice>
      ) : null}
    </div>
  );
}
