import { toPagingLinks } from "#contract/http/paging.ts";
import type { MemberQuery } from "#contract/members/member-query.ts";
import { emptyOnError } from "#platform/http/empty-on-error.server.ts";
import type { Services } from "#services/services.server.ts";
import {
  noteMissed,
  readFilterPart,
  readNear,
  toEmptyFilterPart,
  toEmptyPage,
  toSaveUrl,
} from "../developers-page.server.ts";
import { toMemberQuery } from "../filters/member-query.ts";
import { toDevelopersUrl, toMemberSearch } from "../filters/member-url.ts";
import { withoutCounts } from "../filters/packed-options.ts";
import {
  joinSentences,
  readWords,
  type SentenceWords,
  withoutWord,
  withWords,
} from "../filters/search-parameters.ts";
import { listMembers } from "../members.service.server.ts";
import { toToday } from "../search/today.ts";
import { readSentenceFilter } from "../sentence/sentence.service.server.ts";

type PageServices = Pick<Services, "db" | "primary" | "log" | "clock">;

/** The query of a URL and what its text says. A text in a link means what it means after Enter. */
async function readQuery({ db, log }: PageServices, params: URLSearchParams, today: string) {
  const input = toMemberQuery(params);
  const reading = readSentenceFilter(db, input.filter, today);
  const unread = { filter: input.filter, unclear: "", ignored: "", missing: "", people: undefined };
  const { value: meant } = await emptyOnError(log, "sentence", reading, unread);
  const said = readWords(params);
  // The form has what was typed, until Enter makes filters of it; an order that the text asks for is
  // chosen at once, so that another one can be.
  const isRead = meant.filter.q !== input.filter.q && meant.filter.sort === input.filter.sort;
  return {
    query: { ...input, filter: meant.filter },
    /** What was typed, and its filter as the form shows it where that is not the list's. */
    text: input.filter.q,
    typed: isRead ? input.filter : undefined,
    words: joinSentences(said, meant),
    isCut: said.isCut,
  };
}

/** The members of a query and its filter form; each is empty where it could not be read. */
async function readLists(
  { db, log }: PageServices,
  query: MemberQuery,
  { unclear, today }: { unclear: string; today: string },
) {
  const { filter, per_page } = query;
  const toUrl = (page: number) => toDevelopersUrl(filter, page, per_page);
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
      readFilterPart(db, filter, { unclear, today, per_page, hasCounts }),
      toEmptyFilterPart(filter),
    ),
    emptyOnError(log, "developers", listing, toEmptyPage(query, toUrl)),
  ]);
  return {
    filters: filters.value,
    members: members.value,
    failed: filters.failed || members.failed,
  };
}

/** What leads on is linked with the words of the search that are no filter. */
function keepWords<Target extends { to: string }>(target: Target, words: SentenceWords): Target {
  return { ...target, to: withWords(target.to, words) };
}

/** Reads the list of developers that a URL asks for, with all that its page shows. */
export async function readListPage(services: PageServices, { searchParams }: URL) {
  const today = toToday(services.clock());
  const { query, text, typed, words, isCut } = await readQuery(services, searchParams, today);
  const { unclear, missing } = words;
  const { filters, members, failed } = await readLists(services, query, { unclear, today });
  const { filter, chips, options } = filters;
  const isEmpty = !failed && members.meta.total === 0;
  const isMissed = isEmpty || (!failed && missing !== "" && query.page === 1);
  if (isMissed) await noteMissed(services, filter, { chips, missing, text });
  const nothingFound = isEmpty ? await readNear(services, filter, { chips, today }) : undefined;
  return {
    filter,
    input: typed ?? filter,
    chips: chips.map((chip) => keepWords(chip, words)),
    // Where no one is found, a zero at each option says nothing.
    options: isEmpty ? withoutCounts(options) : options,
    unclear: filters.unclear.map((one) => ({
      ...one,
      options: one.options.map((option) =>
        keepWords(option, { ...words, unclear: withoutWord(unclear, one.text) }),
      ),
    })),
    words,
    isCut,
    saveUrl: toSaveUrl(filter, missing),
    findUrl: withWords(`/find${toMemberSearch(filter)}`, { ...words, isCut }),
    nothingFound: nothingFound && {
      ...nothingFound,
      without: nothingFound.without.map((one) => keepWords(one, words)),
    },
    page: {
      ...members,
      links: toPagingLinks(members.meta, (page) => toDevelopersUrl(filter, page, query.per_page)),
    },
    failed,
    isMissed,
  };
}
