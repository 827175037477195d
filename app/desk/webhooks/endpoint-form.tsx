import { Form } from "react-router";
import { MAX_ENDPOINT_URL, WEBHOOK_KINDS } from "#contract/desk/webhook-terms.ts";
import { Choice } from "#design/field/choice.tsx";
import { Fieldset } from "#design/field/fieldset.tsx";
import type { DeskFormState } from "../desk-form-state.ts";
import { DeskInput } from "../parts/desk-field.tsx";
import { EventFields, NameField } from "./endpoint-fields.tsx";

const HINTS = {
  webhook: "A program of yours gets signed JSON.",
  chat: "A channel gets one line with a link.",
} satisfies Record<keyof typeof WEBHOOK_KINDS, string>;
const KINDS = Object.keys(HINTS) as (keyof typeof HINTS)[];

type EndpointFormProps = {
  /** Pressed twice, the form adds one. */
  formKey: string;
  state: DeskFormState | undefined;
};

/** Adds an endpoint. */
export function EndpointForm({ formKey, state }: EndpointFormProps) {
  const errors = state?.errors ?? {};
  return (
    <Form method="post" noValidate className="max-w-form space-y-3">
      <input type="hidden" name="key" value={formKey} />
      <Fieldset id="kind" legend="What it is" error={errors.kind}>
        {KINDS.map((kind, index) => (
          <Choice
            key={kind}
            type="radio"
            id={index === 0 ? "kind" : kind}
            name="kind"
            value={kind}
            label={WEBHOOK_KINDS[kind]}
            hint={HINTS[kind]}
            defaultChecked={(state?.input.kind ?? "webhook") === kind}
          />
        ))}
      </Fieldset>
      <NameField state={state} />
      <DeskInput
        id="url"
        name="url"
        label="URL"
        hint="It begins with https:// and is reached from the internet."
        errors={errors}
        type="url"
        autoComplete="off"
        maxLength={MAX_ENDPOINT_URL}
        defaultValue={state?.input.url}
      />
      <EventFields state={state} />
      <button type="submit" className="desk-button">
        Add endpoint
      </button>
    </Form>
  );
}
