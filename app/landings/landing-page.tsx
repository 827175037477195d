import { MemberList } from "#app/developers/card/member-list.tsx";
import { MIN_COMPARED, toCompareUrl } from "#app/developers/compare/compare-url.ts";
import { MemberPaging } from "#app/developers/filters/member-paging.tsx";
import { toMemberSearch } from "#app/developers/filters/member-url.ts";
import { OverlapShareLine } from "#app/developers/shared-hours/overlap-share-line.tsx";
import { toNumberWord } from "#app/site/terms/terms.ts";
import { getLocale, withNoun } from "#contract/values/trade.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { LoadedResults } from "#design/loading/loaded-results.tsx";
import { Prose } from "#design/text/prose.tsx";
import { TagList } from "#design/text/tag-list.tsx";
import { useResultsFocus } from "#platform/browser/use-results-focus.ts";
import { toLandingPath, toLandingUrl } from "./landing-url.ts";
import type { Landing } from "./landings.service.server.ts";
import { RateHistogram } from "./rate-histogram.tsx";
import { StatStrip } from "./stat-strip.tsx";

function toMoneyFormat(currency: string): (amount: number) => string {
  const format = new Intl.NumberFormat(getLocale(), {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  });
  return (amount) => format.format(amount);
}

/** A row of cards. */
const COMPARED = 3;

/** Members of one technology or one industry with their stats. */
export function LandingPage({ landing }: { landing: Landing }) {
  const { topic, name, slug, intro, stats, overlap, related, members } = landing;
  const toMoney = toMoneyFormat(stats.rates?.currency ?? "EUR");
  const filter = topic === "technology" ? { technology: [slug] } : { tag: [slug] };
  const { current_page, per_page } = members.meta;
  const toUrl = (page: number, size: number) =>
    toLandingUrl(toLandingPath(topic, slug), page, size);
  const heading = useResultsFocus(toUrl(1, per_page), current_page);
  const compared = members.data.slice(0, COMPARED).map(({ id }) => id);
  const findUrl = `/find${toMemberSearch(filter)}`;
  return (
    <div className="page-column pt-10 pb-20 lg:pt-12 lg:pb-28">
      <header className="gap-16 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-end">
        <div>
          <h1 className="wrap-anywhere">
            <span className="block font-normal text-ink-soft text-lg">Hire</span>{" "}
            <span className="my-1 block text-display">{name}</span>{" "}
            <span className="block font-normal text-ink-soft text-lg">
              {withNoun("developers")}
            </span>
          </h1>
          {intro ? (
            <p className="mt-3 max-w-reading text-ink-soft max-sm:text-sm">{intro.description}</p>
          ) : null}
          {stats.members > 0 ? (
            <div className="mt-6 flex flex-wrap gap-3">
              <LinkButton to={findUrl}>Tell us who you need</LinkButton>
              <LinkButton to={`/developers${toMemberSearch(filter)}`} variant="secondary">
                {withNoun("Filter these developers")}
              </LinkButton>
            </div>
          ) : null}
        </div>
        {stats.members > 0 ? (
          <section aria-label="Facts" className="mt-6 lg:mt-0">
            <StatStrip stats={stats} toMoney={toMoney} />
          </section>
        ) : null}
      </header>
      <section aria-labelledby="people" className="mt-10">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2
            ref={heading}
            id="people"
            tabIndex={-1}
            className={stats.members > 0 ? "text-title outline-offset-4" : "sr-only"}
          >
            {topic === "technology"
              ? `${name} ${withNoun("developers")}`
              : `${withNoun("Developers with projects in")} ${name}`}
          </h2>
          {compared.length >= MIN_COMPARED ? (
            <LinkButton to={toCompareUrl(compared)} rel="nofollow" variant="secondary" size="small">
              Compare the first {toNumberWord(compared.length)} side by side
            </LinkButton>
          ) : null}
        </div>
        {stats.members > 1 ? (
          <OverlapShareLine overlap={overlap} filter={filter} className="mt-3" />
        ) : null}
        <LoadedResults what={withNoun("developers")}>
          <div className={stats.members > 0 ? "mt-6" : undefined}>
            <MemberList
              members={members.data}
              columns={3}
              technology={topic === "technology" ? slug : undefined}
              emptyLabel={`No ${name} ${withNoun("developers")} on the site today`}
              emptyAction={<LinkButton to={findUrl}>Tell us who you need</LinkButton>}
            />
          </div>
          <MemberPaging paging={members} toUrl={toUrl} />
        </LoadedResults>
        <p className="mt-3 text-center text-sm">
          <a
            href={`/save-search${toMemberSearch(filter)}`}
            rel="nofollow"
            className="link inline-flex min-h-11 items-center"
          >
            Get new ones by email
          </a>
        </p>
      </section>
      {intro || stats.rates ? (
        <section
          aria-labelledby="hiring"
          className="mt-16 gap-16 border-line border-t pt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]"
        >
          <div>
            <h2 id="hiring" className="text-title">
              {intro
                ? withNoun(`Hiring ${name} developers`)
                : withNoun(`Rates of ${name} developers`)}
            </h2>
            {intro ? <Prose html={intro.body} className="mt-6" /> : null}
          </div>
          {stats.rates ? (
            <RateHistogram
              rates={stats.rates}
              toMoney={toMoney}
              className="mt-12 self-start rounded-card border border-line bg-paper p-6 lg:mt-0"
            />
          ) : null}
        </section>
      ) : null}
      {related.length > 0 ? (
        <section aria-labelledby="related" className="mt-16 border-line border-t pt-10">
          <h2 id="related" className="text-title">
            {topic === "technology" && stats.members > 0
              ? `Often paired with ${name}`
              : "Hire by technology"}
          </h2>
          <TagList
            label="Technologies"
            items={related.map((technology) => ({
              name: technology.name,
              to: toLandingPath("technology", technology.slug),
            }))}
            className="mt-6"
          />
        </section>
      ) : null}
    </div>
  );
}
