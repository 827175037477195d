import { MeetingPlace } from "#app/site/meeting-place.tsx";
import type { BookedCall } from "#contract/http/submission.ts";
import { classNames } from "#design/class-names.ts";
import { toCallTimes } from "./call-texts.ts";

type CallTimesProps = {
  call: Pick<BookedCall, "starts_at" | "ends_at" | "timezone" | "our_timezone" | "host" | "place">;
  /** It will not take place. */
  isOff?: boolean;
  className?: string;
};

/** When a call takes place, in both time zones; once where they are the same. */
export function CallTimes({ call, isOff = false, className }: CallTimesProps) {
  const { clientTime, agencyTime } = toCallTimes({
    ...call,
    starts_at: new Date(call.starts_at),
    ends_at: new Date(call.ends_at),
  });
  return (
    <dl className={classNames("figures space-y-3", className)}>
      <div>
        <dt className="text-ink-soft text-sm">{agencyTime === undefined ? "When" : "Your time"}</dt>
        <dd className={classNames("font-medium", isOff && "line-through")}>{clientTime}</dd>
      </div>
      {agencyTime === undefined ? null : (
        <div>
          <dt className="text-ink-soft text-sm">Our time</dt>
          <dd className={isOff ? "line-through" : undefined}>{agencyTime}</dd>
        </div>
      )}
      {call.host ? (
        <div>
          <dt className="text-ink-soft text-sm">With</dt>
          <dd>{call.host}</dd>
        </div>
      ) : null}
      {call.place ? (
        <div>
          <dt className="text-ink-soft text-sm">Where</dt>
          <dd className="break-words">
            <MeetingPlace place={call.place} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
