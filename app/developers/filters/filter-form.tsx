import { Search } from "lucide";
import { type FormEvent, useEffect, useRef } from "react";
import { MAX_LENGTH } from "#contract/limits.ts";
import { Button } from "#design/button.tsx";
import { FieldErrorText } from "#design/field/field-texts.tsx";
import { SelectField } from "#design/field/select-field.tsx";
import { TextField } from "#design/field/text-field.tsx";
import { Icon } from "#design/icon.tsx";
import { toYears } from "../parts/member-texts.ts";
import { FilterChoices, type FilterOption } from "./filter-choices.tsx";
import type { ChangedControl } from "./filter-draft.ts";
import { FilterGroup } from "./filter-group.tsx";
import type { FilterForm as Form } from "./use-filter-draft.ts";

/** The form that controls outside it belong to, such as the sort order. */
export const FILTER_FORM = "filter-developers";

export type FilterOptions = Record<
  "technology" | "tag" | "seniority_level" | "country" | "language",
  FilterOption[]
>;

const LISTS = [
  { name: "technology", title: "Technology", kind: "technology", open: true },
  { name: "seniority_level", title: "Seniority", kind: "level", open: true },
  { name: "tag", title: "Industry", kind: "industry", open: false },
  { name: "country", title: "Country", kind: "country", open: false },
  { name: "language", title: "Language", kind: "language", open: false },
] as const;

const SEARCH = "filter-search";
const EXPERIENCE = ["1", "3", "5", "8", "10", "15"];

type FilterFormProps = {
  form: Form;
  options: FilterOptions;
  /** Shows the results: the sheet closes, and they take the focus. */
  onSubmit: () => void;
};

function findChanges(form: HTMLFormElement): ChangedControl[] {
  return [...form.elements].flatMap((control) => {
    if (control instanceof HTMLSelectElement) {
      const { name, value } = control;
      const isChanged = control.selectedOptions[0]?.defaultSelected === false;
      // An option that the page did not mark is the first one.
      const wasMarked = [...control.options].some((option) => option.defaultSelected);
      return isChanged && (wasMarked || control.selectedIndex > 0)
        ? [{ name, value, checked: true }]
        : [];
    }
    if (!(control instanceof HTMLInputElement)) return [];
    const { name, value, checked } = control;
    const isChanged =
      control.type === "checkbox"
        ? checked !== control.defaultChecked
        : value !== control.defaultValue;
    return isChanged ? [{ name, value, checked }] : [];
  });
}

/** Filters of the developer list: a GET form, whose changes show at once with JavaScript. */
export function FilterForm({ form, options, onSubmit }: FilterFormProps) {
  const { draft, choose, type, adopt, submit } = form;
  const element = useRef<HTMLFormElement>(null);
  const adoptRef = useRef(adopt);

  useEffect(() => {
    if (element.current) adoptRef.current(findChanges(element.current));
  }, []);

  const [first, ...others] = LISTS;
  const toList = (list: (typeof LISTS)[number]) =>
    options[list.name].length === 0 ? null : (
      <FilterGroup
        key={list.name}
        title={list.title}
        count={draft[list.name].length}
        open={list.open || draft[list.name].length > 0}
      >
        <FilterChoices
          name={list.name}
          kind={list.kind}
          options={options[list.name]}
          value={draft[list.name]}
          onChange={(value) => choose({ [list.name]: value })}
        />
      </FilterGroup>
    );

  const searchError =
    draft.q.trim().length > MAX_LENGTH.search
      ? `Search text must be ${MAX_LENGTH.search} characters or less`
      : undefined;
  const years = [...new Set([...EXPERIENCE, draft.experience_min])]
    .filter((value) => value !== "")
    .sort((one, other) => Number(one) - Number(other));

  return (
    <form
      ref={element}
      id={FILTER_FORM}
      action="/developers"
      method="get"
      autoComplete="off"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
        onSubmit();
      }}
    >
      <div className="pb-4">
        <label htmlFor={SEARCH} className="font-medium">
          Name, position or technology
        </label>
        <div className="relative mt-2">
          <Icon
            of={Search}
            className="pointer-events-none absolute top-3.5 left-3 size-5 text-ink-soft"
          />
          <input
            id={SEARCH}
            name="q"
            type="search"
            aria-invalid={searchError ? true : undefined}
            aria-describedby={searchError ? `${SEARCH}-error` : undefined}
            enterKeyHint="search"
            placeholder="For example, React"
            value={draft.q}
            onChange={(event) => type("q", event.target.value)}
            className="control pl-10 text-sm"
          />
        </div>
        <FieldErrorText id={SEARCH} error={searchError} />
      </div>
      <div className="border-line border-t">
        {toList(first)}
        <FilterGroup
          title="Rate per hour"
          count={[draft.rate_min, draft.rate_max].filter(Boolean).length}
          open
        >
          <div className="grid grid-cols-2 gap-3">
            {(["rate_min", "rate_max"] as const).map((name) => (
              <TextField
                key={name}
                name={name}
                label={name === "rate_min" ? "From" : "Up to"}
                inputMode="numeric"
                pattern="[0-9]*"
                value={draft[name]}
                onChange={(event) => type(name, event.target.value)}
                className="figures"
              />
            ))}
          </div>
        </FilterGroup>
        {others.slice(0, 1).map(toList)}
        <FilterGroup title="Experience" count={draft.experience_min ? 1 : 0} open>
          <SelectField
            name="experience_min"
            label="At least"
            options={[
              { value: "", label: "Any" },
              ...years.map((value) => ({ value, label: toYears(Number(value)) })),
            ]}
            value={draft.experience_min}
            onChange={(event) => choose({ experience_min: event.target.value })}
          />
        </FilterGroup>
        <FilterGroup title="Availability" count={draft.available ? 1 : 0} open>
          <label className="choice-row">
            <input
              type="checkbox"
              name="available"
              value="true"
              checked={draft.available}
              onChange={(event) => choose({ available: event.target.checked })}
              className="tick-box"
            />
            Available now
          </label>
        </FilterGroup>
        {others.slice(1).map(toList)}
      </div>
      <div className="border-line bg-paper pt-6 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:p-4 lg:hidden lg:noscript:block">
        <Button type="submit" variant="secondary" className="w-full">
          Show developers
        </Button>
      </div>
    </form>
  );
}
