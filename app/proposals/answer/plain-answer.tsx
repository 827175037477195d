import { lazy, Suspense } from "react";
import { ErrorSummary } from "#design/field/error-summary.tsx";
import { FormProblem } from "#design/forms/form-problem.tsx";
import type { PageFormState } from "#platform/forms/page-form-state.ts";
import type { PlainAnswerProps } from "./plain-answer-form.tsx";

// React leaves the content of a noscript alone: a browser with JavaScript needs no code for it.
const PlainAnswerForm = lazy(async () => ({
  default: (await import("./plain-answer-form.tsx")).PlainAnswerForm,
}));

/** The answer to a proposal without JavaScript: select the members and send. */
export function PlainAnswer(answer: PlainAnswerProps) {
  if (answer.proposal.members.length === 0) return null;
  return (
    // Its fields have the names and ids of the panel, which only exists with JavaScript.
    <noscript>
      {import.meta.env.SSR ? (
        <Suspense>
          <PlainAnswerForm {...answer} />
        </Suspense>
      ) : null}
    </noscript>
  );
}

/** Why the answer was not sent, at the top of the page. */
export function PlainAnswerProblem({ state }: { state: PageFormState }) {
  return (
    <div className="noscript:block page-column hidden pt-8">
      <FormProblem noun="answer" state={state} />
      <ErrorSummary errors={state.errors} />
    </div>
  );
}
