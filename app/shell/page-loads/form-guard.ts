import type { DataStrategyResult } from "react-router";

/** What protects the text in forms, on the pages that have some. */
export type FormGuard = {
  hasUnsavedText: () => boolean;
  /** Asks before the page is left; true when it may be. */
  mayLeave: () => boolean;
  /** The result of a form that leaves its page as it is when it failed. */
  toStayingResult: (result: DataStrategyResult) => DataStrategyResult;
};

let installed: FormGuard | undefined;

/** Its code is not part of pages without forms. */
export const findFormGuard = (): FormGuard | undefined => installed;

export function setFormGuard(guard: FormGuard): void {
  installed = guard;
}
