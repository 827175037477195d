import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import { createContext } from "react-router";
import { type FilterDraft, toTickedField } from "./filter-draft.ts";
import { LIST_FIELDS, toExcludedField } from "./member-filters.ts";
import { type FilterOption, OptionRow, withoutMembers } from "./option-row.tsx";
import type { FilterOptions, PackedOptions } from "./packed-options.ts";

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

/** Characters of lists of rows. */
const MAX_CACHED_CHARACTERS = 2_000_000;

type List = { name: string; options: readonly FilterOption[]; chosen: readonly string[] };

/** Lists of which no option and no number has changed, as on the next page of a list. */
const lists = new LRUCache<string, string, List>({
  maxSize: MAX_CACHED_CHARACTERS,
  sizeCalculation: (html, key) => html.length + key.length,
  memoMethod: (_key, _old, { context: { name, options, chosen } }) =>
    joinRows(name, options, chosen),
});

/**
 * The rows of each filter, each rendered once.
 * @param packed the same options
 */
export function toOptionRows(
  options: FilterOptions,
  packed: PackedOptions,
  draft: FilterDraft,
): Record<string, string> {
  const rows: Record<string, string> = {};
  const add = (name: string, list: Omit<List, "name">, text: string) => {
    const context = { ...list, name };
    // Sizes below one are refused, and there is nothing to render.
    rows[name] = text && lists.memo(`${name}\n${list.chosen.join()}\n${text}`, { context });
  };
  for (const field of LIST_FIELDS) {
    const chosen = draft[toTickedField(field, draft)];
    add(field, { options: options[field], chosen }, packed[field]);
    const excluded = toExcludedField(field);
    if (!excluded) continue;
    const withoutNumbers = options[field].map(withoutMembers);
    add(excluded, { options: withoutNumbers, chosen: draft[excluded] }, packed[field]);
  }
  return rows;
}
