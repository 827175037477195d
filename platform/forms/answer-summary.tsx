import type { ReactNode } from "react";
import { Link } from "react-router";
import type { FieldErrors } from "#contract/problem.ts";
import { fieldId } from "#design/field/field-aria.ts";
import { FieldErrorText, OptionalMark } from "#design/field/field-texts.tsx";

export type Answer = {
  /** Wire name of the field: an error summary leads to its Change link. */
  name: string;
  label: string;
  /** Empty says that nothing was entered. */
  value: ReactNode;
  optional?: boolean;
};

type AnswerSummaryProps = {
  title: string;
  /** The step that asks for these answers. */
  changeTo: string;
  answers: readonly Answer[];
  errors?: FieldErrors;
};

/** Where a Change link tells the step to lead back to; read it from the location's state. */
export type ChangeState = { backTo?: string };

/** Answers of one step with a Change link each, before they are sent. */
export function AnswerSummary({
  title,
  changeTo,
  answers,
  errors = {},
  backTo,
}: AnswerSummaryProps & { backTo: string }) {
  const state: ChangeState = { backTo };
  return (
    <section className="mt-10 first:mt-0">
      <h2 className="text-title">{title}</h2>
      <dl className="mt-4 border-line border-b">
        {answers.map(({ name, label, value, optional }) => {
          const id = fieldId(name);
          return (
            <div key={name} className="flex gap-4 border-line border-t py-3">
              <div className="min-w-0 flex-1 sm:flex sm:gap-4">
                <dt className="shrink-0 text-ink-soft sm:w-44">
                  {label}
                  {optional && !value ? <OptionalMark /> : null}
                </dt>
                <dd className="wrap-anywhere min-w-0 whitespace-pre-line">
                  {value || <span className="text-ink-soft">Nothing entered</span>}
                  <FieldErrorText id={id} error={errors[name]} />
                </dd>
              </div>
              <Link
                id={id}
                to={changeTo}
                state={state}
                className="link -my-2 inline-flex min-h-11 shrink-0 items-center self-start px-1"
              >
                Change<span className="sr-only"> {label.toLowerCase()}</span>
              </Link>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
