import { toHourOptions, toZoneOptions } from "#app/developers/overlap/day-options.ts";
import type { InterviewDay } from "#contract/clients/interview.ts";
import { INTERVIEW_CONTROLS } from "#contract/clients/interview-terms.ts";
import { DeskSelect } from "../parts/desk-field.tsx";

const { zone, from, to } = INTERVIEW_CONTROLS;

/** The client's working day; another one reads the free times anew. */
export function DayForm({ day }: { day: InterviewDay }) {
  const fields = [
    { name: zone, label: "Time zone", options: toZoneOptions(day.zone) },
    { name: from, label: "From", options: toHourOptions("from") },
    { name: to, label: "To", options: toHourOptions("to") },
  ];
  return (
    <form method="get" className="max-w-md space-y-2">
      {fields.map(({ name, label, options }) => (
        <DeskSelect
          key={name}
          label={label}
          name={name}
          errors={{}}
          defaultValue={String(day[name])}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </DeskSelect>
      ))}
      <button type="submit" className="desk-button">
        Show its times
      </button>
    </form>
  );
}
