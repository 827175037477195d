import { data, type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod";
import { type FormName, HONEYPOT_FIELD } from "#contract/clients/forms.ts";
import type { SavedForm } from "#platform/forms/answers.store.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import { mergeStep } from "#platform/forms/merge-step.ts";
import { STEP_INTENT } from "#platform/forms/one-page.ts";
import type { SteppedForm } from "#platform/forms/stepped-form.ts";
import { toWaitHeaders } from "#platform/http/wait-headers.server.ts";
import { issueFormToken } from "#services/forms/form-token.server.ts";
import {
  handlePageForm,
  type PageForm,
  type PageFormOutcome,
} from "#services/forms/page-form.server.ts";
import { clientContext, servicesContext } from "#services/services.server.ts";
import { toReceiptToken } from "../status-link/receipt-link.server.ts";
import { formSubmissions } from "./form-outcomes.server.ts";

type Visit = { request: Request; context: Readonly<RouterContextProvider> };

/** The token of a form page that is shown for the first time. */
export function issueToken(context: Visit["context"], form: FormName): Promise<string> {
  const { db, clock } = context.get(servicesContext);
  return issueFormToken(db, form, clock());
}

/**
 * Handles a form that was posted to its page: renders the page again with errors, or redirects to
 * its confirmation, so that a reload sends nothing twice.
 */
export async function respondToPageForm<Schema extends z.ZodType>(
  { request, context }: Visit,
  form: PageForm<Schema> & { name: FormName },
  toSentPath: (receipt: string) => string,
) {
  const { db, clock, log } = context.get(servicesContext);
  const client = context.get(clientContext);
  const outcome = await handlePageForm({ request, client, db, clock, log }, form);
  countOutcome(form.name, outcome);
  if (outcome.kind === "stored") {
    const receipt = await toReceiptToken(db, { form: form.name, key: outcome.key, now: clock() });
    return redirect(toSentPath(receipt), 303);
  }
  const { state, status, retryAfter } = outcome;
  return data(state, { status, headers: toWaitHeaders(retryAfter) });
}

type SteppedPageForm<Schema extends z.ZodType> = Pick<PageForm<Schema>, "schema" | "submit"> &
  Partial<Omit<PageForm<Schema>, "name" | "file">>;

/** The same for the page of a form with steps, which a step may have opened. */
export function respondToSteppedForm<Form extends SavedForm, Schema extends z.ZodType>(
  visit: Visit,
  form: SteppedForm<Form>,
  { fills = [], ...page }: SteppedPageForm<Schema>,
) {
  const { name, file, steps } = form;
  return respondToPageForm(
    visit,
    {
      name,
      file: file && { field: file, purpose: file },
      toValues: (input) => toFormValues(Object.entries(input)),
      fills: [...fills, { intent: STEP_INTENT, take: (input) => mergeStep(form, input) }],
      ...page,
    },
    (receipt) => `${steps.base}/sent?receipt=${receipt}`,
  );
}

/** Another time zone or more rows are posts as well, but nothing was sent. */
function countOutcome(form: FormName, outcome: PageFormOutcome): void {
  const ending = toEnding(outcome);
  if (ending) formSubmissions.inc({ form, outcome: ending });
}

function toEnding(outcome: PageFormOutcome) {
  if (outcome.kind === "stored") return "accepted";
  const { status, state } = outcome;
  if (status === 200) return undefined;
  if (status >= 500) return "failed";
  if (status === 429) return "rate_limited";
  return HONEYPOT_FIELD in state.errors ? "honeypot" : "rejected";
}
