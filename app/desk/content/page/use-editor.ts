import { useCallback, useEffect, useRef, useState } from "react";
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
    : { text, revision: outcome.typed.revision };
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
  const sent = useRef<string>(undefined);
  const { text, revision } = typed ?? file;
  const shown = useRef(file);
  shown.current = file;
  useEffect(() => {
    if (!outcome) return;
    // What was typed while it was sent remains.
    const isSent = (now: Typed) => now.text === sent.current || now.text === outcome.typed.text;
    if (outcome.kind === "done") {
      const isReplaced = REPLACED.has(outcome.intent);
      // It was typed on top of what was stored, whatever a colleague has stored since.
      const { revision } = outcome;
      setTyped((now) => (!now || isSent(now) || isReplaced ? undefined : { ...now, revision }));
    } else {
      // A merged text has not what was typed meanwhile: sent again, that is merged as well.
      setTyped((now) => (!now || isSent(now) ? toTyped(outcome) : now));
    }
  }, [outcome]);
  /** The same text as is shown changes nothing: the editor repeats what it was given. */
  const setText = useCallback((next: string) => {
    setTyped((now) => {
      const { text, revision } = now ?? shown.current;
      return next === text ? now : { text: next, revision };
    });
  }, []);
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
    setText,
    /** Puts another text in place of what was typed, made on a newer revision. */
    take: (next: Typed) => setTyped(next),
  };
}
