import type { FileOutcome } from "../change-file.server.ts";

const TEXTS: Record<Extract<FileOutcome, { kind: "done" }>["intent"], string> = {
  save: "Draft saved",
  publish: "Published",
  schedule: "Scheduled",
  unschedule: "Schedule cancelled: it is a draft",
  discard: "Draft discarded",
  remove: "Removed from the site",
  undo: "Published the earlier text",
};

/** What a person is told once a change of a file was stored. */
export const toDoneText = (outcome: FileOutcome | undefined) =>
  outcome?.kind === "done" ? TEXTS[outcome.intent] : "";
