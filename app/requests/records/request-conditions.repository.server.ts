import { and, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import type { FormName } from "#contract/clients/forms.ts";
import type { DeskState } from "#contract/clients/request-state-terms.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { threadWords } from "#database/tables/thread-words.ts";
import { type SearchTerm, toIndexTerm, toSearchQuery, toSearchTerms } from "./search-terms.ts";

/** Which requests to list; without a field, all of them. */
export type RequestFilter = {
  form?: FormName | undefined;
  state?: DeskState | undefined;
  /** Sent at that time or later. */
  since?: Date | undefined;
  /** Sent at that time or earlier. */
  until?: Date | undefined;
  /** Words of what was sent or said, all of them, each from its beginning. */
  text?: string | undefined;
};

export function toRequestCondition(filter: RequestFilter): SQL | undefined {
  const { form, state, since, until, text } = filter;
  return and(
    form && eq(requests.form, form),
    state && eq(requests.state, state),
    since && gte(requests.submitted_at, since),
    until && lte(requests.submitted_at, until),
    text === undefined ? undefined : matchesSearch(toSearchTerms(text)),
  );
}

const toTextQuery = (text: SQL | string): SQL => sql`to_tsquery('pg_catalog.simple', ${text})`;

const toQuery = (terms: readonly SearchTerm[], which?: "any" | "all"): SQL =>
  toTextQuery(toSearchQuery(terms, which));

/**
 * All of these terms occur in what was sent, or in one entry of the thread. The ids are read first,
 * through the indexes: PostgreSQL guesses that every search finds as many, and for the first rows of
 * a sorted list it would compare the words of one request after the other until it has enough.
 */
export function matchesSearch(terms: readonly SearchTerm[]): SQL {
  const { id } = requests;
  return sql`${id} = any(array(
    select ${id} from ${requests} where ${isSent(terms)} union ${threadsWith(terms)}))`;
}

/** The same as a condition of each row, for terms that most requests have. */
export const hasSearch = (terms: readonly SearchTerm[]): SQL =>
  sql`(${isSent(terms)} or ${requests.id} in (${threadsWith(terms)}))`;

/** They occur in what was sent. */
export const isSent = (terms: readonly SearchTerm[]): SQL =>
  sql`${requests}.search @@ ${toQuery(terms)}`;

/**
 * They occur in one entry of the thread, of requests without an origin. Negative ids are those of
 * `requests_found`, which has what a list is counted and sorted by: for the ids themselves
 * PostgreSQL takes the primary key, and reads each row.
 */
export const isSaid = (terms: readonly SearchTerm[]): SQL =>
  sql`-${requests.id} = any(array(select -request_id from ${threadsWith(terms)} said))`;

/** Whether an entry has all of the terms, or any. */
export const isEntryWith = (terms: readonly SearchTerm[], which: "all" | "any"): SQL =>
  sql`${requestEvents}.search @@ ${toQuery(terms, which)}`;

/** Newest entries that show how common terms are. */
const SAMPLE = 1_000;
/** Of the sample: terms that more entries have are common. */
const MAX_RARE = 20;
/** Of the sample: a term that more entries have is compared with what the index finds of the others. */
const MAX_INDEXED = 100;
/** Newest entries in which common terms are found. */
const MAX_NEWEST = 10_000;
/** Entries that are read of terms that were common once. */
const MAX_FOUND = 20_000;
/** More than a term has that is not common; PostgreSQL would not hash the ids of as many as it guesses. */
const MAX_PAIRS = 50_000;

/**
 * Ids of the requests with such an entry. For what is in every second entry an index returns half
 * of all: that is found in the newest entries only.
 */
function threadsWith(terms: readonly SearchTerm[]): SQL {
  const { request_id, body, id } = requestEvents;
  const newest = (count: number) => sql`(
    select ${request_id}, search from ${requestEvents} where ${body} is not null
    order by ${id} desc limit ${count}) newest`;
  const isFound = sql`search @@ ${toQuery(terms)}`;
  const word = toPlainWord(terms);
  // With "is true" it is no condition for the index.
  const rare =
    word === undefined
      ? sql`select ${request_id} from ${requestEvents}
          where ${body} is not null and not (select is_common from sample)
            and search @@ (select indexed from sample) and (${isFound}) is true
          limit ${MAX_FOUND}`
      : sql`select ${threadWords.request_id} from ${threadWords}
          where ${threadWords.word} ^@ ${word} and not (select is_common from sample)
          limit ${MAX_PAIRS}`;
  return sql`(
    with sample as materialized (
      select count(*) filter (where ${isFound}) > ${MAX_RARE} as is_common,
        ${word === undefined ? toIndexQuery(terms) : sql`null`} as indexed
      from ${newest(SAMPLE)})
    (${rare})
    union all
    select request_id from ${newest(MAX_NEWEST)}
    where ${isFound} and (select is_common from sample))`;
}

/**
 * The word of a search for one, which `thread_words` has with the ids: the index of entries has to
 * read each entry for its request. Words of other letters may be divided by PostgreSQL.
 */
function toPlainWord(terms: readonly SearchTerm[]): string | undefined {
  const [term, ...others] = terms;
  if (others.length > 0 || term?.kind !== "word") return undefined;
  return /^[a-z]+$/.test(term.word) ? term.word : undefined;
}

/**
 * What the index is asked for: the terms without those that are in very many entries of the sample,
 * like the last part of an email address, whose ids would all be read. All, if none is left.
 */
function toIndexQuery(terms: readonly SearchTerm[]): SQL {
  const all = terms.map(toIndexTerm);
  const rare = terms.map((term, index) => {
    const isIn = sql`search @@ ${toQuery([term])}`;
    return sql`case when count(*) filter (where ${isIn}) <= ${MAX_INDEXED} then ${all[index]}::text end`;
  });
  const text = sql`concat_ws(' & ', ${sql.join(rare, sql`, `)})`;
  return toTextQuery(sql`coalesce(nullif(${text}, ''), ${all.join(" & ")})`);
}
