import { useState } from "react";
import { FilterChoices } from "./filter-choices.tsx";
import { toMatch, withMatch } from "./filter-draft.ts";
import { FilterMatch } from "./filter-match.tsx";
import {
  type ListField,
  type Match,
  MEMBER_FILTERS,
  toExcludedField,
  toMatchFields,
  toOtherMatch,
} from "./member-filters.ts";
import { toMatchName } from "./member-url.ts";
import { type FilterOption, withoutMembers } from "./option-row.tsx";
import type { FilterForm } from "./use-filter-draft.ts";

type FilterListProps = { field: ListField; form: FilterForm; options: readonly FilterOption[] };

/** The options of a list, and those that members must not have where there is such a filter. */
export function FilterList({ field, form, options }: FilterListProps) {
  const { draft, choose } = form;
  const fields = toMatchFields(field);
  const [chosen, setChosen] = useState<Match>(fields?.all === field ? "all" : "any");
  const match = toMatch(field, draft) ?? chosen;
  const ticked = fields?.[match] ?? field;
  const other = toOtherMatch(field);
  const excluded = toExcludedField(field);
  // As in `FilterGroup`: removing a tick must not collapse a list in use.
  const [isOpenAtFirst] = useState(excluded !== undefined && draft[excluded].length > 0);
  const kind = MEMBER_FILTERS[field].option;
  return (
    <>
      {other ? (
        <FilterMatch
          name={toMatchName(field)}
          title={MEMBER_FILTERS[other].title}
          value={match}
          onChange={(next) => {
            setChosen(next);
            choose(withMatch(field, draft, next));
          }}
        />
      ) : null}
      <FilterChoices
        name={field}
        kind={kind}
        options={options}
        value={draft[ticked]}
        onChange={(value) => choose({ [ticked]: value })}
      />
      {/* Beside the ticks, which a form without JavaScript would otherwise lose. */}
      {other && ticked === field
        ? draft[other].map((value) => (
            <input key={value} type="hidden" name={other} value={value} />
          ))
        : null}
      {excluded ? (
        <details open={isOpenAtFirst} className="mt-2">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
            {MEMBER_FILTERS[excluded].title}
          </summary>
          <FilterChoices
            name={excluded}
            kind={kind}
            searchLabel="Search what to exclude"
            options={options.map(withoutMembers)}
            value={draft[excluded]}
            onChange={(value) => choose({ [excluded]: value })}
          />
        </details>
      ) : null}
    </>
  );
}
