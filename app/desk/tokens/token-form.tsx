import { Form } from "react-router";
import {
  type AccessScope,
  DEFAULT_TOKEN_DAYS,
  MAX_TOKEN_NAME,
  SCOPE_LABELS,
  TOKEN_DAYS,
} from "#contract/desk/access-token-terms.ts";
import { Choice } from "#design/field/choice.tsx";
import { Fieldset } from "#design/field/fieldset.tsx";
import type { DeskFormState } from "../desk-form-state.ts";
import { DeskInput, DeskSelect } from "../parts/desk-field.tsx";

type TokenFormProps = {
  /** Pressed twice, the form creates one. */
  formKey: string;
  /** Those that the role of its owner includes. */
  scopes: readonly AccessScope[];
  state: DeskFormState | undefined;
};

/** Creates an access token of who is signed in. */
export function TokenForm({ formKey, scopes, state }: TokenFormProps) {
  const errors = state?.errors ?? {};
  return (
    <Form method="post" noValidate className="max-w-form space-y-3">
      <input type="hidden" name="key" value={formKey} />
      <DeskInput
        id="name"
        name="name"
        label="Name"
        hint="What uses it, like “Requests into our spreadsheet”"
        errors={errors}
        autoComplete="off"
        maxLength={MAX_TOKEN_NAME}
        defaultValue={state?.input.name}
      />
      <Fieldset id="scopes" legend="What it may do" error={errors.scopes}>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {scopes.map((scope, index) => (
            <Choice
              key={scope}
              type="checkbox"
              id={index === 0 ? "scopes" : scope}
              name={scope}
              label={SCOPE_LABELS[scope]}
              hint={scope}
              defaultChecked={state?.input[scope] !== undefined}
            />
          ))}
        </div>
      </Fieldset>
      <DeskSelect
        id="days"
        name="days"
        label="Expires after"
        errors={errors}
        defaultValue={state?.input.days ?? DEFAULT_TOKEN_DAYS}
      >
        {TOKEN_DAYS.map((days) => (
          <option key={days} value={days}>
            {days} days
          </option>
        ))}
      </DeskSelect>
      <button type="submit" name="intent" value="create" className="desk-button">
        Create token
      </button>
    </Form>
  );
}
