import { useState } from "react";
import type { ReplyTemplate } from "#contract/desk/reply-terms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { DeskInput, DeskSelect, DeskTextArea } from "../parts/desk-field.tsx";

const OWN_TEXT = "own-text";

type RejectionEmailProps = {
  templates: readonly ReplyTemplate[];
  /** Whether an email about an earlier rejection was sent. */
  wasTold: boolean;
  errors: FieldErrors;
};

/** What an applicant is told of a rejection: a template that can be changed, or nothing. */
export function RejectionEmail({ templates, wasTold, errors }: RejectionEmailProps) {
  const [chosen, setChosen] = useState(wasTold ? "" : (templates[0]?.slug ?? ""));
  const template = templates.find(({ slug }) => slug === chosen);
  return (
    <>
      <DeskSelect
        label="Email to the applicant"
        name="template"
        errors={{}}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">No email</option>
        {templates.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
        <option value={OWN_TEXT}>Own text</option>
      </DeskSelect>
      {chosen ? (
        <>
          <input type="hidden" name="email" value="send" />
          <DeskInput
            label="Subject"
            name="subject"
            errors={errors}
            key={chosen}
            defaultValue={template?.subject}
          />
          <DeskTextArea
            label="Text"
            hint="Sent in 24 hours. Until then you can cancel it, or choose another state."
            name="body"
            errors={errors}
            key={chosen}
            rows={8}
            defaultValue={template?.body}
          />
        </>
      ) : null}
    </>
  );
}
