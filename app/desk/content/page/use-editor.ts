import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { FileOutcome } from "../change-file.server.ts";
import type { EditedFile } from "../editing/edited-file.server.ts";

/** What was typed, and the revision that it was typed on. */
type Typed = { text: string; revision: number };

/** After these the text of the file is the one to show. */
const REPLACED = new Set(["discard", "remove", "undo"]);

function toTyped(outcome: FileOutcome | undefined): Typed | undefined {
  if (!outcome || outcome.kind === "done") return undefined;
  const { text } = outcome.typed;
  return outcome.kind === "conflict"
    ? { text, revision: outcome.file.revision }
    : { ...outcome.typed };
}

/**
 * The text of a file while it is edited. What was typed remains until it is stored, whatever others
 * do with the file meanwhile.
 * @param posted the outcome of a form that was sent without JavaScript
 */
export function useEditor(file: EditedFile, posted: FileOutcome | undefined) {
  const fetcher = useFetcher<FileOutcome>();
  const outcome = fetcher.state === "idle" ? (fetcher.data ?? posted) : undefined;
  const [typed, setTyped] = useState<Typed | undefined>(() => toTyped(posted));
  const sent = useRef("");
  const { text, revision } = typed ?? file;
  useEffect(() => {
    if (outcome?.kind === "done") {
      const { intent } = outcome;
      // What was typed while it was sent remains.
      setTyped((now) => (now?.text === sent.current || REPLACED.has(intent) ? undefined : now));
    }
    if (outcome?.kind === "conflict") {
      const { revision } = outcome.file;
      setTyped((now) => ({ text: now?.text ?? outcome.typed.text, revision }));
    }
  }, [outcome]);
  return {
    Form: fetcher.Form,
    isSending: fetcher.state !== "idle",
    outcome,
    text,
    revision,
    isChanged: typed !== undefined && typed.text !== file.text,
    onSubmit: () => {
      sent.current = text;
    },
    setText: (next: string) => {
      // The editor repeats what it was given.
      if (next !== text) setTyped({ text: next, revision });
    },
    /** Puts another text in place of what was typed, made on a newer revision. */
    take: (next: Typed) => setTyped(next),
  };
}
