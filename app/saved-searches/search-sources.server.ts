import type { SearchKind } from "#contract/clients/saved-search-terms.ts";
import { MEMBER_SEARCHES } from "./member-searches.server.ts";
import type { SearchSource } from "./search-source.server.ts";
import { VACANCY_SEARCHES } from "./vacancy-searches.server.ts";

/** Each kind of saved searches; their words are in `search-kinds.ts`. */
export const SEARCH_SOURCES: Readonly<Record<SearchKind, SearchSource>> = {
  members: MEMBER_SEARCHES,
  vacancies: VACANCY_SEARCHES,
};
