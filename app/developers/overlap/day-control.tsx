import type { WorkingDay } from "#contract/members/working-day-terms.ts";
import { SelectField } from "#design/field/select-field.tsx";
import { readOwnTimeZone } from "#platform/time/time-zone-names.ts";
import { toHourOptions, toZoneOptions } from "./day-options.ts";
import { workingDayStore } from "./working-day.store.ts";

/** The visitor's working day: saved in the browser, for all members and tabs. */
export function DayControl({ day }: { day: WorkingDay }) {
  const toField = (part: "from" | "to", label: string) => (
    <SelectField
      name={`own-${part}`}
      label={label}
      // A day has at least one hour.
      options={toHourOptions(part).filter(
        ({ value }) => Number(value) !== (part === "from" ? day.to : day.from),
      )}
      value={String(day[part])}
      onChange={(event) => workingDayStore.setState({ [part]: Number(event.target.value) })}
    />
  );
  return (
    <div className="grid gap-4 pt-2 sm:grid-cols-[2fr_1fr_1fr]">
      <SelectField
        name="own-zone"
        label="Your time zone"
        options={toZoneOptions(day.zone, readOwnTimeZone())}
        value={day.zone}
        onChange={(event) => workingDayStore.setState({ zone: event.target.value })}
      />
      {toField("from", "You start at")}
      {toField("to", "You end at")}
    </div>
  );
}
