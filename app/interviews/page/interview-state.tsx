import { MeetingPlace } from "#app/site/meeting-place.tsx";
import { DetailsCard } from "#app/site/secret-link/details-card.tsx";
import type { InterviewOffer } from "#contract/clients/interview.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import { toBothTimes } from "../interview-texts.ts";
import { toReader } from "../reader.ts";

/** What is agreed or proposed, by both clocks. */
export function InterviewState({ offer }: { offer: InterviewOffer }) {
  const { interview, side, member } = offer;
  if (!interview) {
    return (
      <DetailsCard
        details={{
          With: toFullName(member),
          Position: member.position,
          "Time zone": toPlaceName(offer.member_timezone),
          Takes: "An hour",
        }}
      />
    );
  }
  const { status, starts_at, times, waiting_for, message, place } = interview;
  const isWaitingForOther = waiting_for !== null && waiting_for !== side;
  return (
    <div className="rounded-card border border-line bg-paper p-6">
      <p className="font-medium">{toTitle(offer)}</p>
      {status === "agreed" && starts_at ? (
        <>
          <Time offer={offer} at={starts_at} />
          {place ? (
            <p className="wrap-anywhere mt-1">
              Where: <MeetingPlace place={place} />
            </p>
          ) : null}
        </>
      ) : null}
      {isWaitingForOther && times.length > 0 ? (
        <>
          <p className="mt-4 text-ink-soft">
            {status === "agreed" ? "You suggested to move it to" : "You suggested"}
          </p>
          {times.map((time) => (
            <Time key={time} offer={offer} at={time} />
          ))}
        </>
      ) : null}
      {message && !isWaitingForOther ? (
        <blockquote className="wrap-anywhere mt-4 whitespace-pre-line border-line border-l-2 pl-4">
          <span className="text-ink-soft">Message: </span>
          {message}
        </blockquote>
      ) : null}
    </div>
  );
}

function toTitle(offer: InterviewOffer): string {
  const { interview, side, problem } = offer;
  const { other } = toReader(offer);
  if (!interview) return "";
  const { status, waiting_for, times } = interview;
  if (status === "cancelled") return "The interview is cancelled";
  if (status === "agreed") return problem ? "It was agreed for" : "Agreed";
  if (waiting_for !== side) {
    return times.length > 0
      ? `${other} has your times. We'll email you when they answer`
      : `${other} is asked for other times. We'll email you`;
  }
  return times.length > 0
    ? `${other} suggests ${times.length} times`
    : `None of your times suits ${other}`;
}

function Time({ offer, at }: { offer: InterviewOffer; at: string }) {
  const { zones } = toReader(offer);
  const { ownTime, otherTime } = toBothTimes(at, zones);
  return (
    <p className="figures mt-1 text-lg">
      {ownTime}
      {otherTime ? <span className="block text-ink-soft text-sm">{otherTime}</span> : null}
    </p>
  );
}
