import { VETTING_LABELS, type VettingCheck } from "#contract/members/vetting-terms.ts";
import { languageName } from "#contract/values/languages.ts";
import { FormFields } from "../../content/form/form-fields.tsx";
import {
  type ContentForm,
  type FormField,
  type FormValues,
  isRows,
} from "../../content/form/form-spec.ts";
import { RowsControl } from "../../content/form/rows-control.tsx";
import { Suggestions } from "../../content/form/suggestions.tsx";
import { UnshownField } from "../../content/form/unshown-field.tsx";
import { Panel } from "../../parts/panel.tsx";

const THREE_COLUMNS = "gap-3 sm:grid-cols-2 lg:grid-cols-3";
const TWO_COLUMNS = "gap-2 sm:grid-cols-2";

type MemberList = {
  name: string;
  /** Of a row, in the order in which they are shown. */
  fields: readonly string[];
  grid: string;
  toTitle: (row: FormValues) => string;
  /** A field behind the title; the rows are folded then. */
  detail?: string;
};

const toText = (value: FormValues[string]) => (typeof value === "string" ? value : "");

const LISTS: readonly MemberList[] = [
  {
    name: "languages",
    fields: ["code", "level"],
    grid: "grid-cols-2 gap-2",
    toTitle: ({ code }) => (code ? languageName(toText(code)) : ""),
  },
  {
    name: "technologies",
    fields: ["slug", "years", "main"],
    grid: "grid-cols-[minmax(0,1fr)_5rem_auto] items-end gap-2 [&>:last-child]:pb-1.5",
    toTitle: ({ slug }) => toText(slug),
  },
  {
    name: "experiences",
    fields: ["name", "position", "technologies", "tags", "description", "responsibility"],
    grid: TWO_COLUMNS,
    toTitle: ({ name }) => toText(name) || "New project",
    detail: "position",
  },
  {
    name: "educations",
    fields: ["institution", "specialization", "year_from", "year_to"],
    grid: "grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_5rem_5rem]",
    toTitle: ({ institution }) => toText(institution),
  },
  {
    name: "vetting",
    fields: ["check", "on", "how", "by"],
    grid: TWO_COLUMNS,
    toTitle: ({ check, on }) =>
      `${VETTING_LABELS[check as VettingCheck] ?? toText(check)} ${toText(on)}`.trim(),
  },
  {
    name: "client_references",
    fields: ["author", "role", "company", "on", "text", "consent_on"],
    grid: TWO_COLUMNS,
    toTitle: ({ author, company }) => [author, company].filter(Boolean).join(", "),
  },
  {
    name: "work_samples",
    fields: ["title", "kind", "url", "year", "description", "image"],
    grid: "gap-2 sm:grid-cols-[minmax(0,1fr)_10rem]",
    toTitle: ({ title }) => toText(title) || "New work",
    detail: "url",
  },
];

const pick = (fields: readonly FormField[], names: readonly string[]) =>
  names.flatMap((name) => fields.filter((field) => field.name === name));

/** The fields of a member, in the panels of its page. */
export function MemberFields({ form }: { form: ContentForm }) {
  const { fields } = form.root;
  const values = form.values as FormValues;
  const show = (grid: string, ...names: string[]) => (
    <FormFields fields={pick(fields, names)} values={values} path="" grid={grid} />
  );
  return (
    <>
      <Panel title="Person">
        {show(
          THREE_COLUMNS,
          ...["first_name", "last_name", "latin_name", "gender", "country_code", "timezone"],
        )}
      </Panel>
      <Panel title="Profile">
        {show("gap-3 sm:grid-cols-3", "position", "seniority_level", "years_of_experience")}
        <div className="mt-3">{show("gap-3", "excerpt", "about")}</div>
      </Panel>
      <Panel title="Rates and availability">
        {show(
          THREE_COLUMNS,
          ...["sales_rate", "sales_currency", "redemption_rate"],
          ...["available_from", "availability_confirmed_at", "workload", "cv_link"],
        )}
        <div className="mt-3">{show("", "featured")}</div>
      </Panel>
      {LISTS.map((list) => (
        <ListPanel
          key={list.name}
          field={pick(fields, [list.name])[0]}
          list={list}
          values={values}
        />
      ))}
      <Panel title="Test sheet">{show("", "test_sheet")}</Panel>
      <Suggestions form={form} />
    </>
  );
}

type ListPanelProps = { field: FormField | undefined; list: MemberList; values: FormValues };

function ListPanel({ field, list, values }: ListPanelProps) {
  const { name, grid, toTitle, detail } = list;
  const rows = values[name];
  if (!field) return null;
  return (
    <Panel title={field.label}>
      {field.type === "rows" ? (
        <RowsControl
          // The panel has its title.
          field={{ ...field, label: "" }}
          rows={isRows(rows) ? rows : []}
          path={name}
          isOpen={detail === undefined}
          toTitle={toTitle}
          {...(detail && { detail })}
        >
          {(row, at) => (
            <FormFields
              fields={pick(field.fields, list.fields)}
              values={row}
              path={at}
              grid={grid}
            />
          )}
        </RowsControl>
      ) : (
        <UnshownField label={field.label} />
      )}
    </Panel>
  );
}
