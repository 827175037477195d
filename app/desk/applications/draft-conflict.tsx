import type { DraftOutcome } from "../members/change-draft.server.ts";
import { useDeskTime } from "../parts/desk-time.ts";

type DraftConflictProps = Extract<DraftOutcome, { kind: "conflict" }> & {
  /** Puts the text of the other person in place of what was typed. */
  onTake: () => void;
};

/** Who changed the draft while it was edited here too, and their text. */
export function DraftConflict({ message, file, onTake }: DraftConflictProps) {
  const { toLong } = useDeskTime();
  return (
    <div role="alert" className="border-amber border-l-4 bg-amber-wash px-3 py-2">
      <p className="font-medium">
        {message} on {toLong(file.at)}.
      </p>
      <p>
        {file.state === "site"
          ? "What you typed is below and not on the site."
          : "What you typed is below. Compare, then save again."}
      </p>
      <details className="my-2">
        <summary className="cursor-pointer">Text of {file.author}</summary>
        <pre className="mt-1 overflow-x-auto whitespace-pre-wrap break-words">{file.text}</pre>
      </details>
      <button type="button" className="desk-button" onClick={onTake}>
        Use this text instead
      </button>
    </div>
  );
}
