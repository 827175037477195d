import { useEffect, useRef } from "react";
import { DeskField } from "../parts/desk-field.tsx";
import { submitOnControlEnter } from "../parts/submit-on-control-enter.ts";
import { useChange } from "./use-change.ts";

/** A private note. It is emptied once it is stored, and never before. */
export function NoteForm() {
  const { Form, isSending, outcome, errors } = useChange();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (outcome?.kind === "done") form.current?.reset();
  }, [outcome]);
  return (
    <Form ref={form} method="post" className="space-y-2">
      <input type="hidden" name="intent" value="note" />
      <DeskField
        label="Note"
        hint="Only staff see it. @name emails a colleague."
        name="body"
        errors={errors}
      >
        {(field) => (
          <textarea
            {...field}
            rows={3}
            data-shortcut="n"
            className="desk-control"
            onKeyDown={submitOnControlEnter}
          />
        )}
      </DeskField>
      <button type="submit" className="desk-button" aria-disabled={isSending}>
        Add note
      </button>
    </Form>
  );
}
