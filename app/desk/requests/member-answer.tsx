import {
  MEMBER_ANSWER_LABELS,
  type MemberAnswerName,
  NO_ANSWER_LABEL,
} from "#contract/members/member-answer-terms.ts";
import { classNames } from "#design/class-names.ts";

const TONES: Record<MemberAnswerName, string> = {
  interview: "bg-green-wash text-green",
  maybe: "bg-amber-wash",
  no: "bg-red-wash text-red",
};

/** The client's answer on one member of a proposal. */
export function MemberAnswer({ answer }: { answer: MemberAnswerName | null }) {
  return (
    <span
      className={classNames(
        "ml-2 whitespace-nowrap px-1.5",
        answer ? "font-medium" : "text-ink-soft",
        answer && TONES[answer],
      )}
    >
      {answer ? MEMBER_ANSWER_LABELS[answer] : NO_ANSWER_LABEL}
    </span>
  );
}
