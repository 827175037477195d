import { CONTENT_STATE_LABELS } from "#contract/desk/desk-content-terms.ts";
import { StateMark } from "../../parts/state-mark.tsx";
import { useDeskTime } from "../../time/desk-time.ts";

type ContentStateLabelProps = {
  state: keyof typeof CONTENT_STATE_LABELS;
  /** When a scheduled change is published. */
  publishAt?: Date | null;
};

/** The state of a file: full on the site, a ring while a change waits. */
export function ContentStateLabel({ state, publishAt }: ContentStateLabelProps) {
  const { toShort, toLong } = useDeskTime();
  return (
    <StateMark
      label={CONTENT_STATE_LABELS[state]}
      mark={[
        state === "site" && "border-green bg-green",
        (state === "draft" || state === "new") && "border-blue",
        state === "scheduled" && "border-blue bg-blue",
        state === "removed" && "border-line-strong bg-line-strong",
      ]}
    >
      {state === "scheduled" && publishAt ? (
        <time dateTime={publishAt.toISOString()} title={toLong(publishAt)} className="figures">
          {toShort(publishAt)}
        </time>
      ) : null}
    </StateMark>
  );
}
