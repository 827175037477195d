import { z } from "zod";
import { listCurrencies } from "#app/site/exchange.ts";
import { toBuyoutPercent } from "#app/site/terms/terms.ts";
import type { Site } from "#contract/content/site.ts";
import { CURRENCIES, MONTHLY_HOURS, toBuyoutFee } from "#contract/members/member-terms.ts";
import type { YamlFile } from "#services/content/parsing/content-source.server.ts";
import { MAX_MAIN_TECHNOLOGIES, type MemberFile } from "./member-file.server.ts";

const number = z.number().nullable().catch(null);
const string = z.string().nullable().catch(null);
const date = z.iso.date().nullable().catch(null);
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).catch([]);

/**
 * A member's file as far as it can be read, where a field is wrong: rules between fields are checked as
 * well, so that everything is found at once.
 */
const DraftSchema = z.object({
  years_of_experience: number,
  sales_rate: number,
  sales_currency: z.enum(CURRENCIES).nullable().catch(null),
  redemption_rate: number,
  languages: listOf(z.object({ code: string }).catch({ code: null })),
  technologies: listOf(
    z
      .object({ slug: string, years: number, main: z.boolean().catch(false) })
      .catch({ slug: null, years: null, main: false }),
  ),
  experiences: listOf(
    z
      .object({
        tags: listOf(string),
        technologies: listOf(string),
        description: string,
        responsibility: string,
      })
      .catch({ tags: [], technologies: [], description: null, responsibility: null }),
  ),
  educations: listOf(
    z.object({ year_from: number, year_to: number }).catch({ year_from: null, year_to: null }),
  ),
  vetting: listOf(z.object({ check: string, on: string }).catch({ check: null, on: null })),
  test_sheet: z.object({ check: string, on: date, consent_on: date }).nullable().catch(null),
  client_references: listOf(
    z.object({ on: string, consent_on: string }).catch({ on: null, consent_on: null }),
  ),
  work_samples: listOf(z.object({ url: string }).catch({ url: null })),
});
type Draft = z.infer<typeof DraftSchema>;
type Report = YamlFile<MemberFile>["report"];

/**
 * Rules of a member's file that hold between its fields.
 * @param site undefined when its file is wrong
 */
export function checkMemberFile(
  { value, raw, report }: Pick<YamlFile<MemberFile>, "value" | "raw" | "report">,
  site: Site | undefined,
): void {
  const draft: Draft | undefined = value ?? DraftSchema.safeParse(raw).data;
  if (!draft) return;
  checkTechnologies(draft, report);
  checkExperiences(draft, report);
  checkEducations(draft, report);
  checkVetting(draft, report);
  checkTestSheet(draft, report);
  checkReferences(draft, report);
  reportRepeated(
    draft.work_samples.map(({ url }) => url),
    ["work_samples"],
    "url",
    report,
  );
  if (site) {
    checkCurrency(draft, site, report);
    checkBuyout(draft, toBuyoutPercent(site.terms), report);
  }
  reportRepeated(
    draft.languages.map(({ code }) => code),
    ["languages"],
    "code",
    report,
  );
  if (draft.languages.length === 0) {
    report(["languages"], "there is no language: the card shows none", "warning");
  }
}

function reportRepeated(
  values: readonly (string | null)[],
  path: readonly PropertyKey[],
  key: string | undefined,
  report: Report,
): void {
  for (const [index, value] of values.entries()) {
    if (value === null || values.indexOf(value) === index) continue;
    const at = key === undefined ? [...path, index] : [...path, index, key];
    report(at, `${value} appears twice: remove one`);
  }
}

function checkTechnologies(draft: Draft, report: Report): void {
  const { technologies, years_of_experience } = draft;
  let main = 0;
  for (const [index, technology] of technologies.entries()) {
    if (
      technology.years !== null &&
      years_of_experience !== null &&
      technology.years > years_of_experience
    ) {
      report(
        ["technologies", index, "years"],
        `must be years_of_experience (${years_of_experience}) or less, not ${technology.years}`,
      );
    }
    if (technology.main) main += 1;
    if (technology.main && main > MAX_MAIN_TECHNOLOGIES) {
      report(
        ["technologies", index, "main"],
        `there are more than ${MAX_MAIN_TECHNOLOGIES} main technologies: remove main from the others`,
      );
    }
  }
  reportRepeated(
    technologies.map(({ slug }) => slug),
    ["technologies"],
    "slug",
    report,
  );
}

