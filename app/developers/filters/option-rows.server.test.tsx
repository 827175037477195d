import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { FilterChoices } from "./filter-choices.tsx";
import { toFilterDraft } from "./filter-draft.ts";
import { mapLists } from "./member-filters.ts";
import { OptionRowsContext } from "./option-row.tsx";
import { toOptionRows as renderRows } from "./option-rows.server.tsx";
import { packOptions } from "./packed-options.ts";

// why: how often React renders a row does not show in its HTML.
vi.mock(import("react-dom/server"), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, renderToStaticMarkup: vi.fn(original.renderToStaticMarkup) };
});

const technologies = [
  { value: "c-sharp", label: "C#, .NET & “co”", members: 1_200 },
  { value: "react", label: "React", members: 0 },
  { value: "rust", label: "Rust", members: undefined },
];
const options = { ...mapLists(() => []), technology: technologies };
const draft = toFilterDraft({ technology: ["react"] });

const toOptionRows = (given: typeof options, chosen: typeof draft) =>
  renderRows(given, packOptions(given), chosen);

const choices = (
  <FilterChoices
    name="technology"
    kind="technology"
    options={technologies}
    value={draft.technology}
    onChange={() => {}}
  />
);

test("the server's rows are what the browser hydrates", () => {
  const rows = toOptionRows(options, draft);
  expect(renderToString(<OptionRowsContext value={rows}>{choices}</OptionRowsContext>)).toBe(
    renderToString(choices),
  );
});

test("rows are ticked where any of them is enough, and those that are left out have no number", () => {
  const rows = toOptionRows(
    options,
    toFilterDraft({ technology_any: ["react"], technology_not: ["c-sharp"] }),
  );
  expect(rows.technology).toBe(toOptionRows(options, draft).technology);
  expect(rows.technology_not).toContain('name="technology_not" checked="" value="c-sharp"');
  expect(rows.technology_not).not.toContain("1,200");
});

test("a row is rendered once, however many lists have it", () => {
  toOptionRows(options, draft);
  vi.mocked(renderToStaticMarkup).mockClear();
  toOptionRows(options, draft);
  expect(renderToStaticMarkup).not.toHaveBeenCalled();
  toOptionRows(options, toFilterDraft({}));
  expect(renderToStaticMarkup).toHaveBeenCalledOnce();
});
