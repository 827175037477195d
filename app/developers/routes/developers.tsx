import { Suspense } from "react";
import { useNavigation } from "react-router";
import type { PageHandle } from "#contract/content/page.ts";
import { withNoun } from "#contract/values/trade.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { latePart } from "#design/loading/late-part.ts";
import { lazyPart } from "#design/loading/lazy-part.ts";
import { LoadedResults, useResultsFailed } from "#design/loading/loaded-results.tsx";
import { TryAgain } from "#design/loading/try-again.tsx";
import { Sheet } from "#design/overlays/sheet.tsx";
import { useResultsFocus } from "#platform/browser/use-results-focus.ts";
import { useSlow } from "#platform/browser/use-slow.ts";
import { incompleteContext } from "#platform/http/incomplete-page.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { MemberList } from "../card/member-list.tsx";
import { FilterChipList } from "../filters/filter-chip-list.tsx";
import { toFilterDraft } from "../filters/filter-draft.ts";
import { MemberPaging } from "../filters/member-paging.tsx";
import { isCombination, MATCH_PARAMETERS, toDevelopersUrl } from "../filters/member-url.ts";
import { optionRowsContext, toOptionRows } from "../filters/option-rows.server.tsx";
import { packOptions } from "../filters/packed-options.ts";
import { SEARCH_PARAMETERS, withWords } from "../filters/search-parameters.ts";
import { toTotalText } from "../filters/total-text.ts";
import { useFilterDraft } from "../filters/use-filter-draft.ts";
import { toListMeta } from "../list-meta.ts";
import { readListPage } from "../list-page/read-list-page.server.ts";
import { ResultsHeader } from "../list-page/results-header.tsx";
import { CurrencySelect } from "../parts/currency-select.tsx";
import { UnclearList } from "../sentence/notices/unclear-list.tsx";
import { WordsNotice } from "../sentence/notices/words-notice.tsx";
import type { Route } from "./+types/developers.ts";

const RESULTS = "results";

export const handle: PageHandle = {
  background: "developer",
  buttons: "outline",
  query: [...SEARCH_PARAMETERS, ...MATCH_PARAMETERS],
  results: RESULTS,
};

const SHEET = "filters";

const NothingFound = lazyPart(
  async () => (await import("../nothing-found/nothing-found.tsx")).NothingFound,
);
const FilterForm = latePart(async () => (await import("../filters/filter-form.tsx")).FilterForm);

export async function loader({ url, context }: Route.LoaderArgs) {
  const { isMissed, options, ...list } = await readListPage(context.get(servicesContext), url);
  // Each search for what no one has is counted, so a cache must not respond to it.
  if (list.failed || isMissed) context.set(incompleteContext, true);
  const packed = packOptions(options);
  context.set(optionRowsContext, toOptionRows(options, packed, toFilterDraft(list.input)));
  return { ...list, options: packed };
}

export function meta({ matches, loaderData }: Route.MetaArgs): ReturnType<typeof toListMeta> {
  return toListMeta(matches, loaderData);
}

export default function Developers({ loaderData }: Route.ComponentProps) {
  const {
    filter,
    input,
    options,
    chips,
    unclear,
    isCut,
    findUrl,
    saveUrl,
    words,
    nothingFound,
    page,
    failed,
  } = loaderData;
  const { current_page, per_page } = page.meta;
  const form = useFilterDraft(input, per_page, words);
  const total = toTotalText(page.meta);
  const toUrl = (page: number, size: number) =>
    withWords(toDevelopersUrl(filter, page, size), words);
  const heading = useResultsFocus(toUrl(1, per_page), current_page);
  const { state, location } = useNavigation();
  const isLoading = state === "loading" && location.pathname === "/developers";
  const isSlow = useSlow(isLoading);
  const isStale = useResultsFailed();

  function showResults() {
    const sheet = document.getElementById(SHEET);
    if (sheet?.matches(":popover-open")) sheet.hidePopover();
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <div className="page-column pt-10 pb-20 lg:pt-16 lg:pb-28">
      <h1 className="text-heading">{withNoun("Developers")}</h1>
      <p className="mt-3 max-w-reading text-ink-soft text-lg">
        Public rates, skills and availability. Shortlist the ones who fit.
      </p>
      <div className="mt-8 gap-10 lg:mt-12 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)] xl:gap-12">
        <Sheet id={SHEET} title="Filters" aside={total}>
          <search aria-label={withNoun("Filter developers")}>
            <Suspense>
              <FilterForm
                form={form}
                options={options}
                per_page={per_page}
                words={words}
                onSubmit={showResults}
              />
            </Suspense>
          </search>
        </Sheet>
        <section aria-labelledby={RESULTS}>
          <ResultsHeader
            id={RESULTS}
            ref={heading}
            text={isStale ? "Results" : total}
            form={form}
            sheet={SHEET}
            set={chips.length}
          />
          <div className="mt-4">
            {isStale ? null : (
              <>
                <FilterChipList chips={chips} clearTo={toDevelopersUrl({}, 1, per_page)} />
                <UnclearList words={unclear} />
                <WordsNotice
                  filter={filter}
                  per_page={per_page}
                  words={words}
                  isCut={isCut}
                  findUrl={findUrl}
                />
              </>
            )}
            <div className="flex flex-wrap items-center justify-between gap-x-6">
              <a
                href={saveUrl}
                rel="nofollow"
                className="link inline-flex min-h-11 items-center text-sm"
              >
                Get new matches by email
              </a>
              <CurrencySelect />
            </div>
          </div>
          <p role="status" className="sr-only">
            {isSlow ? withNoun("Loading developers") : isStale ? null : `${total} found`}
          </p>
          <LoadedResults what="developers">
            <div className="mt-6" aria-busy={isLoading}>
              {nothingFound && !isSlow ? (
                <Suspense>
                  <NothingFound found={nothingFound} findUrl={findUrl} />
                </Suspense>
              ) : (
                <MemberList
                  members={page.data}
                  technology={filter.technology?.[0]}
                  loading={isSlow ? per_page : undefined}
                  emptyAction={
                    failed ? (
                      <TryAgain to={toUrl(current_page, per_page)} />
                    ) : (
                      <LinkButton to={findUrl}>Tell us who you need</LinkButton>
                    )
                  }
                />
              )}
            </div>
            <MemberPaging paging={page} toUrl={toUrl} nofollow={isCombination(filter)} />
          </LoadedResults>
        </section>
      </div>
    </div>
  );
}
