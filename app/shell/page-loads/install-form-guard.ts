import { hasUnsavedText, mayLeave, watchUnsavedText } from "#platform/browser/unsaved-text.ts";
import { holdFailedSubmissions } from "#platform/submissions/hold-failed-submissions.ts";
import { findFormGuard, setFormGuard } from "./form-guard.ts";
import { toStayingResult } from "./stay-on-failed-submission.ts";

/** Protects what is entered into the forms of all pages from now on; once for each document. */
export function installFormGuard(): void {
  if (typeof window === "undefined" || findFormGuard()) return;
  holdFailedSubmissions();
  watchUnsavedText();
  setFormGuard({ hasUnsavedText, mayLeave, toStayingResult });
}
