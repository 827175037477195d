import { ChevronLeft } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import type { PageFormState } from "#platform/forms/page-form-state.ts";
import { Button } from "../buttons/button.tsx";
import { ErrorSummary } from "../field/error-summary.tsx";
import { Icon } from "../icon.tsx";
import { FormColumns, type FormColumnsProps } from "./form-columns.tsx";
import { FormProblem, FormTitle } from "./form-problem.tsx";
import { Honeypot } from "./honeypot.tsx";

const NO_ERRORS: FieldErrors = {};

type FormPageProps = {
  title: string;
  siteName: string;
  lead: ReactNode;
  backTo: string;
  form: SubmittedFormProps;
} & Pick<FormColumnsProps, "card" | "aside">;

/** A whole form on one page, which also works without JavaScript. */
export function FormPage({ title, siteName, lead, backTo, card, aside, form }: FormPageProps) {
  const { state, noun } = form;
  const errors = state?.errors ?? NO_ERRORS;
  return (
    <div className="page-column pt-4 pb-28 lg:pt-8">
      <FormTitle title={`${title} – ${siteName}`} state={state} />
      <FormColumns
        heading={
          <>
            <Link
              to={backTo}
              className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-field pr-3 pl-1 text-sm underline-offset-4 hover:underline"
            >
              <Icon of={ChevronLeft} className="size-4" />
              Back
            </Link>
            <div className="mt-6">
              <FormProblem noun={noun} state={state} />
              <ErrorSummary errors={errors} />
            </div>
            <h1 className="text-heading">{title}</h1>
            <p className="mt-4 text-ink-soft">{lead}</p>
          </>
        }
        card={card ? <div className="lg:mt-14">{card}</div> : undefined}
        aside={aside}
      >
        <div className="mt-10">{state?.isUnread ? null : <SubmittedForm {...form} />}</div>
      </FormColumns>
    </div>
  );
}

type SubmittedFormProps = {
  /** What is sent: "request". */
  noun: string;
  /** Undefined on the first visit. */
  state: PageFormState | undefined;
  /** Signed, for the first post. */
  token: string;
  /** Text of the button that sends. */
  action: string;
  children: ReactNode;
};

/** A form that the browser posts to the URL of its page. */
export function SubmittedForm({ state, token, action, children }: SubmittedFormProps) {
  return (
    <form method="post" encType="multipart/form-data" noValidate className="space-y-12">
      {/* The Enter key presses the first button of a form. */}
      <button
        type="submit"
        name={PAGE_FORM_FIELDS.intent}
        value="send"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <input type="hidden" name={PAGE_FORM_FIELDS.token} value={state?.token ?? token} readOnly />
      {children}
      <div>
        <Honeypot errors={state?.errors ?? NO_ERRORS} />
        <Button type="submit" name={PAGE_FORM_FIELDS.intent} value="send">
          {action}
        </Button>
      </div>
    </form>
  );
}

/** Fields of a form page that belong together. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-6 border-line border-t pt-8">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  );
}
