import {
  MAX_OVERLAP_HOURS,
  parseHoursKey,
  toHoursKey,
  USUAL_DAY,
  USUAL_ZONE,
} from "#contract/members/working-day-terms.ts";
import { SelectField } from "#design/field/select-field.tsx";
import { toDayOptions, toZoneOptions } from "../overlap/day-options.ts";
import { useWorkingDay } from "../overlap/use-working-day.ts";
import { workingDayStore } from "../overlap/working-day.store.ts";
import type { FilterForm } from "./use-filter-draft.ts";

const HOURS = Array.from({ length: MAX_OVERLAP_HOURS }, (_, index) => String(index + 1));

/**
 * Hours in common with a working day. While none are set it offers the visitor's own day, which it
 * also saves when that is changed here.
 */
export function OverlapControl({ form: { draft, choose } }: { form: FilterForm }) {
  const own = useWorkingDay()?.day;
  const offered = draft.overlap === "" ? own : undefined;
  const zone = draft.zone || offered?.zone || USUAL_ZONE;
  const day = draft.day || (offered ? toHoursKey(offered) : USUAL_DAY);
  return (
    <div className="space-y-3">
      <SelectField
        name="overlap"
        label="Overlap with your day"
        options={[
          { value: "", label: "Any" },
          ...HOURS.map((value) => ({ value, label: `${value} h or more` })),
        ]}
        value={draft.overlap}
        onChange={(event) => choose({ overlap: event.target.value, zone, day })}
      />
      <SelectField
        name="zone"
        label="Your time zone"
        options={toZoneOptions(own?.zone ?? "", zone)}
        value={zone}
        onChange={(event) => {
          workingDayStore.setState({ zone: event.target.value });
          choose({ zone: event.target.value, day });
        }}
      />
      <SelectField
        name="day"
        label="Your hours"
        options={toDayOptions(own ? toHoursKey(own) : "", day)}
        value={day}
        onChange={(event) => {
          workingDayStore.setState(parseHoursKey(event.target.value) ?? {});
          choose({ zone, day: event.target.value });
        }}
      />
    </div>
  );
}
