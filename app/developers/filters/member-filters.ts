import type { MemberFilter } from "#contract/members/member-query.ts";
import type { USUAL_DAY, USUAL_ZONE } from "#contract/members/working-day-terms.ts";
import { toYears } from "../parts/years-text.ts";

export type MemberField = keyof MemberFilter;

/** Whether members must have all ticked options of a list or any of them. */
export type Match = "all" | "any";
export const MATCHES = ["all", "any"] as const satisfies Match[];

/** Groups of the filter form, in its order. */
export const FILTER_GROUPS = {
  role: { title: "Role", isOpen: false },
  technology: { title: "Technology", isOpen: true },
  rate: { title: "Rate per hour", isOpen: true },
  seniority_level: { title: "Seniority", isOpen: true },
  experience: { title: "Experience", isOpen: true },
  availability: { title: "Availability", isOpen: true },
  overlap: { title: "Working hours", isOpen: false },
  tag: { title: "Industry", isOpen: false },
  country: { title: "Country", isOpen: false },
  language: { title: "Language", isOpen: false },
} as const;
export type FilterGroupName = keyof typeof FILTER_GROUPS;

type FilterDefinition =
  /** Members named by a link; not in the form. */
  | { kind: "ids" }
  /**
   * Options with counts; `option` is the singular of one. `letter` begins the labels of the field
   * in `member_search`, where a migration writes them.
   */
  | { kind: "list"; group: FilterGroupName; option: string; letter: string }
  /** Options that are several labels or words each. */
  | { kind: "list"; group: FilterGroupName; option: string }
  /**
   * The options of another list, matched the other way; `title` is that of the choice between both.
   */
  | { kind: "list"; group: FilterGroupName; of: MemberField; match: Match; title: string }
  /** Of the options of another list a member has none; `title` is that of its choices. */
  | { kind: "list"; group: FilterGroupName; of: MemberField; match: "not"; title: string }
  /** One end of a range, typed or, with `steps`, selected. */
  | {
      kind: "range";
      group: FilterGroupName;
      label: string;
      steps?: { values: readonly number[]; toText(value: number): string };
    }
  | { kind: "flag"; group: FilterGroupName; label: string }
  /** An ISO date. */
  | { kind: "date"; group: FilterGroupName; label: string }
  /** Hours in common with the visitor's working day, which fields of kind `day` describe. */
  | { kind: "overlap"; group: FilterGroupName }
  /** Narrows nothing alone; a URL leaves out the usual value. */
  | { kind: "day"; usual: string }
  /** The search field above the groups. */
  | { kind: "text" }
  /** The order of the list, which is no filter. */
  | { kind: "sort" };

/**
 * Every filter of members, in the order of URLs; its name is its parameter. Form, URL, draft and
 * counts are derived from it; the texts of chips are in `filter-chips.ts`, which browsers need not
 * load. Its rules are in `MemberFilterSchema`, its SQL in
 * `search/member-conditions.repository.server.ts`.
 */
export const MEMBER_FILTERS = {
  ids: { kind: "ids" },
  role: { kind: "list", group: "role", option: "role" },
  technology: { kind: "list", group: "technology", option: "technology", letter: "t" },
  technology_any: {
    kind: "list",
    group: "technology",
    of: "technology",
    match: "any",
    title: "Developers have",
  },
  technology_not: {
    kind: "list",
    group: "technology",
    of: "technology",
    match: "not",
    title: "Without these technologies",
  },
  tag: { kind: "list", group: "tag", option: "industry", letter: "g" },
  tag_not: {
    kind: "list",
    group: "tag",
    of: "tag",
    match: "not",
    title: "Without these industries",
  },
  seniority_level: { kind: "list", group: "seniority_level", option: "level", letter: "s" },
  country: { kind: "list", group: "country", option: "country", letter: "c" },
  country_not: {
    kind: "list",
    group: "country",
    of: "country",
    match: "not",
    title: "Not in these countries",
  },
  language: { kind: "list", group: "language", option: "language", letter: "l" },
  language_all: {
    kind: "list",
    group: "language",
    of: "language",
    match: "all",
    title: "Developers speak",
  },
  rate_min: { kind: "range", group: "rate", label: "From" },
  rate_max: { kind: "range", group: "rate", label: "Up to" },
  experience_min: {
    kind: "range",
    group: "experience",
    label: "At least",
    steps: { values: [1, 3, 5, 8, 10, 15], toText: toYears },
  },
  experience_max: {
    kind: "range",
    group: "experience",
    label: "At most",
    steps: { values: [1, 3, 5, 8, 10, 15], toText: toYears },
  },
  has_work: { kind: "flag", group: "experience", label: "Has work to look at" },
  available: { kind: "flag", group: "availability", label: "Available now" },
  available_by: { kind: "date", group: "availability", label: "Available by" },
  workload: { kind: "list", group: "availability", option: "workload", letter: "h" },
  overlap: { kind: "overlap", group: "overlap" },
  zone: { kind: "day", usual: "UTC" satisfies typeof USUAL_ZONE },
  day: { kind: "day", usual: "9-17" satisfies typeof USUAL_DAY },
  q: { kind: "text" },
  sort: { kind: "sort" },
} as const satisfies Record<MemberField, FilterDefinition>;

