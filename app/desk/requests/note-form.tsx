import { useEffect, useRef } from "react";
import type { FormName } from "#contract/clients/forms.ts";
import { canOpenRequest } from "#contract/desk/request-access.ts";
import { DeskField } from "../parts/desk-field.tsx";
import { submitOnControlEnter } from "../parts/submit-on-control-enter.ts";
import { NOTE_ID } from "../parts/submitted-notice.tsx";
import { useDesk } from "../parts/use-desk.ts";
import type { ChangeOutcome } from "./change-action.server.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { useChange } from "./use-change.ts";
import { useSubmissionKey } from "./use-submission-key.ts";

/** More names are no hint. */
const MAX_NAMES = 8;

type NoteFormProps = {
  /** The form of the request that the note is about. */
  form: FormName;
  /** What a form gave that the browser sent by itself. */
  submission: ChangeOutcome | undefined;
  freshKey: string;
};

/** A private note. It is emptied once it is stored, and never before. */
export function NoteForm({ form: name, submission, freshKey }: NoteFormProps) {
  const { Form, isSending, outcome, errors } = useChange();
  const key = useSubmissionKey(freshKey, outcome);
  const form = useRef<HTMLFormElement>(null);
  const refused = !outcome && submission?.kind === "invalid" ? submission : undefined;
  const { colleagues, staff } = useDesk();
  const others = colleagues.filter((one) => one.id !== staff.id && canOpenRequest(one, name));
  useEffect(() => {
    if (outcome?.kind === "done") form.current?.reset();
  }, [outcome]);
  return (
    <Form ref={form} method="post" className="space-y-2">
      <ConflictNotice outcome={outcome} />
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="key" value={key} />
      <DeskField
        id={NOTE_ID}
        label="Note"
        hint={`Only staff see it. ${toMentionHint(others.map((one) => one.name))}`}
        name="body"
        errors={refused?.note === undefined ? errors : refused.errors}
      >
        {(field) => (
          <textarea
            {...field}
            rows={3}
            defaultValue={refused?.note}
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

/** Who can be named, while they are few. */
function toMentionHint(names: readonly string[]): string {
  if (names.length === 0) return "";
  if (names.length > MAX_NAMES) return "@name emails a colleague.";
  return `@name emails a colleague: ${names.join(", ")}.`;
}
