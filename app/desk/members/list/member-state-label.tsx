import { MEMBER_STATE_LABELS, type MemberState } from "#contract/desk-member-terms.ts";
import { classNames } from "#design/class-names.ts";

/** A state with a mark: full on the site, a ring while it is a draft, grey once it is hidden. */
export function MemberStateLabel({ state }: { state: MemberState }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        aria-hidden="true"
        className={classNames(
          "size-2.5 rounded-full border-2",
          state === "published" && "border-green bg-green",
          state === "draft" && "border-blue",
          state === "hidden" && "border-line-strong bg-line-strong",
        )}
      />
      {MEMBER_STATE_LABELS[state]}
    </span>
  );
}
