import { useEffect, useState, useSyncExternalStore } from "react";
import type { RequestDraft } from "#contract/desk/request-draft-terms.ts";
import { useLeaveWarning } from "../parts/use-leave-warning.ts";
import { createDraftSaver } from "./draft-saver.ts";
import type { DraftPlace } from "./local-draft.ts";

/** The draft of a form. Leaving the page asks while the server does not have it. */
export function useDraft(place: DraftPlace, stored: RequestDraft | undefined) {
  const [saver] = useState(() => createDraftSaver(place, stored));
  const draft = useSyncExternalStore(saver.subscribe, saver.get, saver.get);
  useEffect(() => saver.load(stored), [saver, stored]);
  useEffect(() => saver.start(), [saver]);
  useLeaveWarning(draft.isUnsaved);
  return { draft, saver };
}
