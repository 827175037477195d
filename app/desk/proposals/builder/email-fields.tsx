import { useState } from "react";
import type { FieldErrors } from "#contract/problem.ts";
import type { ReplyTemplate } from "#contract/reply-terms.ts";
import { DeskField } from "../../parts/desk-field.tsx";
import type { ProposalForm } from "../proposal-form.ts";
import { fillTemplate, type KnownValues } from "../proposal-templates.ts";

type EmailFieldsProps = {
  templates: readonly ReplyTemplate[];
  known: KnownValues;
  /** What was posted without JavaScript. */
  posted: { subject: string; body: string } | undefined;
  form: ProposalForm;
  errors: FieldErrors;
  wasSent: boolean;
};

/**
 * The email that a proposal is sent with: a template that follows what is typed, until a person
 * changes its text.
 */
export function EmailFields({ templates, known, posted, form, errors, wasSent }: EmailFieldsProps) {
  const [slug, setSlug] = useState(templates[0]?.slug ?? "");
  const [own, setOwn] = useState<{ subject?: string; body?: string }>(posted?.body ? posted : {});
  const template = templates.find((one) => one.slug === slug) ?? templates[0];
  const filled = template ? fillTemplate(template, known, form) : { subject: "", body: "" };
  const { subject, body } = { ...filled, ...own };
  if (form.type === "public" || form.client_email === "") {
    return (
      <section className="border-line border-t px-4 py-4">
        <h2 className="mb-2 font-semibold text-sm">Email</h2>
        <p className="text-ink-soft">
          {form.type === "public"
            ? "A public list is not emailed. You pass its link on yourself."
            : "Without an email address nothing is emailed. You pass the link on yourself."}
        </p>
      </section>
    );
  }
  return (
    <section className="space-y-3 border-line border-t px-4 py-4">
      <h2 className="font-semibold text-sm">{wasSent ? "Email about the change" : "Email"}</h2>
      {templates.length > 1 ? (
        <DeskField label="Template" name="template" errors={{}}>
          {(field) => (
            <select
              {...field}
              value={slug}
              onChange={(event) => {
                setSlug(event.target.value);
                setOwn({});
              }}
              className="desk-control noscript:hidden"
            >
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
            value={subject}
            onChange={(event) => setOwn({ ...own, subject: event.target.value })}
            className="desk-control"
          />
        )}
      </DeskField>
      <DeskField label={`Email to ${form.client_email}`} name="body" errors={errors}>
        {(field) => (
          <textarea
            {...field}
            rows={10}
            value={body}
            onChange={(event) => setOwn({ ...own, body: event.target.value })}
            className="desk-control"
          />
        )}
      </DeskField>
    </section>
  );
}
