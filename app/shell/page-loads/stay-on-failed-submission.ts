import { type DataStrategyResult, data, isRouteErrorResponse } from "react-router";
import { showFailure } from "#platform/submissions/failed-submission.store.ts";
import { GivenUpError } from "#platform/submissions/hold-failed-submissions.ts";
import { OUR_FAULT } from "#platform/submissions/read-failure.ts";

/**
 * What React Router gets for a form that was refused or given up: nothing, instead of an error that
 * would replace the page with what was entered. From this status on it reads no data again.
 */
const NOTHING: DataStrategyResult = { type: "data", result: data(undefined, { status: 400 }) };

let isPageForm = false;

/** The next form is one that browsers also post by themselves, whose result is another page. */
export function expectPageForm(): void {
  isPageForm = true;
}

/** The error of an action; React Router packs all but responses up with a status. */
function toError(result: unknown): unknown {
  const isPacked = typeof result === "object" && result !== null && "init" in result;
  return isPacked && "data" in result ? result.data : result;
}

/**
 * The result of a form as the page that is shown can take it. Redirects pass; after a form that
 * browsers also post by themselves they load a document, as those expect it.
 */
export function toStayingResult(outcome: DataStrategyResult): DataStrategyResult {
  const { result } = outcome;
  const isDocument = isPageForm;
  isPageForm = false;
  if (result instanceof Response && isDocument)
    result.headers.set("X-Remix-Reload-Document", "yes");
  if (outcome.type !== "error" || result instanceof Response) return outcome;
  const error = toError(result);
  if (error instanceof GivenUpError) return NOTHING;
  const isText = isRouteErrorResponse(error) && typeof error.data === "string";
  showFailure({ kind: "refused", message: isText ? error.data : OUR_FAULT });
  return NOTHING;
}
