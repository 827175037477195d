import { toDateText } from "#app/developers/parts/member-texts.ts";
import type { AvailabilityAnswer } from "#contract/members/availability-terms.ts";
import { TimeText } from "../time/time-text.tsx";
import type { MemberAvailability } from "./availability.service.server.ts";

type Email = MemberAvailability["emails"][number];

/** What a member was asked by email and answered, the latest first. */
export function AvailabilityAnswers({ emails }: { emails: readonly Email[] }) {
  return (
    <>
      <h3 className="mt-4 mb-1 text-ink-soft">Asked by email</h3>
      <ul>
        {emails.map(({ id, asked_at, asked_by, answered_at, ...answer }) => (
          <li key={id} className="flex flex-wrap gap-x-4 py-0.5">
            <span>
              <TimeText at={asked_at} />{" "}
              <span className="text-ink-soft">{asked_by ? `by ${asked_by}` : "monthly"}</span>
            </span>
            {answered_at ? (
              <span>
                {toAnswerText(answer)} <span className="text-ink-soft">· answered </span>
                <TimeText at={answered_at} />
              </span>
            ) : (
              <span className="text-ink-soft">No answer yet</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const ANSWERS: Record<AvailabilityAnswer, string> = {
  same: "Still available from",
  now: "Available now, since",
  from: "Available from",
  not_now: "Not now",
};

function toAnswerText({ answer, available_from }: Pick<Email, "answer" | "available_from">) {
  const text = answer === null ? "" : ANSWERS[answer];
  return available_from === null ? text : `${text} ${toDateText(available_from)}`;
}
