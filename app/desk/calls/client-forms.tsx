import { useEffect, useRef } from "react";
import { MAX_CALL_TEXT } from "#contract/calls/desk-call-terms.ts";
import { DeskField } from "../parts/desk-field.tsx";
import { submitOnControlEnter } from "../parts/submit-on-control-enter.ts";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { ChangeNotices } from "./change-notices.tsx";
import { useChangeCall } from "./use-change-call.ts";

type CallFormProps = {
  call: { sequence: number };
  /** Whether the change is possible; the toast outlasts the form. */
  isShown: boolean;
};

/** Emails the client their link to choose another time. */
export function AskForm(props: CallFormProps) {
  return (
    <ClientForm
      {...props}
      intent="ask"
      field={{
        name: "message",
        label: "Message to the client (optional)",
        hint: "They'll get a link to choose another time. Until they do, the call stays as it is.",
      }}
      button="Ask for another time"
      done="Client asked for another time"
    />
  );
}

/** Cancels a call with a reason, which the client reads. */
export function CancelForm(props: CallFormProps) {
  return (
    <ClientForm
      {...props}
      intent="cancel"
      field={{
        name: "reason",
        label: "Reason for cancelling",
        hint: "The client sees this in the email.",
      }}
      button="Cancel the call"
      done="Call cancelled. We've emailed everyone"
    />
  );
}

type ClientFormProps = CallFormProps & {
  intent: "ask" | "cancel";
  field: { name: string; label: string; hint: string };
  button: string;
  /** Text of the toast. */
  done: string;
};

/** A change with a text for the client. It is emptied once it is stored, and never before. */
function ClientForm({ call, isShown, intent, field, button, done }: ClientFormProps) {
  const { Form, isSending, outcome, errors } = useChangeCall();
  const form = useRef<HTMLFormElement>(null);
  useChangeToast({ outcome, text: done });
  useEffect(() => {
    if (outcome?.kind === "done") form.current?.reset();
  }, [outcome]);
  if (!isShown) return null;
  return (
    <Form ref={form} method="post" className="space-y-2">
      <ChangeNotices outcome={outcome} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="sequence" value={call.sequence} />
      <DeskField {...field} errors={errors}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={MAX_CALL_TEXT}
            className="desk-control"
            onKeyDown={submitOnControlEnter}
          />
        )}
      </DeskField>
      <button type="submit" className="desk-button" aria-disabled={isSending}>
        {button}
      </button>
    </Form>
  );
}
