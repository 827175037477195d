import type { SearchKind } from "#contract/clients/saved-search-terms.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { withNoun } from "#contract/values/trade.ts";

type SearchKindTexts = {
  /** The list that is searched. */
  list: string;
  /** The page that takes the address. */
  form: string;
  /** Title of that page. */
  title: string;
  lead: string;
  /** Links to the list. */
  current: string;
  back: string;
  background: PageHandle["background"];
  /** Hint of the weekly choice. */
  onlyWhen: string;
  confirmed: string;
};

/** What pages say about each kind of saved searches. */
export const SEARCH_KIND_TEXTS: Readonly<Record<SearchKind, SearchKindTexts>> = {
  members: {
    list: "/developers",
    form: "/save-search",
    get title() {
      return withNoun("Get new developers by email");
    },
    get lead() {
      return withNoun("We'll email you only when a matching developer joins.");
    },
    background: "developer",
    current: "See who matches now",
    get back() {
      return withNoun("Back to developers");
    },
    onlyWhen: "Only when there is someone new",
    confirmed: "Your search is confirmed. We'll email you when someone new matches",
  },
  vacancies: {
    list: "/vacancies",
    form: "/vacancy-alert",
    title: "Get new vacancies by email",
    lead: "We'll email you only when a matching job opens.",
    background: "vacancy",
    current: "See what is open now",
    back: "Back to vacancies",
    onlyWhen: "Only when there is a new job",
    confirmed: "Your search is confirmed. We'll email you when a new job matches",
  },
};

/** Of the pages that save a search, and say that it was saved. */
export function toSearchHandle(kind: SearchKind): PageHandle {
  const { list, background } = SEARCH_KIND_TEXTS[kind];
  return {
    buttons: "outline",
    navigation: "reduced",
    exitTo: list,
    background,
    footer: "small",
    private: true,
    scripts: "none",
  };
}
