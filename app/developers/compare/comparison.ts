import { convertAmount, type ExchangeSite } from "#app/site/exchange.ts";
import { toCurrency } from "#app/site/terms/terms.ts";
import type { Member } from "#contract/members/member.ts";
import {
  MONTHLY_HOURS,
  SENIORITY_LABELS,
  TECHNOLOGY_TYPE,
} from "#contract/members/member-terms.ts";
import { USUAL_HOURS, type WorkingDay } from "#contract/members/working-day-terms.ts";
import { toOverlapMinutes } from "../overlap/working-overlap.ts";
import {
  toAvailability,
  toBuyoutPrice,
  toLanguageOrder,
  toLanguageText,
} from "../parts/member-texts.ts";
import { toMoney } from "../parts/money-text.ts";
import { toTechnologyOrder } from "../parts/technology-rows.ts";
import { toYears } from "../parts/years-text.ts";

/** What is drawn for each member in place of a text. */
export type DrawnCell =
  | "availability"
  | "hours"
  | "money"
  | "position"
  | "proof"
  | "rate"
  | "years";

export type ComparisonRow = {
  label: string;
  /** One text for each member; empty where there is nothing. */
  cells: string[];
  drawn?: DrawnCell | undefined;
  /** Of each member, where values have an order. */
  values?: (number | undefined)[];
  /** Which members have the best value, and what that is called; none where all have the same. */
  best?: { of: number[]; name: string };
};

/** Rows in which members differ, and those in which all are the same. */
export type Comparison = Record<"facts" | "technologies" | "same", ComparisonRow[]>;

type ComparisonContext = {
  money?: typeof toMoney;
  /** Rates in several currencies are compared by it. */
  site?: ExchangeSite;
  today?: string | undefined;
  /** Whose working hours are compared, and when. */
  shown?: { day: WorkingDay; date: string } | undefined;
};

type Order = { name: string; isBetter: (one: number, other: number) => boolean };

const LOWEST: Order = { name: "lowest", isBetter: (one, other) => one < other };
const EARLIEST: Order = { ...LOWEST, name: "earliest" };
const MOST: Order = { name: "most", isBetter: (one, other) => one > other };

/** The best of at least two values that are not all the same. */
function toBest(values: readonly (number | undefined)[], { name, isBetter }: Order) {
  const known = values.filter((value) => value !== undefined);
  const best = known.reduce((one, other) => (isBetter(other, one) ? other : one), known[0] ?? 0);
  if (known.every((value) => value === best)) return undefined;
  return { name, of: values.flatMap((value, index) => (value === best ? [index] : [])) };
}

/** Amounts in the currency of the site; undefined where one of them has no exchange rate. */
function toAmounts(
  members: readonly Member[],
  field: "sales_rate" | "redemption_rate",
  site: ExchangeSite,
): (number | undefined)[] | undefined {
  const to = toCurrency(site?.terms);
  const amounts = members.map((member) => {
    const amount = member[field];
    return amount === null
      ? undefined
      : convertAmount(amount, { from: member.sales_currency, to }, site);
  });
  const isKnown = members.every(
    (member, index) => member[field] === null || amounts[index] !== undefined,
  );
  return isKnown ? amounts : undefined;
}

