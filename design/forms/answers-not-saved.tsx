import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { FORMS } from "#contract/clients/forms.ts";
import { isLost, subscribeToSaving } from "#platform/browser/browser-store.ts";

/**
 * Where storage is blocked or full: a line on every step, and the browser asks before answers are
 * lost. In a part that is rarely loaded, because steps have no space for it.
 */
export function AnswersNotSaved() {
  const { pathname } = useLocation();
  const [place, setPlace] = useState<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a place of its own, or none
  useEffect(() => setPlace(document.getElementById("not-saved")), [pathname]);
  useEffect(() => {
    follow();
    // Also on later pages, to which the answers are not lost.
    return subscribeToSaving(follow);
  }, []);
  if (!place?.isConnected) return null;
  return createPortal(
    <p role="status" className="mt-4 font-medium">
      This browser doesn't save your answers. Finish the form in this tab, without reloading it.
    </p>,
    place,
  );
}

/** With a listener all the time, browsers would not store the page for Back. */
function follow(): void {
  if (isLost(FORMS)) window.addEventListener("beforeunload", ask);
  else window.removeEventListener("beforeunload", ask);
}

function ask(event: BeforeUnloadEvent): void {
  if (isLost(FORMS)) event.preventDefault();
}
