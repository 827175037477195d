import { errorTexts, type FieldError } from "../field/field-aria.ts";
import { Notice } from "../notice.tsx";

/** `errors` is the server's response: one text, or a list that is joined by commas. */
export type PopupProblemProps = { title: string; errors: FieldError };

/** Why a popup's action failed; nothing without an error. */
export function PopupProblem({ title, errors }: PopupProblemProps) {
  const texts = errorTexts(errors);
  if (texts.length === 0) return null;
  return (
    <div role="alert" className="mt-4">
      <Notice kind="warning" title={title}>
        {texts.join(", ")}
      </Notice>
    </div>
  );
}