function toFacts(
  members: readonly Member[],
  { money = toMoney, site, today, shown }: ComparisonContext,
): ComparisonRow[] {
  const row = (
    label: string,
    toText: (member: Member) => string,
    {
      drawn,
      values,
      order,
    }: { drawn?: DrawnCell; values?: (number | undefined)[] | undefined; order?: Order } = {},
  ): ComparisonRow => {
    const best = values && order ? toBest(values, order) : undefined;
    return {
      label,
      cells: members.map(toText),
      ...(drawn ? { drawn } : {}),
      ...(values ? { values } : {}),
      ...(best ? { best } : {}),
    };
  };
  const toRate = ({ sales_rate, sales_currency }: Member) =>
    sales_rate === null ? "On request" : `${money(sales_rate, sales_currency)} / h`;
  const toMonth = ({ sales_rate, sales_currency }: Member) =>
    sales_rate === null ? "" : money(sales_rate * MONTHLY_HOURS, sales_currency);
  const toAvailable = (member: Member) =>
    [toAvailability(member, today).text, member.workload].filter(Boolean).join(" ");
  // Who is available today is so as early as a person who was last week.
  const toStart = ({ available_from }: Member) =>
    available_from === null
      ? undefined
      : Math.max(Date.parse(available_from), today === undefined ? 0 : Date.parse(today));
  const toShared = ({ timezone }: Member) =>
    shown && toOverlapMinutes(shown.day, { zone: timezone, ...USUAL_HOURS }, shown.date);
  return [
    row("Position", ({ position }) => position, { drawn: "position" }),
    row("Rate", toRate, {
      drawn: "rate",
      values: toAmounts(members, "sales_rate", site),
      order: LOWEST,
    }),
    row(`Full-time month, ${MONTHLY_HOURS} h`, toMonth, { drawn: "money" }),
    row("Buyout Fee", (member) => toBuyoutPrice(member, money) ?? "", {
      drawn: "money",
      values: toAmounts(members, "redemption_rate", site),
      order: LOWEST,
    }),
    row("Availability", toAvailable, {
      drawn: "availability",
      values: members.map(toStart),
      order: EARLIEST,
    }),
    row("Working hours", ({ timezone }) => timezone, {
      drawn: "hours",
      values: members.map(toShared),
      order: MOST,
    }),
    row("Seniority", ({ seniority_level }) => SENIORITY_LABELS[seniority_level]),
    row("Experience", ({ years_of_experience }) => toYears(years_of_experience), {
      values: members.map(({ years_of_experience }) => years_of_experience),
      order: MOST,
    }),
    row("Languages", ({ languages }) => toLanguageOrder(languages).map(toLanguageText).join(", ")),
    row(
      "Proof",
      ({ last_test, vetted_on, has_test_sheet, client_reference_count, work_sample_count }) =>
        vetted_on === null && client_reference_count + work_sample_count === 0
          ? ""
          : `${last_test?.by} ${vetted_on} ${has_test_sheet} ${client_reference_count} ${work_sample_count > 0}`,
      { drawn: "proof" },
    ),
    row("Country", ({ country }) => country),
  ];
}

/**
 * A row of years for each technology that two members have, or that one is hired for first; the
 * others of each member in one row.
 */
function toTechnologies(members: readonly Member[]): ComparisonRow[] {
  const all = members.flatMap(({ technologies }) => technologies);
  const users = Map.groupBy(all, ({ slug }) => slug);
  const first = new Set(
    members
      .flatMap(({ technologies }) =>
        technologies.filter(({ type }) => type === TECHNOLOGY_TYPE.main).slice(0, 1),
      )
      .map(({ slug }) => slug),
  );
  const toCount = (slug: string) => users.get(slug)?.length ?? 0;
  const hasRow = (slug: string) => toCount(slug) > 1 || first.has(slug);
  const best = [...users.values()].flatMap((one) => toTechnologyOrder(one).slice(0, 1));
  const rows = toTechnologyOrder(best.filter(({ slug }) => hasRow(slug)))
    .toSorted((one, other) => toCount(other.slug) - toCount(one.slug))
    .map(({ slug, name }): ComparisonRow => {
      const values = members.map(
        ({ technologies }) => technologies.find((one) => one.slug === slug)?.years,
      );
      const best = toBest(values, MOST);
      return {
        label: name,
        cells: values.map((years) => (years === undefined ? "" : toYears(years))),
        drawn: "years",
        values,
        ...(best ? { best } : {}),
      };
    });
  const others = members.map(({ technologies }) =>
    toTechnologyOrder(technologies.filter(({ slug }) => !hasRow(slug)))
      .map(({ name, years }) => `${name} ${toYears(years)}`)
      .join(", "),
  );
  return others.some(Boolean) ? [...rows, { label: "Only one of them", cells: others }] : rows;
}

/** What members have side by side; what none of them has is left out. */
export function toComparison(
  members: readonly Member[],
  context: ComparisonContext = {},
): Comparison {
  const facts = toFacts(members, context).filter(({ cells }) => cells.some(Boolean));
  const technologies = toTechnologies(members);
  const isSame = ({ cells }: ComparisonRow) => new Set(cells).size === 1;
  return {
    facts: facts.filter((row) => !isSame(row)),
    technologies: technologies.filter((row) => !isSame(row)),
    same: [...facts, ...technologies].filter(isSame),
  };
}
