import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  BOOKING_LINK_TEXT,
  hasBookingLink,
  type ReplyTemplate,
} from "#contract/desk/reply-terms.ts";
import { UploadField } from "#design/uploads/upload-field.tsx";
import { DeskField } from "../parts/desk-field.tsx";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { toShownReply } from "./event-text.ts";
import { useChange } from "./use-change.ts";
import { useSubmissionKey } from "./use-submission-key.ts";

type ReplyFormProps = {
  to: string;
  templates: readonly ReplyTemplate[];
  freshKey: string;
};

/**
 * An email to who sent the request. It is emptied once it is stored, and never before; sending the
 * same again after a lost response sends it once.
 */
export function ReplyForm({ to, templates, freshKey }: ReplyFormProps) {
  const { Form, isSending, outcome, errors } = useChange();
  const key = useSubmissionKey(freshKey, outcome);
  const [subject, setSubject] = useState("");
  const subjectField = useRef<HTMLInputElement>(null);
  const [body, setBody] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [filled, setFilled] = useState("");
  useChangeToast({ outcome, text: "Reply on its way" });
  // After Back the browser has restored the subject, of which the hydrated form does not know.
  useLayoutEffect(() => setSubject(subjectField.current?.value ?? ""), []);
  const changeSubject = useCallback((text: string) => {
    setSubject(text);
    if (subjectField.current) subjectField.current.value = text;
  }, []);
  useEffect(() => {
    if (outcome?.kind !== "done") return;
    changeSubject("");
    setBody("");
    setChecked(false);
  }, [outcome, changeSubject]);
  const fill = (slug: string) => {
    const template = templates.find((one) => one.slug === slug);
    if (!template) return;
    changeSubject(template.subject);
    const isOwnText = body.trim() !== "" && body !== filled;
    setBody(isOwnText ? `${body.trimEnd()}\n\n${template.body}` : template.body);
    setFilled(template.body);
  };
  return (
    <Form method="post" className="space-y-2">
      <ConflictNotice outcome={outcome} />
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="key" value={key} />
      {templates.length > 0 ? (
        <DeskField label="Template" name="template" errors={{}}>
          {(field) => (
            <select
              {...field}
              value=""
              onChange={(event) => fill(event.target.value)}
              className="desk-control noscript:hidden"
            >
              <option value="">Choose a template</option>
              {templates.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </DeskField>
      ) : null}
      <DeskField label="Subject" name="subject" errors={errors}>
        {(field) => (
          <input
            {...field}
            ref={subjectField}
            // Not controlled: React would make the text its default, which browsers do not restore.
            defaultValue=""
            onChange={(event) => setSubject(event.target.value)}
            className="desk-control"
          />
        )}
      </DeskField>
      <DeskField label={`Reply to ${to}`} name="body" errors={errors}>
        {(field) => (
          <textarea
            {...field}
            rows={8}
            value={body}
            onChange={(event) => setBody(event.target.value)}
            data-shortcut="r"
            className="desk-control"
          />
        )}
      </DeskField>
      <p className="text-ink-soft">
        {hasBookingLink(body) ? (
          "The email has a link of their own to book a call."
        ) : (
          <button
            type="button"
            className="link noscript:hidden"
            onClick={() => setBody(`${body.trimEnd()}\n\n${BOOKING_LINK_TEXT}`.trimStart())}
          >
            Add a link to book a call
          </button>
        )}
      </p>
      <div className="noscript:hidden">
        <UploadField
          key={key}
          name="attachment"
          purpose="reply"
          label="Attachment"
          hint="PDF or DOCX, up to 10 MB"
          optional
          saved={{}}
          error={errors.attachment}
        />
      </div>
      {isChecked ? (
        <div className="border-line border-l-2 pl-3">
          <p className="text-ink-soft">To {to}</p>
          <p className="font-medium">{subject}</p>
          <p className="whitespace-pre-line break-words">{toShownReply(body)}</p>
        </div>
      ) : null}
      <p className="flex gap-2">
        <button type="submit" className="desk-button desk-button-main" aria-disabled={isSending}>
          Send reply
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
  );
}
