import { Link } from "react-router";
import type { MemberFilter } from "#contract/members/member-query.ts";
import { MAX_LENGTH } from "#contract/values/limits.ts";
import { withNoun } from "#contract/values/trade.ts";
import { PREFERRED_WORD } from "../dictionaries/preferred-word.ts";
import { toDevelopersUrl } from "../filters/member-url.ts";
import { type SentenceWords, withWords } from "../filters/search-parameters.ts";

type WordsNoticeProps = {
  filter: MemberFilter;
  per_page: number;
  /** What the search says beside its filters. */
  words: SentenceWords;
  /** Words of the search that no member has. */
  ignored: readonly string[];
  /** Whether the search was too long to be read to its end. */
  isCut: boolean;
};

/** What became of the words of a search that are no filter. */
export function WordsNotice(props: WordsNoticeProps) {
  const { filter, per_page, words, ignored, isCut } = props;
  const texts = filter.q?.split(/\s+/) ?? [];
  const isCounted = (word = "") => word !== PREFERRED_WORD && !ignored.includes(word);
  const counted = texts.filter(isCounted).join(" ");
  const left = texts.filter((word, index) =>
    isCounted(word === PREFERRED_WORD ? texts[index + 1] : word),
  );
  const isOnlyText = toDevelopersUrl({ ...filter, q: undefined }) === toDevelopersUrl({});
  return (
    <>
      {isCut ? (
        <p className="mt-3 text-sm">
          Your search was too long. We read the first {MAX_LENGTH.search} characters.
        </p>
      ) : null}
      {ignored.length > 0 ? (
        <p className="wrap-anywhere mt-3 text-sm">
          We ignored: {ignored.join(", ")}. It's neither a filter nor in any profile.{" "}
          <Link
            to={withWords(
              toDevelopersUrl({ ...filter, q: left.join(" ") || undefined }, 1, per_page),
              { ...words, ignored: "" },
            )}
            rel="nofollow"
            preventScrollReset
            className="link inline-flex min-h-11 items-center"
          >
            Remove
          </Link>
        </p>
      ) : null}
      {counted !== "" && !isOnlyText ? (
        <p className="wrap-anywhere mt-3 text-sm">
          {withNoun("Developers with “")}
          {counted}” come first.
        </p>
      ) : null}
    </>
  );
}
