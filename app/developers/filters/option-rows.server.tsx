import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import { createContext } from "react-router";
import { type FilterDraft, toTickedField } from "./filter-draft.ts";
import { LIST_FIELDS, toExcludedField } from "./member-filters.ts";
import { type FilterOption, OptionRow, withoutMembers } from "./option-row.tsx";
import type { FilterOptions } from "./packed-options.ts";

/** HTML of the rows of each filter on the page being rendered. */
export const optionRowsContext = createContext<Partial<Record<string, string>>>({});

/** With few members most rows of one list are those of another. */
const MAX_CACHED_ROWS = 2_000;

type Row = { name: string; option: FilterOption; isChecked: boolean };

const rows = new LRUCache<string, string, Row>({
  max: MAX_CACHED_ROWS,
  memoMethod: (_key, _old, { context }) =>
    renderToStaticMarkup(<OptionRow {...context} onChange={() => {}} />),
});

function toRow(row: Row): string {
  const { name, option, isChecked } = row;
  const key = `${name}\n${option.value}\n${option.label}\n${option.members}\n${isChecked}`;
  return rows.memo(key, { context: row });
}

function joinRows(
  name: string,
  options: readonly FilterOption[],
  chosen: readonly string[],
): string {
  return options
    .map((option) => toRow({ name, option, isChecked: chosen.includes(option.value) }))
    .join("");
}

/** The rows of each filter, each rendered once. */
export function toOptionRows(options: FilterOptions, draft: FilterDraft): Record<string, string> {
  const rows: Record<string, string> = {};
  for (const field of LIST_FIELDS) {
    rows[field] = joinRows(field, options[field], draft[toTickedField(field, draft)]);
    const excluded = toExcludedField(field);
    if (excluded) {
      rows[excluded] = joinRows(excluded, options[field].map(withoutMembers), draft[excluded]);
    }
  }
  return rows;
}
