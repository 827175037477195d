import type { ReplyTemplate } from "#contract/desk/reply-terms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { DeskInput, DeskSelect, DeskTextArea } from "../../parts/desk-field.tsx";
import type { ProposalForm } from "../proposal-form.ts";
import { fillTemplate, type KnownValues } from "../proposal-templates.ts";

type EmailFieldsProps = {
  templates: readonly ReplyTemplate[];
  known: KnownValues;
  /** What was posted without JavaScript. */
  submission: { subject: string; body: string } | undefined;
  form: ProposalForm;
  errors: FieldErrors;
  wasSent: boolean;
  onChange: (change: Partial<ProposalForm>) => void;
};

/**
 * The email that a proposal is sent with: a template that follows what is typed, until a person
 * changes its text.
 */
export function EmailFields(props: EmailFieldsProps) {
  const { templates, known, submission, form, errors, wasSent, onChange } = props;
  const { email_template, email_subject, email_body } = form;
  const template = templates.find(({ slug }) => slug === email_template) ?? templates[0];
  const filled = template ? fillTemplate(template, known, form) : { subject: "", body: "" };
  const own = {
    subject: email_subject ?? submission?.subject,
    body: email_body ?? submission?.body,
  };
  const { subject = filled.subject, body = filled.body } = own;
  // What is saved and what is sent have names of their own.
  const toErrors = (name: "subject" | "body"): FieldErrors => {
    const texts = errors[name] ?? errors[`email_${name}`];
    return texts ? { [name]: texts } : {};
  };
  const hidden = (
    <>
      {email_subject === null ? null : (
        <input type="hidden" name="email_subject" value={email_subject} />
      )}
      {email_body === null ? null : <input type="hidden" name="email_body" value={email_body} />}
    </>
  );
  if (form.type === "public" || form.client_email === "") {
    return (
      <section className="border-line border-t px-4 py-4">
        {hidden}
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
      {hidden}
      <h2 className="font-semibold text-sm">{wasSent ? "Email about the change" : "Email"}</h2>
      {templates.length > 1 ? (
        <DeskSelect
          label="Template"
          name="email_template"
          errors={{}}
          value={template?.slug}
          onChange={(event) =>
            onChange({
              email_template: event.target.value,
              email_subject: null,
              email_body: null,
            })
          }
          className="desk-control noscript:hidden"
        >
          {templates.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </DeskSelect>
      ) : null}
      <DeskInput
        label="Subject"
        name="subject"
        errors={toErrors("subject")}
        value={subject}
        onChange={(event) => onChange({ email_subject: event.target.value })}
      />
      <DeskTextArea
        label={`Email to ${form.client_email}`}
        name="body"
        errors={toErrors("body")}
        rows={10}
        value={body}
        onChange={(event) => onChange({ email_body: event.target.value })}
      />
    </section>
  );
}
