import { Form, useNavigation } from "react-router";
import type { DeskFormState } from "../desk-form-state.ts";
import { DeskInput } from "../parts/desk-field.tsx";
import { Panel } from "../parts/panel.tsx";

type EraseFormProps = { address: string; state: DeskFormState | undefined };

/** Erases a person once their address was typed. */
export function EraseForm({ address, state }: EraseFormProps) {
  const isSending = useNavigation().state === "submitting";
  const problem = state?.problem ?? state?.errors.sign_in?.[0];
  return (
    <Panel title="Erase">
      <p className="mb-3 max-w-reading text-ink-soft">
        This erases everything above. You can't undo it. Open requests and applications end without
        an email, upcoming calls are cancelled, and links in our emails stop working.
      </p>
      {problem ? (
        <p role="alert" className="mb-3 text-red">
          {problem}
        </p>
      ) : null}
      <Form method="post" noValidate className="max-w-form space-y-3">
        <DeskInput
          label={`Type ${address} to confirm`}
          name="confirmation"
          errors={state?.errors ?? {}}
          type="text"
          inputMode="email"
          autoComplete="off"
          defaultValue={state?.input.confirmation}
        />
        <button type="submit" aria-disabled={isSending} className="desk-button">
          {isSending ? "Erasing…" : "Erase this person"}
        </button>
      </Form>
    </Panel>
  );
}
