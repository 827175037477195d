import type { InterviewOffer } from "#contract/clients/interview.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { toDay } from "#platform/time/zone-day.ts";
import { toClientTime } from "../calls/client-time.ts";
import { DeskSelect } from "../parts/desk-field.tsx";
import { useDesk } from "../parts/use-desk.ts";
import { toClockTime, toDayText } from "../time/desk-time.ts";

type TimeSelectProps = {
  label: string;
  name: string;
  offer: InterviewOffer;
  /** Beginnings to choose from, in order. */
  times: readonly string[];
  chosen: string | undefined;
  errors: FieldErrors;
};

/** One of the free times, by the clocks of the agency and of both sides. */
export function TimeSelect({ label, name, offer, times, chosen, errors }: TimeSelectProps) {
  const { timezone } = useDesk();
  const days = Map.groupBy(times, (time) => toDay(new Date(time), timezone));
  const toText = (time: string) => {
    const moment = new Date(time);
    const others = [offer.day.zone, offer.member_timezone].flatMap(
      (zone) => toClientTime(moment, zone, timezone) ?? [],
    );
    return [toClockTime(moment, timezone), ...new Set(others)].join(" · ");
  };
  return (
    <DeskSelect
      label={label}
      name={name}
      errors={errors}
      defaultValue={chosen ?? ""}
      className="desk-control figures"
    >
      <option value="">Choose a time</option>
      {[...days].map(([day, ofDay]) => (
        <optgroup key={day} label={toDayText(day)}>
          {ofDay.map((time) => (
            <option key={time} value={time}>
              {toText(time)}
            </option>
          ))}
        </optgroup>
      ))}
    </DeskSelect>
  );
}
