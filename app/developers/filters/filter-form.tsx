import { Search } from "lucide";
import { type FormEvent, useEffect, useMemo, useRef } from "react";
import { toCurrency } from "#app/site/terms/terms.ts";
import { useTerms } from "#app/site/use-site.ts";
import { MAX_LENGTH } from "#contract/values/limits.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Button } from "#design/buttons/button.tsx";
import { FieldErrorText } from "#design/field/field-texts.tsx";
import { Icon } from "#design/icon.tsx";
import { FilterControl, FORM_FIELDS, isList } from "./filter-control.tsx";
import { type ChangedControl, toTickedField } from "./filter-draft.ts";
import { FILTER_FORM } from "./filter-form-id.ts";
import { FilterGroup } from "./filter-group.tsx";
import {
  FILTER_GROUPS,
  type FilterGroupName,
  type ListField,
  MEMBER_FILTERS,
  VALUES_FIELDS,
} from "./member-filters.ts";
import { type FilterOptions, type PackedOptions, unpackOptions } from "./packed-options.ts";
import { PAGE_SIZES } from "./page-size.ts";
import { type SentenceWords, toWordParameters } from "./search-parameters.ts";
import type { FilterForm as Form } from "./use-filter-draft.ts";

const SEARCH = "filter-search";

type FilterFormProps = {
  form: Form;
  options: PackedOptions;
  per_page: number;
  /** What the search says beside its filters. */
  words: SentenceWords;
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
      control.type === "checkbox" || control.type === "radio"
        ? checked !== control.defaultChecked
        : value !== control.defaultValue;
    return isChanged ? [{ name, value, checked }] : [];
  });
}

const GROUPS = Object.keys(FILTER_GROUPS) as FilterGroupName[];

/** A list of one option narrows nothing; a chosen one stays, so that a form without JavaScript sends it. */
function isUseful(field: ListField, { draft }: Form, options: FilterOptions): boolean {
  return options[field].length > 1 || draft[toTickedField(field, draft)].length > 0;
}

/** The filters of one group; nothing when there is nothing to choose. */
function GroupFields({
  name,
  form,
  options,
}: {
  name: FilterGroupName;
  form: Form;
  options: FilterOptions;
}) {
  const { title, isOpen } = FILTER_GROUPS[name];
  const currency = toCurrency(useTerms());
  const fields = FORM_FIELDS.filter(
    (field) =>
      MEMBER_FILTERS[field].group === name && (!isList(field) || isUseful(field, form, options)),
  );
  if (fields.length === 0) return null;
  const values = VALUES_FIELDS.filter((field) => MEMBER_FILTERS[field].group === name);
  const set = [
    ...values.flatMap((field) => form.draft[field]),
    ...fields.filter((field) => !isList(field) && form.draft[field]),
  ];
  const count = set.length;
  return (
    <FilterGroup
      title={name === "rate" ? `${title}, ${currency}` : title}
      count={count}
      open={isOpen || count > 0}
    >
      <div className={name === "rate" ? "grid grid-cols-2 gap-3" : "space-y-3"}>
        {fields.map((field) => (
          <FilterControl key={field} field={field} form={form} options={options} />
        ))}
      </div>
    </FilterGroup>
  );
}

/** Filters of the developer list: a GET form, whose changes show at once with JavaScript. */
export function FilterForm(props: FilterFormProps) {
  const { form, options: packed, per_page, words, onSubmit } = props;
  const options = useMemo(() => unpackOptions(packed), [packed]);
  const { draft, type, adopt, submit } = form;
  const element = useRef<HTMLFormElement>(null);
  const adoptRef = useRef(adopt);

  useEffect(() => {
    if (element.current) adoptRef.current(findChanges(element.current));
  }, []);

  const example = options.technology[0]?.label;
  const searchError =
    draft.q.trim().length > MAX_LENGTH.search
      ? `Search text must be ${MAX_LENGTH.search} characters or less`
      : undefined;

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
      {per_page === PAGE_SIZES[0] ? null : <input type="hidden" name="per_page" value={per_page} />}
      {toWordParameters(words).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
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
            placeholder={example ? `Senior ${example} under 60` : undefined}
            value={draft.q}
            onChange={(event) => type("q", event.target.value)}
            className="control pl-10 text-sm"
          />
        </div>
        <FieldErrorText id={SEARCH} error={searchError} />
      </div>
      <div className="border-line border-t">
        {GROUPS.map((name) => (
          <GroupFields key={name} name={name} form={form} options={options} />
        ))}
      </div>
      <div className="border-line bg-paper pt-6 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:p-4 lg:hidden lg:noscript:block">
        <Button type="submit" formAction="/search" variant="secondary" className="w-full">
          {withNoun("Show developers")}
        </Button>
      </div>
    </form>
  );
}
