import { useState } from "react";
import { useLocation } from "react-router";
import { failedSubmissionStore } from "#platform/submissions/failed-submission.store.ts";
import type { DeskFormState } from "../desk-form-state.ts";

/**
 * The version that a form is sent with: the one that was stored when its page was opened or its form
 * was accepted or refused last. A live update brings another one, with which what a colleague changed
 * meanwhile would be overwritten unseen; so would the page that is read again after a save that was
 * given up. After an error in a field it is the one that was sent.
 */
export function useFormVersion(
  stored: string | number,
  state: DeskFormState | undefined,
): string | number {
  const { key } = useLocation();
  const { givenUp } = failedSubmissionStore.getState();
  const [opened, setOpened] = useState({ key, givenUp, stored });
  if (opened.key !== key) {
    setOpened({ key, givenUp, stored: opened.givenUp === givenUp ? stored : opened.stored });
  }
  return (state && !state.problem && state.input.version) || opened.stored;
}
