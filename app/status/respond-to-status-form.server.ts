import { data, type RouterContextProvider, redirect } from "react-router";
import { showFormAgain } from "#app/site/secret-link/show-form-again.server.ts";
import { PublicError } from "#platform/errors.ts";
import { type Services, servicesContext } from "#services/services.server.ts";
import { handleSubmittedStatus, type StatusDone } from "./submitted-status.server.ts";

type Visit = {
  request: Request;
  params: { token: string };
  context: Readonly<RouterContextProvider>;
};

/** Does what a form asks for, and redirects, so that a reload does nothing twice. */
export async function respondToStatusForm(
  { request, params: { token }, context }: Visit,
  toPath: (token: string, done: StatusDone["kind"]) => string,
) {
  const submission = await handleSubmittedStatus(context.get(servicesContext), token, request);
  return submission.kind === "open"
    ? showFormAgain(submission)
    : redirect(toPath(token, submission.kind), 303);
}

/** Does what a page asked about, and redirects to it: it then shows what was done. */
export async function respondToConfirmation(
  { params: { token }, context }: Visit,
  confirm: (services: Services, token: string) => Promise<void>,
  page: string,
) {
  try {
    await confirm(context.get(servicesContext), token);
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    return data(null, { status: error.status });
  }
  return redirect(`/status/${token}/${page}`, 303);
}
