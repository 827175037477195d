import { readConditionContext } from "#app/developers/search/condition-context.service.server.ts";
import type {
  FoundMember as Found,
  MemberProblem,
  MemberState,
} from "#contract/desk/desk-member-terms.ts";
import type { Currency, SeniorityLevel } from "#contract/members/member-terms.ts";
import { toMemberName } from "#contract/members/member-terms.ts";
import type { Database, Queryable } from "#database/client.server.ts";
import { readListPage } from "../../lists/read-list-page.server.ts";
import {
  countDeskMembers,
  type DeskMemberCounts,
  type DeskMemberFilter,
  type FoundMember,
  findDeskMembers,
} from "./desk-members.repository.server.ts";
import { toDraftCard } from "./draft-card.server.ts";
import type { DeskMemberQuery } from "./member-filters.ts";
import { listMemberProblems } from "./member-problems.ts";
import {
  findSlugsWithEmail,
  listDraftRows,
  listMemberRows,
} from "./member-rows.repository.server.ts";

/** A member in the list of the desk. */
export type DeskMemberRow = {
  slug: string;
  name: string;
  position: string;
  seniority_level: SeniorityLevel | null;
  sales_rate: number | null;
  sales_currency: Currency | null;
  country_code: string;
  available_from: string | null;
  availability_confirmed_at: string | null;
  state: MemberState;
  /** A change of a published member waits to be published. */
  has_draft: boolean;
  problems: MemberProblem[];
  changed_at: Date;
};

/** One page of the list of members, and how many each filter has. */
export async function readMemberList(db: Database, query: DeskMemberQuery, today: string) {
  const { sort } = query;
  const filter = await toFilter(db, query, today);
  const counts = await countDeskMembers(db, filter);
  const result = await readListPage(countOf(filter, counts), query.page, async (part) =>
    readRows(db, await findDeskMembers(db, filter, { sort, ...part }), today),
  );
  return { ...result, counts };
}

/** Which members a query asks for. */
export async function toFilter(
  db: Database,
  { text, problem, state }: DeskMemberQuery,
  today: string,
): Promise<DeskMemberFilter> {
  const search = text
    ? { text, context: await readConditionContext(db, { q: text }, today) }
    : undefined;
  return {
    state: state === "all" || problem ? undefined : state,
    problem: problem || undefined,
    search,
    today,
  };
}

function countOf({ state, problem }: DeskMemberFilter, counts: DeskMemberCounts): number {
  const one = problem ?? state;
  return one ? counts[one] : counts.published + counts.draft + counts.hidden;
}

/** Members that a text finds, for the palette. */
export async function findMembers(
  db: Database,
  text: string,
  today: string,
  limit: number,
): Promise<Found[]> {
  const search = { text, context: await readConditionContext(db, { q: text }, today) };
  const found = await findDeskMembers(db, { search, today }, { sort: "name", limit, offset: 0 });
  const rows = await readRows(db, found, today);
  return rows.map(({ slug, name, position }) => ({ slug, name, position }));
}

/** What the list shows of found members, in their order. */
export async function readRows(
  db: Queryable,
  found: readonly FoundMember[],
  today: string,
): Promise<DeskMemberRow[]> {
  if (found.length === 0) return [];
  const [members, drafts, withEmail] = await Promise.all([
    listMemberRows(db, toIds(found.map(({ member_id }) => member_id))),
    listDraftRows(
      db,
      toIds(found.map(({ member_id, draft_id }) => (member_id === null ? draft_id : null))),
    ),
    findSlugsWithEmail(
      db,
      found.map(({ slug }) => slug),
    ),
  ]);
  const memberOf = new Map(members.map((member) => [member.id, member]));
  const draftOf = new Map(drafts.map((draft) => [draft.id, draft]));
  return found.flatMap(({ slug, member_id, draft_id }): DeskMemberRow[] => {
    const member = memberOf.get(member_id ?? 0);
    const draft = draftOf.get(draft_id ?? 0);
    if (!member && !draft) return [];
    const { excerpt, vetting, ...card } = member ?? toDraftCard(draft?.text ?? "");
    const { sales_rate, availability_confirmed_at } = card;
    const [hasPhoto, hasEmail] = [Boolean(member?.avatar), withEmail.has(slug)];
    const isVetted = vetting.length > 0;
    return [
      {
        slug,
        name: toMemberName({ ...card, slug }),
        position: card.position,
        seniority_level: card.seniority_level,
        country_code: card.country_code,
        sales_rate,
        sales_currency: card.sales_currency,
        available_from: card.available_from,
        availability_confirmed_at,
        state: member ? (member.published ? "published" : "hidden") : "draft",
        has_draft: member !== undefined && draft_id !== null,
        problems: listMemberProblems(
          { excerpt, sales_rate, availability_confirmed_at, isVetted, hasPhoto, hasEmail },
          today,
        ),
        changed_at: member?.updated_at ?? draft?.created_at ?? new Date(0),
      },
    ];
  });
}

function toIds(ids: readonly (number | null)[]): number[] {
  return ids.filter((id) => id !== null);
}
