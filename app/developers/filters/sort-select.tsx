import { ChevronDown } from "lucide";
import { MEMBER_SORT_LABELS, MEMBER_SORTS } from "#contract/members/member-sort.ts";
import { Button } from "#design/buttons/button.tsx";
import { Icon } from "#design/icon.tsx";

type SortSelectProps = {
  /** Id of the form that sends it. */
  form: string;
  value: string;
  onChange: (value: string) => void;
};

/** The order of the list; without JavaScript the button beside it submits it. */
export function SortSelect({ form, value, onChange }: SortSelectProps) {
  return (
    <div className="flex items-center gap-2">
      <div className="relative flex-1">
        <label htmlFor="sort" className="sr-only">
          Sort by
        </label>
        <select
          id="sort"
          name="sort"
          form={form}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="control min-h-11 appearance-none py-2 pr-10 text-sm sm:w-52"
        >
          {MEMBER_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {MEMBER_SORT_LABELS[sort]}
            </option>
          ))}
        </select>
        <Icon
          of={ChevronDown}
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
        />
      </div>
      <div className="noscript:block hidden">
        <Button type="submit" form={form} variant="secondary" size="small">
          Sort
        </Button>
      </div>
    </div>
  );
}
