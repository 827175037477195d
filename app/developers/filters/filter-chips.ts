import type { MemberFilter } from "#contract/members/member-query.ts";
import type { Currency } from "#contract/members/member-terms.ts";
import { MAX_OVERLAP_HOURS } from "#contract/members/working-day-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { toDateText } from "#platform/time/date-text.ts";
import { toDayText } from "../overlap/day-texts.ts";
import { toMoney } from "../parts/money-text.ts";
import { toYears } from "../parts/years-text.ts";
import {
  FILTER_GROUPS,
  type FieldOf,
  getFilter,
  type ListField,
  type Match,
  MEMBER_FIELDS,
  MEMBER_FILTERS,
  type MemberField,
  toListField,
  type ValuesField,
} from "./member-filters.ts";
import { isCombination, toDevelopersUrl } from "./member-url.ts";
import { toSearchParts } from "./search-parts.ts";

/** Names of values that are slugs or codes in a URL, and the currency of amounts. */
export type FilterNames = Record<ListField, ReadonlyMap<string, string>> & { currency: Currency };

export type FilterChip = {
  key: string;
  label: string;
  /** The list without this value. */
  to: string;
  isCombination: boolean;
};

type Values = readonly (string | number)[];

type ChipText = { key: string; label: string; rest?: Values };

type TextField = FieldOf<"ids" | "range" | "date" | "text">;

type ToChipText<Field extends TextField> = (
  value: NonNullable<MemberFilter[Field]>,
  currency: Currency,
) => string | undefined;

/** `“anna”`, and `Ideally AWS, front end` of what only ranks. */
function toSearchLabel(text: string): string {
  const [plain = "", ...preferred] = toSearchParts(text);
  if (preferred.length === 0) return `“${text}”`;
  const ranking = preferred.join(", ");
  return plain === "" ? `Ideally ${ranking}` : `“${plain}”, ideally ${ranking}`;
}

/** A range without a text of its own shows its label. */
const CHIP_TEXTS: { [Field in Exclude<TextField, FieldOf<"range">>]: ToChipText<Field> } & {
  [Field in FieldOf<"range">]?: ToChipText<Field>;
} = {
  ids: ({ length }) =>
    length === 1 ? withNoun("1 chosen developer") : withNoun(`${length} chosen developers`),
  rate_min: (rate, currency) =>
    rate > 0 ? `From ${toMoney(rate, currency)}\u00a0/\u00a0h` : undefined,
  rate_max: (rate, currency) => `Up to ${toMoney(rate, currency)}\u00a0/\u00a0h`,
  experience_min: (years) => (years > 0 ? `${years}+ years` : undefined),
  experience_max: (years) => `Up to ${toYears(years)}`,
  available_by: (date) => `Available by ${toDateText(date)}`,
  q: toSearchLabel,
};

/** The chip of a field of one value; undefined for one that narrows nothing. */
function toChipText<Field extends TextField>(
  field: Field,
  filter: MemberFilter,
  currency: Currency,
): string | undefined {
  const toText = CHIP_TEXTS[field] as ToChipText<Field> | undefined;
  const value = filter[field];
  if (value === undefined || value === null) return undefined;
  const definition = getFilter(field);
  if (toText || definition.kind !== "range") return toText?.(value, currency);
  return `${definition.label} ${value}`;
}

/** Between the values of one chip: `Java or Kotlin`, `English and French`. */
const BETWEEN: Record<Match, string> = { all: " and ", any: " or " };

/** One chip for each value, and one for all that are matched the other way than their list. */
function toValueTexts(field: ValuesField, values: Values, names: FilterNames): ChipText[] {
  const definition = MEMBER_FILTERS[field];
  const toName = (value: string | number) =>
    names[toListField(field)].get(String(value)) ?? String(value);
  const match = "match" in definition ? definition.match : undefined;
  if (match === "any" || match === "all") {
    const label = values.map(toName).join(BETWEEN[match]);
    return values.length === 0 ? [] : [{ key: field, label }];
  }
  return values.map((value) => ({
    key: `${field} ${value}`,
    label: match === "not" ? `Without ${toName(value)}` : toName(value),
    rest: values.filter((other) => other !== value),
  }));
}

function toOverlapText(filter: MemberFilter): string {
  const isWhole = filter.overlap === MAX_OVERLAP_HOURS;
  return `${filter.overlap}${isWhole ? "" : "+"} h of ${toDayText(filter)}`;
}

/** The texts of one field's chips, each with what remains of the field without it. */
function toTexts(field: MemberField, filter: MemberFilter, names: FilterNames): ChipText[] {
  const definition = getFilter(field);
  const value = filter[field];
  if (value === undefined) return [];
  const toOne = (label: string | undefined) => (label === undefined ? [] : [{ key: field, label }]);
  switch (definition.kind) {
    case "list":
      return toValueTexts(field as ValuesField, value as Values, names);
    case "flag":
      return toOne(value ? definition.label : undefined);
    case "overlap":
      return toOne(toOverlapText(filter));
    case "day":
    case "sort":
      return [];
    default:
      return toOne(toChipText(field as TextField, filter, names.currency));
  }
}

/** `Country: Jordan`, `Without PHP`: what each value of a filter is, besides its chip. */
export function toFilterText(filter: MemberFilter, names: FilterNames): string {
  const texts = MEMBER_FIELDS.flatMap((field) => {
    const definition = getFilter(field);
    const isNamed =
      definition.kind === "list" && !("match" in definition && definition.match === "not");
    return toTexts(field, filter, names).map(({ label }) =>
      isNamed ? `${FILTER_GROUPS[definition.group].title}: ${label}` : label,
    );
  });
  return texts.join(", ");
}

/** One chip for each value that is set, in the order of the URL. */
export function toFilterChips(
  filter: MemberFilter,
  names: FilterNames,
  per_page?: number,
): FilterChip[] {
  return MEMBER_FIELDS.flatMap((field) =>
    toTexts(field, filter, names).map(({ key, label, rest }) => {
      const without = { ...filter, [field]: rest };
      return {
        key,
        label,
        to: toDevelopersUrl(without, 1, per_page),
        isCombination: isCombination(without),
      };
    }),
  );
}
