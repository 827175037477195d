import { type MouseEvent, useEffect, useRef } from "react";
import { errorTexts, type FieldError, fieldId } from "./field-aria.ts";

type ErrorSummaryProps = {
  /** Field name → its error, in the order of the page. Empty shows nothing. */
  errors: Readonly<Record<string, FieldError>>;
  /** Another object at each attempt to go on; without it `errors` is. */
  attempt?: object;
  title?: string;
};

/** Moves to the field and shows its label or legend as well, not only the control. */
function leadToField(event: MouseEvent<HTMLAnchorElement>, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  // Nothing in a closed disclosure takes the focus.
  field.closest("details")?.setAttribute("open", "");
  const label = field.closest("fieldset") ?? document.querySelector(`label[for="${id}"]`) ?? field;
  label.scrollIntoView({ block: "start" });
  field.focus({ preventScroll: true });
}

/** Errors of a form, at its top; takes focus when it appears and at each attempt. */
export function ErrorSummary({
  errors,
  attempt = errors,
  title = "There is a problem",
}: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const rows = Object.entries(errors).flatMap(([name, error]) =>
    errorTexts(error).map((text) => ({ id: fieldId(name), text })),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt focuses the summary again
  useEffect(() => {
    summary.current?.focus();
  }, [attempt]);

  if (rows.length === 0) return null;
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: for a page without scripts, which comes back with its errors
      autoFocus
      aria-labelledby="error-summary-title"
      className="mb-8 rounded-card border-2 border-red p-6 focus-visible:outline-red"
    >
      <h2 id="error-summary-title" className="text-title">
        {title}
      </h2>
      <ul className="mt-3 space-y-1">
        {rows.map((row) => (
          <li key={`${row.id} ${row.text}`}>
            <a
              href={`#${row.id}`}
              onClick={(event) => leadToField(event, row.id)}
              className="inline-block py-1 font-medium text-red underline underline-offset-4 hover:decoration-2"
            >
              {row.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
