import { Form, useSubmit } from "react-router";
import { classNames } from "#design/class-names.ts";
import { useDesk } from "../parts/use-desk.ts";
import {
  type ListFilter,
  type ListFilters,
  type ListQuery,
  listNarrowing,
  listOptions,
  toInitialValue,
} from "./list-query.ts";
import { hidePhoneSheet, PhoneSheet } from "./phone-sheet.tsx";

type SearchFormProps<F extends ListFilters> = {
  filters: F;
  query: ListQuery<F>;
  /** What the search finds; without it the list is not searched. */
  placeholder?: string | undefined;
};

/** The filters of a list. They are its query string; a choice applies at once with JavaScript, the search with Enter. */
export function SearchForm<F extends ListFilters>(props: SearchFormProps<F>) {
  const { filters, query, placeholder } = props;
  const submit = useSubmit();
  const shown = Object.values(filters).filter(({ isLinked }) => !isLinked);
  if (placeholder === undefined && shown.length === 0) return null;
  // A date needs a label that can be seen, and then the choices beside it have one too.
  const hasLabels = shown.some((filter) => "input" in filter);
  const active = listNarrowing(filters, query).filter(({ isLinked }) => !isLinked).length;
  const label = active > 0 ? `Filters (${active})` : "Filters";
  const fields = (
    <>
      {Object.entries(filters).map(([name, filter]) => (
        <FilterField
          key={name}
          name={name}
          filter={filter}
          value={query[name] ?? ""}
          hasLabel={hasLabels}
        />
      ))}
      <button
        type="submit"
        className={classNames(
          "desk-button col-span-full",
          !hasLabels && "hidden noscript:inline-flex",
        )}
      >
        Search
      </button>
    </>
  );
  return (
    <Form
      role="search"
      className="flex items-end gap-2 px-4 py-2 md:flex-wrap"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) submit(event.currentTarget);
      }}
      onSubmit={(event) => hidePhoneSheet(event.currentTarget)}
    >
      {placeholder === undefined ? null : (
        <label className="min-w-0 flex-1 md:min-w-44 md:max-w-80">
          <span className="sr-only">Search</span>
          <input
            key={query.text}
            type="search"
            name="text"
            defaultValue={query.text}
            placeholder={placeholder}
            data-shortcut="/"
            className="desk-control"
          />
        </label>
      )}
      {shown.length > 0 ? <PhoneSheet label={label}>{fields}</PhoneSheet> : fields}
    </Form>
  );
}

type FilterFieldProps = { name: string; filter: ListFilter; value: string; hasLabel: boolean };

/** One of the filters of a list. */
function FilterField({ name, filter, value, hasLabel }: FilterFieldProps) {
  if (filter.isLinked) {
    if (value === toInitialValue(filter)) return null;
    return <input type="hidden" name={name} value={value} />;
  }
  const label = (
    <span className={classNames("block text-ink-soft", !hasLabel && "md:sr-only")}>
      {filter.label}
    </span>
  );
  const control = { name, defaultValue: value };
  return "input" in filter ? (
    <label>
      {label}
      <input
        key={value}
        type={filter.input === "date" ? "date" : "text"}
        {...control}
        className="desk-control md:w-36"
      />
    </label>
  ) : (
    <label>
      {label}
      <select key={value} {...control} className="desk-control md:field-sizing-content md:w-auto">
        {listOptions(filter.options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {filter.hasColleagues ? <ColleagueOptions /> : null}
      </select>
    </label>
  );
}

/** Everybody who has or had an account, of whom anything can be left. */
function ColleagueOptions() {
  const { colleagues } = useDesk();
  return colleagues.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
