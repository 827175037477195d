import { useState } from "react";
import { useLocation } from "react-router";
import type { DeskFormState } from "../desk-form-state.ts";

/**
 * The version that a form is sent with: the one that was stored when its page was opened or its form
 * was sent last. A live update brings another one, with which what a colleague changed meanwhile
 * would be overwritten unseen. After an error in a field it is the one that was sent.
 */
export function useFormVersion(
  stored: string | number,
  state: DeskFormState | undefined,
): string | number {
  const { key } = useLocation();
  const [opened, setOpened] = useState({ key, stored });
  if (opened.key !== key) setOpened({ key, stored });
  return (state && !state.problem && state.input.version) || opened.stored;
}
