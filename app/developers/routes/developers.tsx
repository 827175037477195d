import { SlidersHorizontal } from "lucide";
import { Suspense } from "react";
import { useNavigation } from "react-router";
import type { PageHandle } from "#contract/content/page.ts";
import { toPagingLinks } from "#contract/http/paging.ts";
import { withNoun } from "#contract/values/trade.ts";
import { buttonStyle } from "#design/buttons/button-style.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { Icon } from "#design/icon.tsx";
import { latePart } from "#design/loading/late-part.ts";
import { lazyPart } from "#design/loading/lazy-part.ts";
import { LoadedResults, useResultsFailed } from "#design/loading/loaded-results.tsx";
import { TryAgain } from "#design/loading/try-again.tsx";
import { Sheet } from "#design/overlays/sheet.tsx";
import { useResultsFocus } from "#platform/browser/use-results-focus.ts";
import { useSlow } from "#platform/browser/use-slow.ts";
import { emptyOnError } from "#platform/http/empty-on-error.server.ts";
import { incompleteContext } from "#platform/http/incomplete-page.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { MemberList } from "../card/member-list.tsx";
import {
  noteMissed,
  readFilterPart,
  readNear,
  toEmptyFilterPart,
  toEmptyPage,
  toSaveUrl,
} from "../developers-page.server.ts";
import { FilterChipList } from "../filters/filter-chip-list.tsx";
import { toFilterDraft } from "../filters/filter-draft.ts";
import { FILTER_FORM } from "../filters/filter-form-id.ts";
import { MemberPaging } from "../filters/member-paging.tsx";
import { toMemberQuery } from "../filters/member-query.ts";
import {
  isCombination,
  MATCH_PARAMETERS,
  toDevelopersUrl,
  toMemberSearch,
} from "../filters/member-url.ts";
import { optionRowsContext, toOptionRows } from "../filters/option-rows.server.tsx";
import { packOptions, withoutCounts } from "../filters/packed-options.ts";
import {
  joinSentences,
  readWords,
  SEARCH_PARAMETERS,
  withoutWord,
  withWords,
} from "../filters/search-parameters.ts";
import { SortSelect } from "../filters/sort-select.tsx";
import { toTotalText } from "../filters/total-text.ts";
import { useFilterDraft } from "../filters/use-filter-draft.ts";
import { toListMeta } from "../list-meta.ts";
import { listMembers } from "../members.service.server.ts";
import { CurrencySelect } from "../parts/currency-select.tsx";
import { toToday } from "../search/today.ts";
import { readSentenceFilter } from "../sentence/sentence.service.server.ts";
import { UnclearList } from "../sentence/unclear-list.tsx";
import { WordsNotice } from "../sentence/words-notice.tsx";
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
  const { db, primary, log, clock } = context.get(servicesContext);
  const today = toToday(clock());
  const input = toMemberQuery(url.searchParams);
  // A text in a link means what it means after Enter.
  const reading = readSentenceFilter(db, input.filter, today);
  const unread = { filter: input.filter, unclear: "", ignored: "", missing: "", people: undefined };
  const { value: meant } = await emptyOnError(log, "sentence", reading, unread);
  const query = { ...input, filter: meant.filter };
  const said = readWords(url.searchParams);
  const words = joinSentences(said, meant);
  const { unclear } = words;
  const { per_page } = query;
  const toUrl = (page: number) => toDevelopersUrl(query.filter, page, per_page);
  const listing = listMembers(db, query, toUrl, today);
  // Of more than a list counts, no option is counted either.
  const hasCounts = listing.then(
    ({ meta }) => !meta.total_is_capped,
    () => true,
  );
  const [filters, members] = await Promise.all([
    emptyOnError(
      log,
      "filters of developers",
      readFilterPart(db, query.filter, { unclear, today, per_page, hasCounts }),
      toEmptyFilterPart(query.filter),
    ),
    emptyOnError(log, "developers", listing, toEmptyPage(query, toUrl)),
  ]);
  const page = {
    ...members.value,
    links: toPagingLinks(members.value.meta, (number) =>
      toDevelopersUrl(filters.value.filter, number, per_page),
    ),
  };
  const failed = filters.failed || members.failed;
  const isEmpty = !failed && page.meta.total === 0;
  const { filter, chips } = filters.value;
  const keepWords = <Target extends { to: string }>(target: Target, stored = words) => ({
    ...target,
    to: withWords(target.to, stored),
  });
  const isMissed = isEmpty || (!failed && words.missing !== "" && query.page === 1);
  if (isMissed) {
    const { missing } = words;
    await noteMissed({ primary, log }, filter, { chips, missing, text: input.filter.q });
  }
  const nothingFound = isEmpty ? await readNear({ db, log }, filter, { chips, today }) : undefined;
  // Where no one is found, a zero at each option says nothing.
  const options = isEmpty ? withoutCounts(filters.value.options) : filters.value.options;
  // The form has what was typed, until Enter makes filters of it; an order that the text asks for is
  // chosen at once, so that another one can be.
  const isRead = meant.filter.q !== input.filter.q && meant.filter.sort === input.filter.sort;
  // Each search for what no one has is counted, so a cache must not respond to it.
  if (failed || isMissed) context.set(incompleteContext, true);
  const packed = packOptions(options);
  context.set(
    optionRowsContext,
    toOptionRows(options, packed, toFilterDraft(isRead ? input.filter : filter)),
  );
  return {
    ...filters.value,
    chips: chips.map((chip) => keepWords(chip)),
    unclear: filters.value.unclear.map((one) => ({
      ...one,
      options: one.options.map((option) =>
        keepWords(option, { ...words, unclear: withoutWord(unclear, one.text) }),
      ),
    })),
    words,
    input: isRead ? input.filter : filter,
    options: packed,
    isCut: said.isCut,
    saveUrl: toSaveUrl(filter, words.missing),
    findUrl: withWords(`/find${toMemberSearch(filter)}`, {
      ...words,
      isCut: said.isCut,
    }),
    nothingFound: nothingFound && {
      ...nothingFound,
      without: nothingFound.without.map((one) => keepWords(one)),
    },
    page,
    failed,
  };
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
          <div className="grid grid-cols-[auto_1fr] items-center gap-3 sm:flex sm:gap-4">
            <h2
              ref={heading}
              id={RESULTS}
              tabIndex={-1}
              className="figures col-span-2 mr-auto text-lg outline-offset-4"
            >
              {isStale ? "Results" : total}
            </h2>
            <button
              type="button"
              popoverTarget={SHEET}
              aria-haspopup="dialog"
              className={buttonStyle({
                variant: "secondary",
                size: "small",
                className: "lg:hidden",
              })}
            >
              <Icon of={SlidersHorizontal} />
              Filters
              {chips.length > 0 ? <span className="figures">({chips.length})</span> : null}
            </button>
            <SortSelect
              form={FILTER_FORM}
              value={form.draft.sort}
              onChange={(sort) => form.choose({ sort })}
            />
          </div>
          <div className="mt-4">
            {isStale ? null : (
              <FilterChipList chips={chips} clearTo={toDevelopersUrl({}, 1, per_page)} />
            )}
            {isStale ? null : <UnclearList words={unclear} />}
            {isStale ? null : (
              <WordsNotice
                filter={filter}
                per_page={per_page}
                words={words}
                isCut={isCut}
                findUrl={findUrl}
              />
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