type Filters = typeof MEMBER_FILTERS;
type Kind = FilterDefinition["kind"];
/** Fields of a kind. */
export type FieldOf<Requested extends Kind> = {
  [Field in MemberField]: Filters[Field]["kind"] extends Requested ? Field : never;
}[MemberField];

/** Order of the parameters in a URL, most relevant first. */
export const MEMBER_FIELDS = Object.keys(MEMBER_FILTERS) as MemberField[];

export function getFilter(field: MemberField): FilterDefinition {
  return MEMBER_FILTERS[field];
}

export function fieldsOf<Requested extends Kind>(...kinds: Requested[]): FieldOf<Requested>[] {
  return MEMBER_FIELDS.filter((field): field is FieldOf<Requested> =>
    (kinds as Kind[]).includes(MEMBER_FILTERS[field].kind),
  );
}

/** Fields that have values of a list. */
export type ValuesField = FieldOf<"list">;
export const VALUES_FIELDS = fieldsOf("list");

type ValuesFieldWith<Part> = {
  [Field in ValuesField]: Filters[Field] extends Part ? Field : never;
}[ValuesField];

/** Fields with options of their own. */
export type ListField = ValuesFieldWith<{ option: string }>;
/** Lists whose options are labels of members. */
export type LabelField = ValuesFieldWith<{ letter: string }>;

/** Lists of options, in the order of URLs. */
export const LIST_FIELDS = VALUES_FIELDS.filter(
  (field): field is ListField => "option" in MEMBER_FILTERS[field],
);

type ExcludedField = ValuesFieldWith<{ match: "not" }>;

/** The field of what members must not have of a list. */
export function toExcludedField(field: ListField): ExcludedField | undefined {
  return VALUES_FIELDS.find(
    (other): other is ExcludedField => toListField(other) === field && other.endsWith("_not"),
  );
}

type MatchField = ValuesFieldWith<{ match: Match }>;

/** The field of a list's options matched the other way; undefined where there is one way. */
export function toOtherMatch(field: ListField): MatchField | undefined {
  return VALUES_FIELDS.find(
    (other): other is MatchField => toListField(other) === field && /_(?:all|any)$/.test(other),
  );
}

/** The fields of a list's options by how they are matched; undefined where there is one way. */
export function toMatchFields(field: ListField): Record<Match, ListField | MatchField> | undefined {
  const other = toOtherMatch(field);
  if (!other) return undefined;
  return MEMBER_FILTERS[other].match === "any"
    ? { all: field, any: other }
    : { all: other, any: field };
}

/** The list that has the options of a field. */
export function toListField(field: ValuesField): ListField {
  const definition = MEMBER_FILTERS[field];
  return "of" in definition ? definition.of : (field as ListField);
}

export function mapLists<Value>(toValue: (field: ListField) => Value): Record<ListField, Value> {
  const entries = LIST_FIELDS.map((field) => [field, toValue(field)]);
  return Object.fromEntries(entries) as Record<ListField, Value>;
}
