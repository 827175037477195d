import type { Database } from "#database/client.server.ts";
import type { EmailLink } from "#services/email/email-document.ts";

/** Filters of a list, in words. */
export type SearchFilter = {
  /** Canonical query of the list. */
  search: string;
  /** For its owner. */
  text: string;
  /** For an address that has confirmed nothing: without what was typed. */
  plainText: string;
};

/** What was published after one id, up to another. */
export type NewRange = { after: number; until: number; limit: number; now: Date; siteUrl: string };

/** The first ones of what is new, and how many there are. */
export type SearchNews = { links: readonly EmailLink[]; total: number };

/** How searches of one kind are read and compared. */
export type SearchSource = {
  /** Reads the filters of a URL: only what the site itself has names for. */
  readFilter: (db: Database, params: URLSearchParams) => Promise<SearchFilter>;
  /** Reads a stored search. What the site has no name for any more still narrows it, to nothing. */
  readStored: (db: Database, search: string) => Promise<SearchFilter>;
  /** What is new and matches a stored search. */
  listNew: (db: Database, search: string, range: NewRange) => Promise<SearchNews>;
};
