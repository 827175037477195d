import type { ReactNode } from "react";
import { Link } from "react-router";
import type { FieldErrors } from "#contract/http/problem.ts";
import type { ChangeState } from "#platform/forms/use-step.ts";
import { classNames } from "../class-names.ts";
import { fieldId } from "../field/field-aria.ts";
import { FieldErrorText, OptionalMark } from "../field/field-texts.tsx";

export type Answer = {
  /** Wire name of the field: the error summary links to its Change link. */
  name: string;
  label: string;
  /** Empty says that nothing was entered. */
  value: ReactNode;
  optional?: boolean;
};

type AnswerSummaryProps = {
  title: string;
  answers: readonly Answer[];
  /** The step that asks for these answers. */
  changeTo: string;
  /** The page that shows this summary. */
  backTo: string;
  errors: FieldErrors;
  /** Part of a box with a heading of its own: smaller, and a level below. */
  isPart?: boolean;
};

/** Answers of one step, each with a Change link. */
export function AnswerSummary({
  title,
  answers,
  changeTo,
  backTo,
  errors,
  isPart = false,
}: AnswerSummaryProps) {
  const state: ChangeState = { backTo };
  return (
    <section
      className={classNames("@container", isPart ? "mt-6 text-sm first:mt-0" : "mt-10 first:mt-0")}
    >
      {isPart ? <h3 className="font-medium">{title}</h3> : <h2 className="text-title">{title}</h2>}
      <dl className={classNames("border-line border-b", isPart ? "mt-2" : "mt-4")}>
        {answers.map(({ name, label, value, optional }) => {
          const id = fieldId(name);
          return (
            <div
              key={name}
              className={classNames(
                "grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-t @min-[32rem]:grid-cols-[11rem_minmax(0,1fr)_auto]",
                isPart ? "py-2" : "py-3",
              )}
            >
              <dt className="col-start-1 row-start-1 text-ink-soft">
                {label}
                {optional && !value ? <OptionalMark /> : null}
              </dt>
              <dd className="wrap-anywhere col-span-2 col-start-1 row-start-2 whitespace-pre-line @min-[32rem]:col-span-1 @min-[32rem]:col-start-2 @min-[32rem]:row-start-1">
                {value || <span className="text-ink-soft">Nothing entered</span>}
                <FieldErrorText id={id} error={errors[name]} />
              </dd>
              <dd className="col-start-2 row-start-1 -my-2.5 @min-[32rem]:col-start-3">
                <Link
                  id={id}
                  to={changeTo}
                  state={state}
                  className="link inline-flex min-h-11 items-center px-1"
                >
                  Change<span className="sr-only"> {label.toLowerCase()}</span>
                </Link>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
