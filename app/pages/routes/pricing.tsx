import { MAX_COMPARED } from "#app/developers/compare/compare-url.ts";
import { listFirstOfLevels } from "#app/developers/members.service.server.ts";
import { CurrencySelect } from "#app/developers/parts/currency-select.tsx";
import { toToday } from "#app/developers/search/today.ts";
import { toOverlapData } from "#app/developers/shared-hours/overlap-counts.ts";
import { OverlapShareLine } from "#app/developers/shared-hours/overlap-share-line.tsx";
import { findRateStats, getZoneCounts } from "#app/developers/stats/member-stats.service.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { ContractTerms } from "#app/site/terms/contract-terms.tsx";
import { toBuyoutPercent, toCurrency, toDeveloperShare } from "#app/site/terms/terms.ts";
import { useTerms } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { MONTHLY_HOURS } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Section } from "#design/text/section.tsx";
import { servicesContext } from "#services/services.server.ts";
import { PageOpening } from "../page-opening.tsx";
import { getPageText } from "../page-texts.service.server.ts";
import { CostCalculator } from "../pricing/cost-calculator.tsx";
import { COST_PARAMETERS, toCostFields } from "../pricing/cost-form.ts";
import { RateTable } from "../rate-table.tsx";
import { toTextMeta } from "../text-meta.ts";
import { TextSection } from "../text-section.tsx";
import type { Route } from "./+types/pricing.ts";

export const handle: PageHandle = {
  background: "pricing",
  buttons: "outline",
  query: COST_PARAMETERS,
};

/** Initial rate of the calculator when no member has one. */
const EXAMPLE_RATE = 50;
const EXAMPLE_MONTHS = 6;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [text, rates, { terms, booking }, zones, compared] = await Promise.all([
    getPageText(db, "pricing"),
    findRateStats(db),
    getSite(db),
    getZoneCounts(db),
    listFirstOfLevels(db, MAX_COMPARED),
  ]);
  const overlap = toOverlapData(zones, {
    zone: booking?.timezone,
    date: toToday(new Date()),
  });
  const fields = toCostFields(url.searchParams, {
    rate: String(Math.round(rates?.all.median ?? EXAMPLE_RATE)),
    currency: rates?.currency ?? toCurrency(terms),
    workload: "full_time",
    months: String(EXAMPLE_MONTHS),
    own_cost: "",
  });
  return { text, rates, overlap, compared, fields };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return toTextMeta(matches, loaderData.text);
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { text, rates, overlap, compared, fields } = loaderData;
  const terms = useTerms();
  const costTerms = {
    buyout_percent: toBuyoutPercent(terms),
    developer_share: toDeveloperShare(terms),
  };
  return (
    <>
      <PageOpening heading={text.heading} lead={text.lead} />

      <section
        id="calculator"
        aria-labelledby="calculator-heading"
        className="page-column relative z-2 scroll-mt-(--header-height)"
      >
        <h2 id="calculator-heading" className="text-heading">
          Calculate your cost
        </h2>
        <p className="mt-3 max-w-reading text-ink-soft">
          We start from today's median rate. A month is {MONTHLY_HOURS} hours
          {terms?.tax_note ? `; ${terms.tax_note}` : ""}.
        </p>
        <div className="mt-8">
          <CostCalculator key={JSON.stringify(fields)} initial={fields} terms={costTerms} />
        </div>
      </section>

      {rates ? (
        <Section aria-labelledby="rates-today">
          <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
            <div className="lg:col-span-4">
              <h2 id="rates-today" className="text-heading">
                Rates on the site today
              </h2>
              <CurrencySelect className="mt-4" />
            </div>
            <div className="min-w-0 lg:col-span-8">
              <RateTable
                rates={rates}
                caption={withNoun(`Hourly rates of ${rates.all.count} developers`)}
                compared={compared}
              />
              {rates.all.count > 1 ? <OverlapShareLine overlap={overlap} className="mt-6" /> : null}
            </div>
          </div>
        </Section>
      ) : null}

      <div className="page-column">
        <ContractTerms terms={terms} className="pb-16 lg:pb-24" />
      </div>

      <Section surface="mist" columnClassName="grid gap-10 lg:gap-14">
        {text.sections.map((section) => (
          <TextSection key={section.id} section={section} />
        ))}
      </Section>
    </>
  );
}
