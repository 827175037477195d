import { useCallback, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { FileOutcome } from "../change-file.server.ts";
import type { EditedFile } from "../editing/edited-file.server.ts";

/** What was typed, and the revision that it was typed on. */
type Input = { text: string; revision: number };

/** After these the text of the file is the one to show. */
const REPLACED = new Set(["discard", "remove", "undo"]);

function toInput(outcome: FileOutcome | undefined): Input | undefined {
  if (!outcome || outcome.kind === "done") return undefined;
  const { text } = outcome.input;
  return outcome.kind === "conflict"
    ? { text, revision: outcome.file.revision }
    : { text, revision: outcome.input.revision };
}

/**
 * The text of a file while it is edited. What was typed remains until it is stored, whatever others
 * do with the file meanwhile.
 * @param posted the outcome of a form that was sent without JavaScript
 */
export function useEditor(
  file: Pick<EditedFile, "text" | "revision">,
  submission: FileOutcome | undefined,
) {
  const fetcher = useFetcher<FileOutcome>();
  const outcome = fetcher.state === "idle" ? (fetcher.data ?? submission) : undefined;
  const [input, setInput] = useState<Input | undefined>(() => toInput(submission));
  const [seen, setSeen] = useState(outcome);
  /** The input, also what was set since the last render. */
  const latest = useRef(input);
  const sent = useRef<string>(undefined);
  /** Whether the form was changed since it was sent, which its text shows a little later. */
  const isHeld = useRef(false);
  let current = input;
  // Not in an effect: the controls of the form would be made anew for the text that was sent.
  if (outcome !== seen) {
    current = toNext(outcome);
    setSeen(outcome);
    setInput(current);
    latest.current = current;
  }
  const { text, revision } = current ?? file;
  const shown = useRef(file);
  shown.current = file;

  function toNext(outcome: FileOutcome | undefined): Input | undefined {
    const input = latest.current;
    if (!outcome) return input;
    // What was typed while it was sent remains.
    const isSent = input?.text === sent.current || input?.text === outcome.input.text;
    if (outcome.kind === "done") {
      const isReplaced = REPLACED.has(outcome.intent);
      // It was typed on top of what was stored, whatever a colleague has stored since.
      return !input || isSent || isReplaced ? undefined : { ...input, revision: outcome.revision };
    }
    // A merged text has not what was typed meanwhile: sent again, that is merged as well.
    const isEarlier = !isSent || (outcome.kind === "conflict" && isHeld.current);
    return input && isEarlier ? input : toInput(outcome);
  }

  const change = useCallback((next: Input) => {
    latest.current = next;
    setInput(next);
  }, []);
  /** The same text as is shown changes nothing: the editor repeats what it was given. */
  const setText = useCallback(
    (next: string) => {
      const { text, revision } = latest.current ?? shown.current;
      if (next !== text) change({ text: next, revision });
    },
    [change],
  );
  return {
    Form: fetcher.Form,
    isSending: fetcher.state !== "idle",
    outcome,
    text,
    revision,
    isChanged: input !== undefined && input.text !== file.text,
    onSubmit: () => {
      sent.current = (latest.current ?? file).text;
      isHeld.current = false;
    },
    setText,
    /** Keeps the text and its revision from now on, whatever others store: it is being changed. */
    hold: () => {
      isHeld.current = true;
      if (!latest.current) change({ text: file.text, revision: file.revision });
    },
    /** Puts another text in place of what was typed, made on a newer revision. */
    take: change,
  };
}
