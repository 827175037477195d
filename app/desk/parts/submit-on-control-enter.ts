import type { KeyboardEvent } from "react";

/** Sends the form of a field by Ctrl+Enter, and by Cmd+Enter on a Mac. */
export function submitOnControlEnter(
  event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>,
): void {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.currentTarget.form?.requestSubmit();
  }
}
