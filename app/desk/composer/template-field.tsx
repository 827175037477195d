import { useState } from "react";
import type { ReplyTemplate } from "#contract/desk/reply-terms.ts";
import type { DraftText } from "#contract/desk/request-draft-terms.ts";
import { DeskField } from "../parts/desk-field.tsx";

type TemplateFieldProps = {
  templates: readonly ReplyTemplate[];
  draft: DraftText;
  onChange: (text: DraftText) => void;
};

/** Fills the reply with a template: below what was written, in place of another template. */
export function TemplateField({ templates, draft, onChange }: TemplateFieldProps) {
  const [filled, setFilled] = useState("");
  if (templates.length === 0) return null;
  const fill = (slug: string) => {
    const template = templates.find((one) => one.slug === slug);
    if (!template) return;
    const { body } = draft;
    const isOwnText = body.trim() !== "" && body !== filled;
    onChange({
      subject: template.subject,
      body: isOwnText ? `${body.trimEnd()}\n\n${template.body}` : template.body,
    });
    setFilled(template.body);
  };
  return (
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
  );
}
