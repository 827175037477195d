import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  isNotNull,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { FormName } from "#contract/clients/forms.ts";
import type { PlacementChangeKind, PlacementStatus } from "#contract/desk/placement-terms.ts";
import type { Currency } from "#contract/members/member-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { members } from "#database/tables/members.ts";
import { type PlacementBefore, placementChanges, placements } from "#database/tables/placements.ts";
import { requests } from "#database/tables/requests.ts";
import { staff } from "#database/tables/staff.ts";
import { uploads } from "#database/tables/uploads.ts";
import { deleteContracts } from "./contracts.repository.server.ts";
import type { PlacementQuery } from "./placement-filters.ts";
import { toSoon } from "./placement-terms.ts";

/** Members that the form of a new placement offers. */
const MAX_MEMBERS = 5_000;

export type PlacementRow = typeof placements.$inferSelect;

/** Which placements: every field narrows the list. */
export type PlacementFilter = Partial<Pick<PlacementQuery, "state" | "text">> & {
  request_id?: number;
  member_id?: number;
  /** Whose client, or where `withMembers` member, has one of these addresses, as a query. */
  addresses?: SQL;
  withMembers?: boolean;
  /** With a lower id, for pages by cursor. */
  before?: number | undefined;
  since?: Date | undefined;
  /** By the agency's clocks. */
  today: string;
};

/** A placement with the names of both sides. */
export type ListedPlacement = {
  id: number;
  reference: string;
  form: FormName;
  /** Of who sent the request. */
  client: string;
  company_name: string | null;
  member_id: number;
  slug: string;
  first_name: string;
  last_name: string;
  status: PlacementStatus;
  client_rate: number;
  client_currency: Currency;
  own_rate: number | null;
  own_currency: Currency | null;
  starts_on: string;
  ends_on: string | null;
  ended_on: string | null;
  hours_per_week: number | null;
  notice_days: number | null;
  trial_ends_on: string | null;
  has_buyout: boolean;
  terms: string;
  version: number;
  updated_at: Date;
};

const { status, ends_on, trial_ends_on, starts_on } = placements;

const COLUMNS = {
  id: placements.id,
  reference: requests.reference,
  form: requests.form,
  client: requests.name,
  company_name: requests.company_name,
  member_id: placements.member_id,
  slug: members.slug,
  first_name: members.first_name,
  last_name: members.last_name,
  status,
  client_rate: placements.client_rate,
  client_currency: placements.client_currency,
  own_rate: placements.own_rate,
  own_currency: placements.own_currency,
  starts_on,
  ends_on,
  ended_on: placements.ended_on,
  hours_per_week: placements.hours_per_week,
  notice_days: placements.notice_days,
  trial_ends_on,
  has_buyout: placements.has_buyout,
  terms: placements.terms,
  version: placements.version,
  updated_at: placements.updated_at,
};

function toStateCondition(state: PlacementFilter["state"], today: string): SQL | undefined {
  const soon = toSoon(today);
  const isRunning = eq(status, "running");
  const isEnding = and(isNotNull(ends_on), lte(ends_on, soon.ends));
  const isTrialEnding = and(gte(trial_ends_on, today), lte(trial_ends_on, soon.trial));
  switch (state) {
    case undefined:
    case "all":
      return undefined;
    case "ends_soon":
      return and(isRunning, isEnding);
    case "trial_ends":
      return and(isRunning, isTrialEnding);
    case "due":
      return and(isRunning, or(isEnding, isTrialEnding));
    default:
      return eq(status, state);
  }
}

function isOfAddresses(addresses: SQL, withMembers: boolean): SQL | undefined {
  const isClient = sql`lower(${requests.email}) in (${addresses})`;
  const slugs = sql`select ${memberPrivate.slug} from ${memberPrivate}
    where lower(${memberPrivate.email}) in (${addresses})`;
  return withMembers ? or(isClient, sql`${members.slug} in (${slugs})`) : isClient;
}

function toCondition(filter: PlacementFilter): SQL | undefined {
  const { state, text, request_id, member_id, addresses, before, since, today } = filter;
  const words = text ? `%${text.replaceAll(/[\\%_]/g, "\\$&")}%` : undefined;
  return and(
    toStateCondition(state, today),
    request_id === undefined ? undefined : eq(placements.request_id, request_id),
    member_id === undefined ? undefined : eq(placements.member_id, member_id),
    addresses ? isOfAddresses(addresses, filter.withMembers ?? false) : undefined,
    before === undefined ? undefined : sql`${placements.id} < ${before}`,
    since === undefined ? undefined : gte(placements.updated_at, since),
    words
      ? or(
          ilike(requests.name, words),
          ilike(requests.company_name, words),
          ilike(requests.reference, words),
          sql`${members.first_name} || ' ' || ${members.last_name} ilike ${words}`,
          ilike(members.latin_name, words),
        )
      : undefined,
  );
}