function checkExperiences({ experiences }: Draft, report: Report): void {
  for (const [index, experience] of experiences.entries()) {
    for (const list of ["tags", "technologies"] as const) {
      reportRepeated(experience[list], ["experiences", index, list], undefined, report);
    }
    for (const field of ["description", "responsibility"] as const) {
      if (/<\/?[a-z][^>]*>/i.test(experience[field] ?? "")) {
        report(["experiences", index, field], "is plain text: its tags will be visible", "warning");
      }
    }
  }
}

function checkEducations({ educations }: Draft, report: Report): void {
  for (const [index, { year_from, year_to }] of educations.entries()) {
    if (year_from !== null && year_to !== null && year_to < year_from) {
      report(
        ["educations", index, "year_to"],
        `must be year_from (${year_from}) or later, not ${year_to}`,
      );
    }
  }
}

/** The latest day that has begun anywhere. */
const toLastToday = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

function checkVetting({ vetting }: Draft, report: Report): void {
  const seen = new Set<string>();
  for (const [index, { check, on }] of vetting.entries()) {
    if (check === null || on === null) continue;
    const record = `${check} of ${on}`;
    if (seen.has(record)) report(["vetting", index], `${record} appears twice: remove one`);
    seen.add(record);
    // No error: on a machine whose clock is wrong the site would not start.
    if (on > toLastToday()) report(["vetting", index, "on"], "is in the future", "warning");
  }
}

/** A sheet is of a check, which has its engineer: nothing is shown as tested that has no record. */
function checkTestSheet({ test_sheet, vetting }: Draft, report: Report): void {
  const { check, on, consent_on } = test_sheet ?? {};
  if (!check || !on) return;
  if (!vetting.some((record) => record.check === check && record.on === on)) {
    const message = `vetting has no ${check} of this day: use the day of the check, or add the check`;
    report(["test_sheet", "on"], message);
  }
  if (!consent_on) return;
  if (consent_on > toLastToday()) {
    report(["test_sheet", "consent_on"], "is in the future", "warning");
  }
  if (consent_on < on) {
    report(["test_sheet", "consent_on"], `is before the check of ${on}: correct one of them`);
  }
}

function checkReferences({ client_references }: Draft, report: Report): void {
  for (const [index, dates] of client_references.entries()) {
    const at = (field: string) => ["client_references", index, field];
    for (const field of ["on", "consent_on"] as const) {
      if ((dates[field] ?? "") > toLastToday()) report(at(field), "is in the future", "warning");
    }
    if (dates.on !== null && dates.consent_on === null) {
      report(["client_references", index], "is not shown: it has no consent_on", "warning");
    }
  }
}

function checkCurrency({ sales_rate, sales_currency }: Draft, site: Site, report: Report): void {
  if (sales_rate === null || sales_currency === null) return;
  if (listCurrencies(site).includes(sales_currency)) return;
  const message = `has no rate in site.yaml (exchange_rates): no limit finds this rate, and sorting puts it last`;
  report(["sales_currency"], message, "warning");
}

function checkBuyout(
  { sales_rate, redemption_rate }: Draft,
  percent: number | null,
  report: Report,
): void {
  if (redemption_rate === null) return;
  if (percent === null) {
    const message = "is not shown: site.yaml offers no buyout (terms.buyout_percent)";
    report(["redemption_rate"], message, "warning");
    return;
  }
  if (sales_rate === null) {
    report(["redemption_rate"], "there is a buyout fee without a sales_rate", "warning");
    return;
  }
  const usual = toBuyoutFee(sales_rate, percent);
  // A fee with its cents is as right as the rounded one.
  if (Math.abs(redemption_rate - usual) <= 0.5) return;
  report(
    ["redemption_rate"],
    `is not ${percent}% of sales_rate × ${MONTHLY_HOURS} hours, which would be ${usual}`,
    "warning",
  );
}
