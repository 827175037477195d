import { MEMBER_STATE_LABELS, type MemberState } from "#contract/desk/desk-member-terms.ts";
import { StateMark } from "../../parts/state-mark.tsx";

/** A state with a mark: full on the site, a ring while it is a draft, grey once it is hidden. */
export function MemberStateLabel({ state }: { state: MemberState }) {
  return (
    <StateMark
      label={MEMBER_STATE_LABELS[state]}
      mark={[
        state === "published" && "border-green bg-green",
        state === "draft" && "border-blue",
        state === "hidden" && "border-line-strong bg-line-strong",
      ]}
    />
  );
}
