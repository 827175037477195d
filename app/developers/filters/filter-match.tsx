import { withNoun } from "#contract/values/trade.ts";
import type { TechnologyMatch } from "./filter-draft.ts";
import { MATCH } from "./member-url.ts";

const LABELS: Record<TechnologyMatch, string> = { all: "All of", any: "Any of" };
const MATCHES = Object.keys(LABELS) as TechnologyMatch[];

type FilterMatchProps = { value: TechnologyMatch; onChange: (match: TechnologyMatch) => void };

/** Whether members must have all ticked technologies or any of them. */
export function FilterMatch({ value, onChange }: FilterMatchProps) {
  return (
    <fieldset className="flex gap-x-6">
      <legend className="sr-only">{withNoun("Developers have")}</legend>
      {MATCHES.map((match) => (
        <label key={match} className="choice-row">
          <input
            type="radio"
            name={MATCH}
            value={match}
            checked={match === value}
            onChange={() => onChange(match)}
            className="tick rounded-full checked:border-[7px]"
          />
          {LABELS[match]}
        </label>
      ))}
    </fieldset>
  );
}
