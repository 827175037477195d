import { useState } from "react";
import { Link } from "react-router";
import { type ReplyTemplate, removeSignature } from "#contract/desk/reply-terms.ts";
import type { DraftText } from "#contract/desk/request-draft-terms.ts";
import { DeskField } from "../parts/desk-field.tsx";

type TemplateFieldProps = {
  templates: readonly ReplyTemplate[];
  draft: DraftText;
  /** Below every reply, so the template is filled in without it. */
  signature: string;
  onChange: (text: DraftText) => void;
};

const TEMPLATES = "/desk/content?kind=reply+templates";

/** Fills the reply with a template: below what was written, in place of another template. */
export function TemplateField({ templates, draft, signature, onChange }: TemplateFieldProps) {
  const [filled, setFilled] = useState("");
  if (templates.length === 0) {
    return (
      <Link to="/desk/content/new?kind=reply+templates" className="link">
        Write a template
      </Link>
    );
  }
  const fill = (slug: string) => {
    const template = templates.find((one) => one.slug === slug);
    if (!template) return;
    const { body } = draft;
    const text = removeSignature(template.body, signature);
    const isOwnText = body.trim() !== "" && body !== filled;
    onChange({
      subject: template.subject,
      body: isOwnText ? `${body.trimEnd()}\n\n${text}` : text,
    });
    setFilled(text);
  };
  return (
    <DeskField label="Template" name="template" errors={{}}>
      {(field) => (
        <div className="flex items-center gap-3">
          <select
            {...field}
            value=""
            onChange={(event) => fill(event.target.value)}
            className="desk-control min-w-0 noscript:hidden"
          >
            <option value="">Choose a template</option>
            {templates.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
          <Link to={TEMPLATES} className="link whitespace-nowrap">
            Edit templates
          </Link>
        </div>
      )}
    </DeskField>
  );
}
