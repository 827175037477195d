import type { FocusEvent } from "react";

/**
 * For the `onFocus` of a row that scrolls: shows all of what the keyboard reaches. Chromium leaves
 * it where it is while an edge of it is in view.
 */
export function showFocused({ target }: FocusEvent<HTMLElement>): void {
  // What is pressed stays under the pointer, as its release would miss it.
  if (!target.matches(":focus-visible")) return;
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
