import { toDayText } from "#app/booking/slots/slot-days.ts";
import { SLOT_GRID } from "#app/booking/slots/slot-skeletons.tsx";
import { INTERVIEW_CONTROLS } from "#contract/clients/interview-terms.ts";
import { ChoiceTile } from "#design/field/choice-tile.tsx";
import { type FieldError, fieldId } from "#design/field/field-aria.ts";
import { FieldErrorText } from "#design/field/field-texts.tsx";
import { Fieldset } from "#design/field/fieldset.tsx";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import type { ReaderZones } from "../interview-texts.ts";
import { toTimeDays, toZonesText } from "./shown-times.ts";

type TimeChoicesProps = {
  times: readonly string[];
  zones: ReaderZones;
  chosen: ReadonlySet<string>;
  error: FieldError;
};

/** Free times to choose two or three of, by day and by both clocks. */
export function TimeChoices({ times, zones, chosen, error }: TimeChoicesProps) {
  const days = toTimeDays(times, zones);
  const id = fieldId(INTERVIEW_CONTROLS.times);
  const place = toPlaceName(zones.other);
  return (
    // The error summary leads here.
    <div id={id} tabIndex={-1}>
      <FieldErrorText id={id} error={error} />
      <p className="mt-1 text-ink-soft text-sm">{toZonesText(days, zones)}</p>
      {days.map(({ date, times: ofDay }) => (
        <Fieldset key={date} id={`${id}-${date}`} legend={toDayText(date, "long")} className="mt-6">
          <div className={SLOT_GRID}>
            {ofDay.map(({ starts_at, time, offset, isRepeated, otherTime }) => (
              <ChoiceTile
                key={starts_at}
                type="checkbox"
                name={`${INTERVIEW_CONTROLS.times}[${times.indexOf(starts_at)}]`}
                value={starts_at}
                defaultChecked={chosen.has(starts_at)}
                className="figures"
              >
                {time}
                {isRepeated ? <span className="text-sm"> {offset}</span> : null}
                {zones.own === zones.other ? null : (
                  <span className="text-ink-soft text-sm">
                    <span className="sr-only"> here, </span>
                    {otherTime}
                    <span className="sr-only"> in {place}</span>
                  </span>
                )}
              </ChoiceTile>
            ))}
          </div>
        </Fieldset>
      ))}
    </div>
  );
}
