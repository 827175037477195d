import { createContext } from "react";
import { toCountText } from "#contract/values/trade.ts";
import { classNames } from "#design/class-names.ts";

export type FilterOption = {
  value: string;
  label: string;
  /** How many would remain with it; undefined when they are too many to count. */
  members: number | undefined;
};

/** Of what is left out a number says nothing. */
export const withoutMembers = (option: FilterOption): FilterOption => ({
  ...option,
  members: undefined,
});

type OptionRowProps = {
  name: string;
  option: FilterOption;
  isChecked: boolean;
  isHidden?: boolean;
  onChange: (isChecked: boolean) => void;
};

/** On the server the rows of each filter as HTML: they are half of the elements of the page. */
export const OptionRowsContext = createContext<Partial<Record<string, string>>>({});

/** The tick box of one option. */
export function OptionRow({ name, option, isChecked, isHidden = false, onChange }: OptionRowProps) {
  const { value, label, members } = option;
  return (
    <label hidden={isHidden} className={classNames("choice-row", members === 0 && "text-ink-soft")}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        className="tick-box"
      />
      {label}
      {members === undefined ? null : <span className="figures">{toCountText(members)}</span>}
    </label>
  );
}
