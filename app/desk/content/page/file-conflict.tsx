import { useDeskTime } from "../../parts/desk-time.ts";
import { TextDiff } from "../diff/text-diff.tsx";

type FileConflictProps = {
  message: string;
  /** What to do about it. */
  advice: string;
  theirs: { text: string; author: string; at: Date };
  own: string;
  /** Puts the other text in place of what was typed. */
  onTake: () => void;
};

/** The text that another person stored meanwhile, compared with the one that is edited here. */
export function FileConflict({ message, advice, theirs, own, onTake }: FileConflictProps) {
  const { toLong } = useDeskTime();
  return (
    <div role="alert" className="space-y-2 border-amber border-l-4 bg-amber-wash px-3 py-2">
      <p className="font-medium">
        {message}
        {theirs.at.getTime() > 0 ? ` on ${toLong(theirs.at)}` : null}.
      </p>
      <p>{advice}</p>
      <TextDiff before={theirs.text} after={own} label="Their text compared with yours" />
      <p className="text-ink-soft">− is only in their text, + only in yours.</p>
      <button type="button" className="desk-button noscript:hidden" onClick={onTake}>
        Use their text instead
      </button>
    </div>
  );
}
