import { sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { memberWords } from "#database/tables/member-search.ts";

export type KnownWords = {
  /** Which of the words some member has. */
  exact: Set<string>;
  /** Which of the words are the beginning of a longer one. */
  prefixes: Set<string>;
};

export async function findKnownWords(db: Queryable, words: readonly string[]): Promise<KnownWords> {
  const { word } = memberWords;
  const { rows } = await db.execute<{ wanted: string; exact: boolean; prefix: boolean }>(sql`
    select wanted,
      exists (select from ${memberWords} where ${word} = wanted) as exact,
      exists (select from ${memberWords} where ${word} > wanted and ${word} < wanted || chr(1114111)) as prefix
    from unnest(${sql.param(words)}::text[]) as wanted`);
  return {
    exact: new Set(rows.flatMap(({ wanted, exact }) => (exact ? [wanted] : []))),
    prefixes: new Set(rows.flatMap(({ wanted, prefix }) => (prefix ? [wanted] : []))),
  };
}

/**
 * Words that may be `edits` edits from this one; a swap of two letters counts as two edits here. An
 * edit changes four trigrams at most, and a term that may be misspelt has more, so that one is left.
 */
export async function listSimilarWords(
  db: Queryable,
  term: string,
  edits: number,
): Promise<string[]> {
  const { word } = memberWords;
  const { rows } = await db.execute<{ word: string }>(sql`
    select ${word} from ${memberWords}
    where show_trgm(${word}) && show_trgm(${term}) and length(${word}) between ${term.length - edits} and ${term.length + edits}
      and levenshtein_less_equal(${word}, ${term}, ${2 * edits}) <= ${2 * edits}`);
  return rows.map((row) => row.word);
}
