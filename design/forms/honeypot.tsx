import { HONEYPOT_FIELD } from "#contract/clients/forms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { classNames } from "../class-names.ts";
import { TextField } from "../field/text-field.tsx";

/**
 * A field that bots fill and people never see. It is shown when it is the reason for a refusal: a
 * password manager may have filled it.
 */
export function Honeypot({ errors }: { errors: FieldErrors }) {
  const error = errors[HONEYPOT_FIELD];
  return (
    <div
      aria-hidden={error ? undefined : true}
      className={classNames("mb-6", !error && "absolute -left-[200vw] h-px w-px overflow-hidden")}
    >
      <TextField
        name={HONEYPOT_FIELD}
        label="Leave this field empty"
        error={error}
        autoComplete="off"
        tabIndex={error ? 0 : -1}
      />
    </div>
  );
}
