import { Link } from "react-router";
import type { MemberFilter } from "#contract/members/member-query.ts";
import { MEMBER_SORT_LABELS, type MemberSort } from "#contract/members/member-sort.ts";
import { MAX_LENGTH } from "#contract/values/limits.ts";
import { withNoun } from "#contract/values/trade.ts";
import { toDevelopersUrl } from "../../filters/member-url.ts";
import { type SentenceWords, withWords } from "../../filters/search-parameters.ts";
import { toSearchParts } from "../../filters/search-parts.ts";
import { toMissingText } from "./missing-text.ts";

type WordsNoticeProps = {
  filter: MemberFilter;
  per_page: number;
  /** What the search says beside its filters. */
  words: SentenceWords;
  /** Whether the search was too long to be read to its end. */
  isCut: boolean;
  /** The request form with the whole search. */
  findUrl: string;
};

/** Orders that a search can mean: "cheap", "free soon". */
const READ_SORTS: ReadonlySet<MemberSort> = new Set(["rate_asc", "available_first"]);

const LINK = "link inline-flex min-h-11 items-center";

/** What became of the words of a search that are no filter. */
export function WordsNotice({ filter, per_page, words, isCut, findUrl }: WordsNoticeProps) {
  const { ignored, missing } = words;
  const ranking = toSearchParts(filter.q ?? "").filter((part) => part !== "");
  const isOnlyText = toDevelopersUrl({ ...filter, q: undefined }) === toDevelopersUrl({});
  const url = toDevelopersUrl(filter, 1, per_page);
  return (
    <>
      {isCut ? (
        <p className="mt-3 text-sm">
          Your search was too long. We read the first {MAX_LENGTH.search} characters.
        </p>
      ) : null}
      {missing ? (
        <p className="wrap-anywhere mt-3 text-sm">
          {toMissingText(missing)}. The nearest people are below, or{" "}
          <a href={findUrl} rel="nofollow" className={LINK}>
            tell us who you need
          </a>
          .{" "}
          <Link
            to={withWords(url, { ...words, missing: "" })}
            rel="nofollow"
            preventScrollReset
            className={LINK}
          >
            Remove {missing}
          </Link>
        </p>
      ) : null}
      {ignored ? (
        <p className="wrap-anywhere mt-3 text-sm">
          We ignored: {ignored}. No filter is set for it.{" "}
          <Link
            to={withWords(url, { ...words, ignored: "" })}
            rel="nofollow"
            preventScrollReset
            className={LINK}
          >
            Remove
          </Link>
        </p>
      ) : null}
      {filter.sort && READ_SORTS.has(filter.sort) ? (
        <p className="mt-3 text-sm">Order: {MEMBER_SORT_LABELS[filter.sort].toLowerCase()}.</p>
      ) : null}
      {ranking.length > 0 && !isOnlyText ? (
        <p className="wrap-anywhere mt-3 text-sm">
          {withNoun("Developers with ")}
          {ranking.map((part) => `“${part}”`).join(", ")} come first.
        </p>
      ) : null}
    </>
  );
}
