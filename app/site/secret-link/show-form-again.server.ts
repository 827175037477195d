import { data } from "react-router";
import type { OpenForm } from "#platform/forms/submitted-form.server.ts";
import { toWaitHeaders } from "#platform/http/wait-headers.server.ts";

/** Renders the page of a secret link again, with what was typed into its form. */
export function showFormAgain<State>({ state, status, retryAfter }: OpenForm<State>) {
  return data(state, { status, headers: toWaitHeaders(retryAfter) });
}
