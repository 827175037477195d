import { useEffect, useState } from "react";
import {
  addSignature,
  BOOKING_LINK_TEXT,
  hasBookingLink,
  type ReplyTemplate,
} from "#contract/desk/reply-terms.ts";
import { UploadField } from "#design/uploads/upload-field.tsx";
import { useDraft } from "../drafts/use-draft.ts";
import { DeskInput, DeskTextArea } from "../parts/desk-field.tsx";
import { submitOnControlEnter } from "../parts/submit-on-control-enter.ts";
import { useDesk } from "../parts/use-desk.ts";
import { useSubmissionKey } from "../parts/use-submission-key.ts";
import { ConflictNotice } from "../requests/conflict-notice.tsx";
import { useChange } from "../requests/use-change.ts";
import {
  type AfterSending,
  type AnsweredRequest,
  suggestAfterSending,
  toSendLabel,
} from "./after-sending.ts";
import { AfterSendingFields } from "./after-sending-fields.tsx";
import type { Composer } from "./composer-data.service.server.ts";
import { readDraftFile } from "./draft-file.ts";
import { DraftNotice } from "./draft-notice.tsx";
import { ReplyPreview } from "./reply-preview.tsx";
import { SignatureField } from "./signature-field.tsx";
import { TemplateField } from "./template-field.tsx";
import { UndoNotice } from "./undo-notice.tsx";
import { useEarlyText } from "./use-early-text.ts";

type ReplyFormProps = {
  request: AnsweredRequest & {
    reference: string;
    version: number;
    /** Those of the thread that are shown. */
    events: readonly { id: number }[];
  };
  to: string;
  templates: readonly ReplyTemplate[];
  composer: Composer;
};

/**
 * An email to who sent the request. It is emptied once it is stored, and never before; sending the
 * same again after a lost response sends it once.
 */
export function ReplyForm({ request, to, templates, composer }: ReplyFormProps) {
  const { defaultSubject, signature, undoable, isMailboxRead } = composer;
  const lastEventId = request.events.at(-1)?.id ?? 0;
  const { staff } = useDesk();
  const { Form, isSending, outcome, errors, version } = useChange(request.version);
  const key = useSubmissionKey(composer.keys.reply, outcome);
  const place = { reference: request.reference, kind: "reply", staff_id: staff.id } as const;
  const { draft, saver } = useDraft(place, composer.drafts.reply);
  const [isChecked, setChecked] = useState(false);
  const [isSigned, setSigned] = useState(true);
  const [isAttaching, setAttaching] = useState(false);
  const [chosen, setChosen] = useState<AfterSending>();
  const after = chosen ?? suggestAfterSending(request);
  const { subject, body } = draft;
  const change = (text: Parameters<typeof saver.change>[0]) => saver.change(text, lastEventId);
  const form = useEarlyText(["subject", "body"], change);
  useEffect(() => {
    if (outcome?.kind === "conflict") {
      const last = outcome.events.at(-1)?.id;
      if (last) saver.see(last);
    }
    if (outcome?.kind !== "done") return;
    saver.clear();
    setChecked(false);
    setAttaching(false);
    setChosen(undefined);
  }, [outcome, saver]);
  return (
    <div className="space-y-2">
      <UndoNotice reply={undoable} />
      <Form ref={form} method="post" className="space-y-2" data-unsaved="own">
        <ConflictNotice outcome={outcome} />
        <input type="hidden" name="intent" value="reply" />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="seen_event_id" value={draft.seen_event_id ?? lastEventId} />
        <TemplateField
          templates={templates}
          draft={draft}
          signature={signature}
          onChange={change}
        />
        <DeskInput
          label="Subject"
          name="subject"
          errors={errors}
          value={subject}
          placeholder={defaultSubject}
          onChange={(event) => change({ subject: event.target.value })}
          onKeyDown={submitOnControlEnter}
        />
        <DeskTextArea
          label={`Reply to ${to}`}
          name="body"
          errors={errors}
          rows={8}
          value={body}
          onChange={(event) => change({ body: event.target.value })}
          onKeyDown={submitOnControlEnter}
          data-shortcut="r"
        />
        <DraftNotice draft={draft} saver={saver} />
        <SignatureField
          body={body}
          signature={signature}
          isSigned={isSigned}
          onChange={setSigned}
        />
        <p className="text-ink-soft">
          {hasBookingLink(body) ? (
            "The email has a link of their own to book a call."
          ) : (
            <button
              type="button"
              className="link noscript:hidden"
              onClick={() =>
                change({ body: `${body.trimEnd()}\n\n${BOOKING_LINK_TEXT}`.trimStart() })
              }
            >
              Add a link to book a call
            </button>
          )}
        </p>
        {isAttaching || draft.file.attachment || errors.attachment ? (
          <div
            className="noscript:hidden"
            onInput={(event) => change({ file: readDraftFile(event.currentTarget) })}
          >
            <UploadField
              key={`${key} ${draft.loads}`}
              name="attachment"
              purpose="reply"
              label="Attachment"
              hint="PDF or DOCX, up to 10 MB"
              optional
              saved={draft.file}
              error={errors.attachment}
            />
          </div>
        ) : (
          <button type="button" className="link noscript:hidden" onClick={() => setAttaching(true)}>
            Attach a file
          </button>
        )}
        {isChecked ? (
          <ReplyPreview
            to={to}
            subject={subject || defaultSubject}
            body={isSigned ? addSignature(body, signature) : body}
          />
        ) : null}
        <AfterSendingFields request={request} after={after} errors={errors} onChange={setChosen} />
        <p className="flex flex-wrap gap-2">
          <button
            type="submit"
            className="desk-button desk-button-main"
            aria-disabled={isSending}
            aria-keyshortcuts="Control+Enter"
            title="Ctrl Enter"
          >
            {toSendLabel(after)}
          </button>
          <button
            type="button"
            className="desk-button noscript:hidden"
            aria-expanded={isChecked}
            onClick={() => setChecked(!isChecked)}
          >
            Preview
          </button>
        </p>
      </Form>
      {isMailboxRead ? null : (
        <p className="text-ink-soft">Emails are not read here: replies go to your mailbox.</p>
      )}
    </div>
  );
}
