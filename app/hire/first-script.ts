import { LEAVE_WITHOUT_SHORTLIST } from "#app/shortlist/leave-without-shortlist.ts";
import { ONE_PAGE_SCRIPT } from "#platform/forms/one-page.ts";

/** Script of the steps of a hire, before all others. */
export const HIRE_SCRIPT = import.meta.env.SSR
  ? LEAVE_WITHOUT_SHORTLIST + ONE_PAGE_SCRIPT
  : undefined;
