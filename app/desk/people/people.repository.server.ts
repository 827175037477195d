import { and, desc, eq, exists, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  type SearchTerm,
  toSearchQuery,
  toSearchTerms,
} from "#app/requests/records/search-terms.ts";
import type { FormName } from "#contract/clients/forms.ts";
import type { Queryable } from "#database/client.server.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { companies, people, phoneEnding } from "#database/tables/people.ts";
import { requests } from "#database/tables/requests.ts";
import { MAX_COUNTED } from "../lists/list-limits.ts";
import { addressesOf, idsOf, rootsOf } from "./family.repository.server.ts";
import type { PersonQuery } from "./person-filters.ts";

/** A person in a list of the desk. */
export type PersonRow = {
  id: number;
  name: string;
  address: string;
  /** Of the person, unless its domain is that of many. */
  company_id: number | null;
  company: string | null;
  requested_at: Date;
};

/** Which people: every field narrows the list. */
export type PersonFilter = Partial<Pick<PersonQuery, "likely" | "text">> & {
  /** Of a company. */
  company_id?: number;
  /** Who sent one of these, or was entered by hand; undefined for everybody. */
  forms?: readonly FormName[] | undefined;
  /** With a lower id, for pages by cursor. */
  before?: number | undefined;
};

const companyName = sql<string | null>`coalesce(${companies.name}, ${companies.domain})`;
const isOfCompany = and(eq(companies.id, people.company_id), eq(companies.is_shared, false));
const isPerson = isNull(people.merged_into);

/** Fewer digits are no telephone number. */
const hasPhone = (phone: typeof people.phone) => sql`length(${phoneEnding(phone)}) = 8`;

const other = alias(people, "other");
const hasSameName = eq(sql`lower(${other.name})`, sql`lower(${people.name})`);
const hasSamePhone = and(
  hasPhone(people.phone),
  eq(phoneEnding(other.phone), phoneEnding(people.phone)),
);

/** People with these words, in their own row or in one that is merged into it. */
function matches(terms: readonly SearchTerm[]): SQL {
  const words = sql`search @@ to_tsquery('pg_catalog.simple', ${toSearchQuery(terms)})`;
  const named = sql`select ${people.id}, ${people.merged_into} from ${people} where ${words}`;
  const employed = sql`select ${people.id}, ${people.merged_into} from ${people}
    where ${people.company_id} = any(array(
      select ${companies.id} from ${companies} where ${words} and not ${companies.is_shared}))`;
  const rows = sql`(${named} limit ${MAX_COUNTED}) union (${employed} limit ${MAX_COUNTED})`;
  return sql`${people.id} = any(array(${rootsOf(rows)}))`;
}

/** Who is left out was only an applicant, or only sent a proposal, which the reader may not see. */
function hasSent(person: typeof people | typeof other, forms: PersonFilter["forms"]) {
  if (!forms) return undefined;
  return sql`(${person.entered_by} is not null or exists (select from ${requests}
    where lower(${requests.email}) in (${addressesOf(sql`${person.id}`)})
      and ${inArray(requests.form, [...forms])}))`;
}

/** People of a company by their own row, or by one that is merged into it. */
function isOf(company_id: number): SQL {
  const rows = sql`select ${people.id}, ${people.merged_into} from ${people}
    where ${people.company_id} = ${company_id}`;
  return sql`${people.id} = any(array(${rootsOf(rows)}))`;
}

function toCondition(db: Queryable, filter: PersonFilter) {
  const { likely = "all", text = "", company_id, forms, before } = filter;
  const terms = toSearchTerms(text);
  const twin = db
    .select({ id: other.id })
    .from(other)
    .where(and(ne(other.id, people.id), isNull(other.merged_into), or(hasSameName, hasSamePhone)));
  return and(
    isPerson,
    before === undefined ? undefined : lt(people.id, before),
    hasSent(people, forms),
    company_id === undefined ? undefined : isOf(company_id),
    likely === "duplicates" ? exists(twin) : undefined,
    terms.length > 0 ? matches(terms) : undefined,
  );
}

/** Who wrote or was written to last comes first; or by id, the newest first. */
export function listPeople(
  db: Queryable,
  filter: PersonFilter,
  { limit, offset = 0, byId = false }: { limit: number; offset?: number; byId?: boolean },
): Promise<PersonRow[]> {
  const { id, name, address, requested_at } = people;
  return db
    .select({ id, name, address, requested_at, company_id: companies.id, company: companyName })
    .from(people)
    .leftJoin(companies, isOfCompany)
    .where(toCondition(db, filter))
    .orderBy(...(byId ? [] : [desc(requested_at)]), desc(id))
    .limit(limit)
    .offset(offset);
}

/** How many, up to one more than `MAX_COUNTED`. */
export async function countPeople(db: Queryable, filter: PersonFilter): Promise<number> {
  const some = db
    .select({ id: people.id })
    .from(people)
    .where(toCondition(db, filter))
    .limit(MAX_COUNTED + 1);
  return db.$count(some.as("some"));
}

/** A person with their company; of whom `forms` leaves out undefined. */
export async function findPerson(db: Queryable, id: number, forms?: PersonFilter["forms"]) {
  const { name, address, phone, version, merged_into, entered_by } = people;
  const [row] = await db
    .select({
      id: people.id,
      name,
      address,
      phone,
      version,
      merged_into,
      entered_by,
      company_id: companies.id,
      company: companyName,
    })
    .from(people)
    .leftJoin(companies, isOfCompany)
    .where(and(eq(people.id, id), hasSent(people, forms)));
  return row;
}

/** The addresses of a person, their own row first, and whether a link in an email to each was used. */
export function listAddresses(db: Queryable, id: number) {
  const { address, name } = people;
  return db
    .select({
      id: people.id,
      address,
      name,
      is_confirmed: sql<boolean>`exists (select from ${requests}
        where lower(${requests.email}) = ${address} and ${requests.address_confirmed_at} is not null)`,
    })
    .from(people)
    .where(sql`${people.id} in (${idsOf(id)})`)
    .orderBy(desc(eq(people.id, id)), people.id);
}

/** Who is likely to be the same person, the likeliest first. */
export function listLikelySame(db: Queryable, id: number, limit = 5) {
  const isSameCompany = sql<boolean>`coalesce(${other.company_id} = ${companies.id}, false)`;
  const isSamePhone = sql<boolean>`coalesce(${hasSamePhone}, false)`;
  return db
    .selectDistinctOn([other.id], {
      id: other.id,
      name: other.name,
      address: other.address,
      version: other.version,
      is_same_phone: isSamePhone,
      is_same_company: isSameCompany,
    })
    .from(people)
    .leftJoin(companies, isOfCompany)
    .innerJoin(other, or(hasSameName, hasSamePhone))
    .where(and(sql`${people.id} in (${idsOf(id)})`, isNull(other.merged_into), ne(other.id, id)))
    .orderBy(other.id, desc(isSamePhone), desc(isSameCompany))
    .limit(50)
    .then((rows) =>
      rows
        .toSorted(
          (a, b) =>
            Number(b.is_same_phone) - Number(a.is_same_phone) ||
            Number(b.is_same_company) - Number(a.is_same_company),
        )
        .slice(0, limit),
    );
}

/** The members whose private address is one of the person. */
export function listMembersOf(db: Queryable, id: number): Promise<{ slug: string }[]> {
  return db
    .select({ slug: memberPrivate.slug })
    .from(memberPrivate)
    .where(sql`lower(${memberPrivate.email}) in (${addressesOf(id)})`)
    .orderBy(memberPrivate.slug);
}
