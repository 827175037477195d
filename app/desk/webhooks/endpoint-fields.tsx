import {
  MAX_ENDPOINT_NAME,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_EVENTS,
  type WebhookEventType,
} from "#contract/desk/webhook-terms.ts";
import { Choice } from "#design/field/choice.tsx";
import { Fieldset } from "#design/field/fieldset.tsx";
import type { DeskFormState } from "../desk-form-state.ts";
import { DeskInput } from "../parts/desk-field.tsx";

type EndpointFieldsProps = {
  /** As they are stored; none for a new endpoint. */
  stored?: { name: string; events: readonly WebhookEventType[] };
  state: DeskFormState | undefined;
};

export function NameField({ stored, state }: EndpointFieldsProps) {
  return (
    <DeskInput
      id="name"
      name="name"
      label="Name"
      hint="What receives it, like “Requests into our CRM”"
      errors={state?.errors ?? {}}
      autoComplete="off"
      maxLength={MAX_ENDPOINT_NAME}
      defaultValue={state?.input.name ?? stored?.name}
    />
  );
}

export function EventFields({ stored, state }: EndpointFieldsProps) {
  return (
    <Fieldset id="events" legend="What is sent" error={state?.errors.events}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {WEBHOOK_EVENT_TYPES.map((type, index) => (
          <Choice
            key={type}
            type="checkbox"
            id={index === 0 ? "events" : type}
            name={type}
            label={WEBHOOK_EVENTS[type]}
            hint={type}
            defaultChecked={
              state ? state.input[type] !== undefined : (stored?.events.includes(type) ?? false)
            }
          />
        ))}
      </div>
    </Fieldset>
  );
}
