import type { Member } from "#contract/members/member.ts";
import { MONTHLY_HOURS, SENIORITY_LABELS } from "#contract/members/member-terms.ts";
import {
  toBuyoutPrice,
  toLanguageOrder,
  toLanguageText,
  toMoney,
  toYears,
} from "../parts/member-texts.ts";
import { toTechnologyOrder } from "../parts/technology-rows.ts";

/** What is drawn for each member in place of a text. */
export type DrawnCell = "availability" | "hours" | "money" | "vetting";

export type ComparisonRow = {
  label: string;
  /** One text for each member; empty where there is nothing. */
  cells: string[];
  drawn?: DrawnCell;
  isDifferent: boolean;
};

export type Comparison = { facts: ComparisonRow[]; technologies: ComparisonRow[] };

function toRow(label: string, cells: string[], drawn?: DrawnCell): ComparisonRow {
  const isDifferent = new Set(cells).size > 1;
  return { label, cells, isDifferent, ...(drawn ? { drawn } : {}) };
}

const toAvailable = ({ available_from, workload }: Member) =>
  [available_from, workload].filter(Boolean).join(" ");

function toFacts(members: readonly Member[], money: typeof toMoney): ComparisonRow[] {
  const toRate = ({ sales_rate, sales_currency }: Member) =>
    sales_rate === null ? "On request" : `${money(sales_rate, sales_currency)} / h`;
  const toMonth = ({ sales_rate, sales_currency }: Member) =>
    sales_rate === null ? "" : money(sales_rate * MONTHLY_HOURS, sales_currency);
  const row = (label: string, toText: (member: Member) => string, drawn?: DrawnCell) =>
    toRow(label, members.map(toText), drawn);
  return [
    row("Rate", toRate, "money"),
    row(`Full-time month, ${MONTHLY_HOURS} h`, toMonth, "money"),
    row("Buyout Fee", (member) => toBuyoutPrice(member, money) ?? "", "money"),
    row("Seniority", ({ seniority_level }) => SENIORITY_LABELS[seniority_level]),
    row("Experience", ({ years_of_experience }) => toYears(years_of_experience)),
    row("Availability", toAvailable, "availability"),
    row("Working hours", ({ timezone }) => timezone, "hours"),
    row("Languages", ({ languages }) => toLanguageOrder(languages).map(toLanguageText).join(", ")),
    row(
      "Vetting",
      ({ vetted_on, has_test_sheet, client_reference_count: count, work_sample_count: work }) =>
        vetted_on === null && count + work === 0
          ? ""
          : `${vetted_on} ${has_test_sheet} ${count} ${work > 0}`,
      "vetting",
    ),
    row("Country", ({ country }) => country),
  ];
}

/** Every technology of the members: those of the most members first, then main ones, by years. */
function toTechnologies(members: readonly Member[]): ComparisonRow[] {
  const all = members.flatMap(({ technologies }) => technologies);
  const users = Map.groupBy(all, ({ slug }) => slug);
  const best = [...users.values()].flatMap((one) => toTechnologyOrder(one).slice(0, 1));
  const toCount = (slug: string) => users.get(slug)?.length ?? 0;
  return toTechnologyOrder(best)
    .toSorted((one, other) => toCount(other.slug) - toCount(one.slug))
    .map(({ slug, name }) =>
      toRow(
        name,
        members.map(({ technologies }) => {
          const used = technologies.find((technology) => technology.slug === slug);
          return used ? toYears(used.years) : "";
        }),
      ),
    );
}

/** What members have side by side; a fact that none of them has is left out. */
export function toComparison(members: readonly Member[], money = toMoney): Comparison {
  const facts = toFacts(members, money).filter(({ cells }) => cells.some(Boolean));
  return { facts, technologies: toTechnologies(members) };
}
