import { FailedSubmissionPopup } from "./failed-submission-popup.tsx";
import { installFormGuard } from "./install-form-guard.ts";
import { PageForms } from "./page-forms.tsx";

installFormGuard();

/** What a page with forms has beside them. */
export function GuardedForms() {
  return (
    <>
      <PageForms />
      <FailedSubmissionPopup />
    </>
  );
}
