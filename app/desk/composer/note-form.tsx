import { useEffect, useState } from "react";
import type { FormName } from "#contract/clients/forms.ts";
import { canOpenRequest } from "#contract/desk/request-access.ts";
import type { RequestDraft } from "#contract/desk/request-draft-terms.ts";
import { useDraft } from "../drafts/use-draft.ts";
import { DeskTextArea } from "../parts/desk-field.tsx";
import { submitOnControlEnter } from "../parts/submit-on-control-enter.ts";
import { NOTE_ID } from "../parts/submitted-notice.tsx";
import { useDesk } from "../parts/use-desk.ts";
import { useSubmissionKey } from "../parts/use-submission-key.ts";
import type { ChangeOutcome } from "../requests/change-action.server.ts";
import { ConflictNotice } from "../requests/conflict-notice.tsx";
import { useChange } from "../requests/use-change.ts";
import { toNamedText } from "../time/away-text.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { useEarlyText } from "./use-early-text.ts";

/** More names are no hint. */
const MAX_NAMES = 8;

type NoteFormProps = {
  /** What the note is about. */
  request: { reference: string; form: FormName };
  /** What a form gave that the browser sent by itself. */
  submission: ChangeOutcome | undefined;
  freshKey: string;
  draft: RequestDraft | undefined;
};

/** A private note. It is emptied once it is stored, and never before. */
export function NoteForm({ request, submission, freshKey, draft: stored }: NoteFormProps) {
  const { Form, isSending, outcome, errors } = useChange();
  const key = useSubmissionKey(freshKey, outcome);
  const refused = !outcome && submission?.kind === "invalid" ? submission : undefined;
  const { colleagues, staff } = useDesk();
  const others = colleagues.filter(
    (one) => one.id !== staff.id && canOpenRequest(one, request.form),
  );
  const place = { reference: request.reference, kind: "note", staff_id: staff.id } as const;
  const shown = refused?.note === undefined ? stored : toRefusedDraft(refused.note, stored);
  const { draft, saver } = useDraft(place, shown);
  const change = (text: { body?: string }) => saver.change(text, 0);
  const form = useEarlyText(["body"], change);
  const [isEntered, setEntered] = useState(false);
  // One line until it is needed.
  const isOpen = isEntered || draft.body !== "";
  useEffect(() => {
    if (outcome?.kind === "done") saver.clear();
  }, [outcome, saver]);
  return (
    <Form ref={form} method="post" className="space-y-2" data-unsaved="own">
      <ConflictNotice outcome={outcome} />
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="key" value={key} />
      <DeskTextArea
        id={NOTE_ID}
        label="Note"
        {...(isOpen
          ? { hint: `Only staff see it. ${toMentionHint(others.map(toNamedText))}` }
          : {})}
        name="body"
        errors={refused?.note === undefined ? errors : refused.errors}
        rows={isOpen ? 3 : 1}
        onFocus={() => setEntered(true)}
        value={draft.body}
        onChange={(event) => change({ body: event.target.value })}
        data-shortcut="n"
        onKeyDown={submitOnControlEnter}
      />
      <DraftNotice draft={draft} saver={saver} />
      <button
        type="submit"
        className={isOpen ? "desk-button" : "desk-button hidden noscript:inline-flex"}
        aria-disabled={isSending}
      >
        Add note
      </button>
    </Form>
  );
}

/** The text of a note that was refused, in a page without JavaScript. */
const toRefusedDraft = (body: string, stored: RequestDraft | undefined): RequestDraft => ({
  subject: "",
  file: null,
  seen_event_id: 0,
  revision: 1,
  replaced: null,
  ...stored,
  body,
});

/** Who can be named, while they are few. */
function toMentionHint(names: readonly string[]): string {
  if (names.length === 0) return "";
  if (names.length > MAX_NAMES) return "@name emails a colleague.";
  return `@name emails a colleague: ${names.join(", ")}.`;
}