/** Those that end first are first, then those without an end; the others newest first. */
const BY_END = [
  sql`${status} <> 'running'`,
  sql`case when ${status} = 'running' then ${ends_on} end asc nulls last`,
  desc(placements.id),
];

export function listPlacements(
  db: Queryable,
  filter: PlacementFilter,
  { limit, offset = 0, byId = false }: { limit: number; offset?: number; byId?: boolean },
): Promise<ListedPlacement[]> {
  return db
    .select(COLUMNS)
    .from(placements)
    .innerJoin(requests, eq(requests.id, placements.request_id))
    .innerJoin(members, eq(members.id, placements.member_id))
    .where(toCondition(filter))
    .orderBy(...(byId ? [desc(placements.id)] : BY_END))
    .limit(limit)
    .offset(offset);
}

export async function countPlacements(db: Queryable, filter: PlacementFilter): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(placements)
    .innerJoin(requests, eq(requests.id, placements.request_id))
    .innerJoin(members, eq(members.id, placements.member_id))
    .where(toCondition(filter));
  return row?.count ?? 0;
}

export async function findPlacement(
  db: Queryable,
  id: number,
): Promise<(ListedPlacement & { contract: { id: number; name: string } | null }) | undefined> {
  const [row] = await db
    .select({ ...COLUMNS, contract: { id: uploads.id, name: uploads.name } })
    .from(placements)
    .innerJoin(requests, eq(requests.id, placements.request_id))
    .innerJoin(members, eq(members.id, placements.member_id))
    .leftJoin(uploads, eq(uploads.id, placements.upload_id))
    .where(eq(placements.id, id));
  return row;
}

/** The placement, locked until the transaction ends. */
export async function lockPlacement(
  tx: Transaction,
  id: number,
): Promise<PlacementRow | undefined> {
  const [row] = await tx.select().from(placements).where(eq(placements.id, id)).for("update");
  return row;
}

/** @returns undefined when the member has a placement of this request already */
export async function insertPlacement(
  tx: Transaction,
  row: typeof placements.$inferInsert,
): Promise<PlacementRow | undefined> {
  const [inserted] = await tx.insert(placements).values(row).onConflictDoNothing().returning();
  return inserted;
}

/** Sets fields and counts the version up. */
export async function updatePlacement(
  tx: Transaction,
  { id, version }: Pick<PlacementRow, "id" | "version">,
  fields: PlacementBefore,
): Promise<void> {
  await tx
    .update(placements)
    .set({ ...fields, version: version + 1, updated_at: sql`clock_timestamp()` })
    .where(eq(placements.id, id));
}

export async function insertChange(
  tx: Transaction,
  row: typeof placementChanges.$inferInsert,
): Promise<void> {
  await tx.insert(placementChanges).values(row);
}

export type ListedChange = {
  id: number;
  at: Date;
  staff_id: number | null;
  by: string | null;
  kind: PlacementChangeKind;
  version: number;
  before: PlacementBefore;
  undone_at: Date | null;
};

/** What was recorded, oldest first. */
export function listChanges(db: Queryable, placement_id: number): Promise<ListedChange[]> {
  const { id, at, staff_id, kind, version, before, undone_at } = placementChanges;
  return db
    .select({ id, at, staff_id, by: staff.name, kind, version, before, undone_at })
    .from(placementChanges)
    .leftJoin(staff, eq(staff.id, staff_id))
    .where(eq(placementChanges.placement_id, placement_id))
    .orderBy(asc(id));
}

export async function setUndone(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.update(placementChanges).set({ undone_at: at }).where(eq(placementChanges.id, id));
}

/** Deletes it with its contracts. */
export async function deletePlacement(tx: Transaction, id: number): Promise<void> {
  await deleteContracts(tx, eq(placements.id, id));
  await tx.delete(placements).where(eq(placements.id, id));
}

/** Members that are placed: those on the site, by name. */
export function listPlacedMembers(db: Queryable) {
  const { slug, first_name, last_name, sales_rate, sales_currency, published } = members;
  return db
    .select({ slug, first_name, last_name, sales_rate, sales_currency })
    .from(members)
    .where(eq(published, true))
    .orderBy(asc(first_name), asc(last_name))
    .limit(MAX_MEMBERS);
}

/** A member by the slug of their profile. */
export async function findPlacedMember(
  db: Queryable,
  slug: string,
): Promise<{ id: number; slug: string; published: boolean } | undefined> {
  const { id, published } = members;
  const [row] = await db
    .select({ id, slug: members.slug, published })
    .from(members)
    .where(eq(members.slug, slug));
  return row;
}
