import { toHourOptions, toHoursText, toZoneOptions } from "#app/developers/overlap/day-options.ts";
import type { InterviewDay } from "#contract/clients/interview.ts";
import { INTERVIEW_CONTROLS } from "#contract/clients/interview-terms.ts";
import { Button } from "#design/buttons/button.tsx";
import { Disclosure } from "#design/disclosure.tsx";
import { SelectField } from "#design/field/select-field.tsx";
import { toPlaceName } from "#platform/time/time-zone-names.ts";

/** The client's working day, which the times are within; another one reads the page again. */
export function DayForm({ day, open }: { day: InterviewDay; open: boolean }) {
  const { zone, from, to } = INTERVIEW_CONTROLS;
  return (
    <Disclosure
      summary={`Your day: ${toHoursText(day)} in ${toPlaceName(day.zone)}`}
      open={open}
      className="border-t"
    >
      <form method="get" className="space-y-6 text-ink">
        <SelectField
          name={zone}
          label="Your time zone"
          options={toZoneOptions(day.zone)}
          defaultValue={day.zone}
        />
        <div className="grid grid-cols-2 gap-4">
          <SelectField
            name={from}
            label="You start at"
            options={toHourOptions("from")}
            defaultValue={String(day.from)}
          />
          <SelectField
            name={to}
            label="You end at"
            options={toHourOptions("to")}
            defaultValue={String(day.to)}
          />
        </div>
        <Button type="submit" variant="secondary">
          Show times
        </Button>
      </form>
    </Disclosure>
  );
}
