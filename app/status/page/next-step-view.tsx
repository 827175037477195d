import type { NextStep } from "../next-step.ts";

type NextStepViewProps = { next: NextStep; email: string | undefined };

/** What happens next and when; after the time has passed, how to reach the agency. */
export function NextStepView({ next: { step, to, date, overdue }, email }: NextStepViewProps) {
  return (
    <>
      <dl className="figures mt-6 space-y-3">
        <div>
          <dt className="text-ink-soft text-sm">Next step</dt>
          <dd className="font-medium">
            {to ? (
              <a href={to} className="link">
                {step}
              </a>
            ) : (
              step
            )}
          </dd>
        </div>
        {date ? (
          <div>
            <dt className="text-ink-soft text-sm">{date.label}</dt>
            <dd className="font-medium">{date.text}</dd>
          </div>
        ) : null}
      </dl>
      {overdue ? (
        <p className="mt-4">
          {overdue} If you're waiting for us,{" "}
          <a href="#write" className="link">
            send us a message
          </a>
          {email ? (
            <>
              {" "}
              or email{" "}
              <a href={`mailto:${email}`} className="link wrap-anywhere">
                {email}
              </a>
            </>
          ) : null}
          .
        </p>
      ) : null}
    </>
  );
}
