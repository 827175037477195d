import type { ContentForm, FormField } from "./form-spec.ts";

/** Id of the suggestions of a list in the page. */
export const toListId = (list: string) => `list-${list.replaceAll(" ", "-")}`;

/** What the lines of a form suggest; once, however many rows have such a line. */
export function Suggestions({ form: { root, lists } }: { form: ContentForm }) {
  return [...listLines(root)].map(([list, { isByName }]) => (
    <datalist key={list} id={toListId(list)}>
      {lists[list]?.map(({ value, label }) => (
        <option key={value} value={isByName ? label : value}>
          {isByName || label === value ? null : label}
        </option>
      ))}
    </datalist>
  ));
}

/** The lines with suggestions, by the list that they suggest. */
function listLines(field: FormField): Map<string, { isByName?: boolean }> {
  if ("fields" in field) return new Map(field.fields.flatMap((inner) => [...listLines(inner)]));
  if (field.type === "values") return listLines(field.item);
  return new Map(field.type === "line" && field.list ? [[field.list, field]] : []);
}
