import type { TextDiff as Diff } from "#services/content/merge/line-diff.ts";
import type { MergedChange } from "#services/content/merge/merge-texts.server.ts";
import { ChangedList } from "../../parts/changed-list.tsx";
import { useDeskTime } from "../../time/desk-time.ts";
import { TextDiff } from "../diff/text-diff.tsx";

type FileConflictProps = {
  message: string;
  at: Date;
  /** What to do about it. */
  advice: string;
  changed: readonly MergedChange[];
  diff: Diff;
  /** Puts their text in place of what was typed. */
  onTake: () => void;
};

/** What another person stored meanwhile, and how it differs from what is edited here. */
export function FileConflict({ message, at, advice, changed, diff, onTake }: FileConflictProps) {
  const { toLong } = useDeskTime();
  return (
    <div role="alert" className="space-y-2 border-amber border-l-4 bg-amber-wash px-3 py-2">
      <p className="font-medium">
        {message}
        {at.getTime() > 0 ? ` on ${toLong(at)}` : null}.
      </p>
      <p>{advice}</p>
      <ChangedList changed={changed.map(({ name, ...one }) => ({ label: name, ...one }))} />
      <TextDiff diff={diff} label="Their text compared with yours" />
      <p className="text-ink-soft">− is only in their text, + only in yours.</p>
      <button type="button" className="desk-button noscript:hidden" onClick={onTake}>
        Use their text instead
      </button>
    </div>
  );
}
