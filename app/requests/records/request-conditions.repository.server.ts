import { and, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import type { FormName } from "#contract/clients/forms.ts";
import type { DeskState } from "#contract/clients/request-state-terms.ts";
import { requests } from "#database/tables/requests.ts";

/** Which requests to list; without a field, all of them. */
export type RequestFilter = {
  form?: FormName | undefined;
  state?: DeskState | undefined;
  /** Sent at that time or later. */
  since?: Date | undefined;
  /** Sent at that time or earlier. */
  until?: Date | undefined;
  /** Words of what was sent, all of them, each from its beginning. */
  text?: string | undefined;
};

/** The words of a search, letters and digits only; an email address is several. */
export function toSearchWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
}

export function toRequestCondition(filter: RequestFilter): SQL | undefined {
  const { form, state, since, until, text } = filter;
  return and(
    form && eq(requests.form, form),
    state && eq(requests.state, state),
    since && gte(requests.submitted_at, since),
    until && lte(requests.submitted_at, until),
    text === undefined ? undefined : matchesWords(toSearchWords(text)),
  );
}

/**
 * All of these words occur, each as the beginning of one. The ids are read first, through the index:
 * PostgreSQL guesses that every search finds as many, and for the first rows of a sorted list it
 * would make the words of one request after the other until it has enough.
 */
export function matchesWords(words: readonly string[]): SQL {
  const { id } = requests;
  return sql`${id} = any(array(select ${id} from ${requests} where ${hasWords(words)}))`;
}

/** The same as a condition of each row. */
export function hasWords(words: readonly string[]): SQL {
  const query = words.map((word) => `${word}:*`).join(" & ");
  return sql`${requests}.search @@ to_tsquery('pg_catalog.simple', fold_text(${query}))`;
}
