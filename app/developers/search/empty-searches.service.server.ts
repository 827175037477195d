import type { MemberFilter } from "#contract/members/member-query.ts";
import type { Database } from "#database/client.server.ts";
import { toMemberSearch } from "../filters/member-url.ts";
import {
  countEmptySearch,
  type EmptySearch,
  listEmptySearches,
} from "./empty-searches.repository.server.ts";

/** An address or a number: no search for a developer, but a person's. */
const PERSONAL = /@|(?:\d[ .()/-]*){6}/;
/** Letters of longer ones are read by no one, and an index has no room for them. */
const MAX_CHARACTERS = 1_000;
/** Read at a time, of which the ones typed on the way to others are left out. */
const MAX_READ = 500;

/**
 * Counts a search that found no member, without who searched.
 * @param text as it was typed, before it became filters
 */
export async function noteEmptySearch(
  db: Database,
  { sort: _sort, ids, ...filter }: MemberFilter,
  { labels, text }: { labels: readonly string[]; text: string },
): Promise<void> {
  const search = toMemberSearch(filter);
  if (ids || search === "" || search.length > MAX_CHARACTERS || PERSONAL.test(text)) return;
  await countEmptySearch(db, { search, label: labels.join(", ") });
}

/**
 * The most frequent searches without results since a moment. The list searches while a visitor
 * types: what is only the beginning of another search is left out.
 */
export async function listMissedSearches(
  db: Database,
  since: Date,
  limit: number,
): Promise<EmptySearch[]> {
  const found = await listEmptySearches(db, since, MAX_READ);
  // What a dictionary knows is in its own spelling: "cobo" leads to "COBOL".
  const searches = found.map(({ search }) => search.toLowerCase());
  const isBeginning = ({ search }: EmptySearch) =>
    /[?&]q=[^&]*$/.test(search) &&
    searches.some(
      (other) => other.length > search.length && other.startsWith(search.toLowerCase()),
    );
  return found.filter((one) => !isBeginning(one)).slice(0, limit);
}
