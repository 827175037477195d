import { CONTENT_STATE_LABELS } from "#contract/desk-content-terms.ts";
import { classNames } from "#design/class-names.ts";
import { useDeskTime } from "../../parts/desk-time.ts";

type ContentStateLabelProps = {
  state: keyof typeof CONTENT_STATE_LABELS;
  /** When a scheduled change is published. */
  publishAt?: Date | null;
};

/** The state of a file: full on the site, a ring while a change waits. */
export function ContentStateLabel({ state, publishAt }: ContentStateLabelProps) {
  const { toShort, toLong } = useDeskTime();
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        aria-hidden="true"
        className={classNames(
          "size-2.5 rounded-full border-2",
          state === "site" && "border-green bg-green",
          (state === "draft" || state === "new") && "border-blue",
          state === "scheduled" && "border-blue bg-blue",
          state === "removed" && "border-line-strong bg-line-strong",
        )}
      />
      {CONTENT_STATE_LABELS[state]}
      {state === "scheduled" && publishAt ? (
        <time dateTime={publishAt.toISOString()} title={toLong(publishAt)} className="figures">
          {toShort(publishAt)}
        </time>
      ) : null}
    </span>
  );
}
