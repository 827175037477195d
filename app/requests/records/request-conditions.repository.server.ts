import { and, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import type { FormName } from "#contract/clients/forms.ts";
import type { DeskState } from "#contract/clients/request-state-terms.ts";
import type { Queryable } from "#database/client.server.ts";
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

/**
 * The same for the first rows of an order, of terms that many requests were sent with: threads of the
 * others are read one by one, with a limit because PostgreSQL would read all entries for "exists".
 */
export const hasCommonSearch = (terms: readonly SearchTerm[]): SQL =>
  sql`(${isSent(terms)} or (select true from ${requestEvents}
    where ${requestEvents.request_id} = ${requests.id} and ${requestEvents.body} is not null
      and (${isEntryWith(terms, "all")}) is true limit 1))`;

/** They occur in what was sent. */
export const isSent = (terms: readonly SearchTerm[]): SQL =>
  sql`${requests}.search @@ ${toQuery(terms)}`;

/** Of the sample of requests: terms with which more were sent are compared row by row. */
const MAX_INDEXED = 500;
/** Of the sample too: terms with which more were sent are common. */
const MAX_SENT = 50;

type SentCondition = {
  isSent: SQL;
  /** Whether so many requests were sent with the terms that the newest ones have a page of them. */
  isCommon: boolean;
};

/**
 * `isSent` as it is found soonest: by the index, by the index for rare terms only, or row by row for
 * what most requests were sent with, of which reading the index takes longer.
 */
export async function chooseIsSent(
  db: Queryable,
  terms: readonly SearchTerm[],
): Promise<SentCondition> {
  const { rows } = await db.execute<{ found: number; indexed: string }>(sql`
    select found, ${toIndexQuery(terms)}::text as indexed from (
      select ${countTerms(terms)} from (
        select search from ${requests} order by ${requests.id} desc limit ${SAMPLE}) newest) counted`);
  const [{ found, indexed } = { found: 0, indexed: "" }] = rows;
  // With "is true" it is no condition for the index.
  const isSentInRow = sql`(${isSent(terms)}) is true`;
  if (found > MAX_INDEXED) return { isSent: isSentInRow, isCommon: true };
  const isIndexed = sql`${requests}.search @@ ${indexed}::tsquery`;
  return { isSent: sql`(${isIndexed} and ${isSentInRow})`, isCommon: found > MAX_SENT };
}

/** They occur in one entry of the thread, of requests without an origin. */
export const isSaid = (terms: readonly SearchTerm[]): SQL => isFound(toSaidIds(terms));

export const toSaidIds = (terms: readonly SearchTerm[]): SQL =>
  sql`select request_id as id from ${threadsWith(terms)} said`;

/**
 * Among ids that are read first, of requests without an origin; each is looked up once, however often
 * it is there. Negative ids are those of `requests_found`, which has what a list is counted and sorted
 * by: for the ids themselves PostgreSQL takes the primary key, and reads each row.
 */
export const isFound = (ids: SQL): SQL =>
  sql`-${requests.id} = any(array(select -id from (${ids}) found_ids))`;

/** Whether an entry has all of the terms, or any. */
export const isEntryWith = (terms: readonly SearchTerm[], which: "all" | "any"): SQL =>
  sql`${requestEvents}.search @@ ${toQuery(terms, which)}`;

/** Newest entries that show how common terms are. */
const SAMPLE = 1_000;
/** Of the sample: terms that more entries have are common. */
const MAX_RARE = 20;
/** A term that so many times as many texts have as the rarest one is not looked up. */
const MAX_TIMES = 4;
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
          where ${beginsWith(word)} and not (select is_common from sample)
          limit ${MAX_PAIRS}`;
  return sql`(
    with sample as materialized (
      select found > ${MAX_RARE} as is_common, ${toIndexQuery(terms)} as indexed from (
        select ${countTerms(terms)} from ${newest(SAMPLE)}) counted)
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

/** As a range: with "^@" PostgreSQL compares each word of the range once more, half of the time. */
function beginsWith(word: string): SQL {
  const end = word.slice(0, -1) + String.fromCharCode(word.charCodeAt(word.length - 1) + 1);
  return sql`${threadWords.word} >= ${word} and ${threadWords.word} < ${end}`;
}

/** How many of some texts have all of the terms, and each. */
function countTerms(terms: readonly SearchTerm[]): SQL {
  const count = (some: readonly SearchTerm[]) =>
    sql`count(*) filter (where search @@ ${toQuery(some)})::int`;
  const each = terms.map((term, index) => sql`${count([term])} as ${toCountName(index)}`);
  return sql.join([sql`${count(terms)} as found`, ...each], sql`, `);
}

const toCountName = (index: number): SQL => sql.raw(`n${index}`);

/**
 * What the index is asked for: the rarest term with those about as rare. It would read the ids of all
 * entries with a common one, like the last part of an email address or a name with which many words
 * begin; that takes longer than comparing what the rarest one finds.
 */
function toIndexQuery(terms: readonly SearchTerm[]): SQL {
  const names = terms.map((_, index) => toCountName(index));
  const most = sql`${MAX_TIMES} * greatest(least(${sql.join(names, sql`, `)}), 1)`;
  const rare = terms.map(
    (term, index) => sql`case when ${names[index]} <= ${most} then ${toIndexTerm(term)}::text end`,
  );
  return toTextQuery(sql`concat_ws(' & ', ${sql.join(rare, sql`, `)})`);
}
