import { withNoun } from "#contract/values/trade.ts";
import { MATCHES, type Match } from "./member-filters.ts";

const LABELS: Record<Match, string> = { all: "All of", any: "Any of" };

type FilterMatchProps = {
  name: string;
  title: string;
  value: Match;
  onChange: (match: Match) => void;
};

/** Whether members must have all ticked options of a list or any of them. */
export function FilterMatch({ name, title, value, onChange }: FilterMatchProps) {
  return (
    <fieldset className="flex gap-x-6">
      <legend className="sr-only">{withNoun(title)}</legend>
      {MATCHES.map((match) => (
        <label key={match} className="choice-row">
          <input
            type="radio"
            name={name}
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
