import { toEarliestDay } from "#app/proposals/proposal-texts.ts";
import { readToday } from "#app/site/agency-time.server.ts";
import { FORMS } from "#contract/clients/forms.ts";
import { listReadableForms } from "#contract/desk/request-access.ts";
import { isPermitted } from "#contract/desk/staff-terms.ts";
import type { Database } from "#database/client.server.ts";
import { awaitAll } from "#platform/process/await-all.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { listDeskCalls } from "../calls/desk-calls.repository.server.ts";
import { readListPage } from "../lists/read-list-page.server.ts";
import { readPlacements } from "../placements/placement-list.service.server.ts";
import { listDeskProposals } from "../proposals/desk-proposals.repository.server.ts";
import {
  countDeskRequests,
  type DeskRequestFilter,
  listDeskRequests,
} from "../requests/desk-requests.repository.server.ts";
import { addressesOfCompany, findCompany } from "./companies.repository.server.ts";
import { addressesOf, findRootByAddress, findRootById } from "./family.repository.server.ts";
import {
  countPeople,
  findPerson,
  listAddresses,
  listLikelySame,
  listMembersOf,
  listPeople,
  type PersonFilter,
} from "./people.repository.server.ts";
import { listSaid } from "./said.repository.server.ts";

type Deps = Pick<Services, "db" | "clock">;
type Reader = Pick<CurrentStaff, "id" | "role">;

/** Rows of each part of a page. */
const MAX_ROWS = 50;
const MAX_RELATED = 3;

/** The forms by which a reader may know people; undefined where that is everybody. */
export function toKnownForms({ role }: Pick<Reader, "role">): PersonFilter["forms"] {
  const forms = listReadableForms(role);
  return forms.length < FORMS.length ? forms : undefined;
}

/** One page of the list of people, of those whom the reader may know. */
export async function readPersonList(
  db: Database,
  reader: Pick<Reader, "role">,
  query: Omit<PersonFilter, "forms">,
  page: number,
) {
  const forms = toKnownForms(reader);
  const filter = { ...query, forms, ...(forms ? { likely: "all" as const } : {}) };
  const total = await countPeople(db, filter);
  return readListPage(total, page, (part) => listPeople(db, filter, part));
}

/** What a reader may see of the requests of some addresses. */
async function toFilter(
  { db, clock }: Deps,
  { id, role }: Reader,
  senders: NonNullable<DeskRequestFilter["senders"]>,
): Promise<DeskRequestFilter> {
  return {
    forms: listReadableForms(role),
    staff_id: id,
    today: await readToday(db, clock()),
    senders,
  };
}

/**
 * Everything about one person that the reader may see. Of a person who was merged into another it is
 * the id of that one.
 */
export async function readPersonPage(deps: Deps, reader: Reader, id: number) {
  const { db, clock } = deps;
  const forms = toKnownForms(reader);
  const person = await findPerson(db, id, forms);
  if (!person) return undefined;
  if (person.merged_into !== null) return { merged_into: await findRootById(db, id) };
  const senders = addressesOf(id);
  const filter = await toFilter(deps, reader, senders);
  const may = (permission: "proposals" | "calls" | "placements" | "members") =>
    isPermitted(reader.role, permission);
  const parts = await awaitAll({
    addresses: listAddresses(db, id),
    // A likely duplicate would tell a reader of somebody who only applied.
    likely: forms ? [] : listLikelySame(db, id),
    requests: listDeskRequests(db, filter, { limit: MAX_ROWS, hasFew: true }),
    total: countDeskRequests(db, filter),
    proposals: may("proposals")
      ? listDeskProposals(
          db,
          { state: "all", text: "", today: toEarliestDay(clock()), recipients: senders },
          { limit: MAX_ROWS, offset: 0 },
        )
      : [],
    calls: may("calls")
      ? listDeskCalls(db, { state: "all", senders }, { newestFirst: true, limit: MAX_ROWS })
      : [],
    placements: may("placements")
      ? readPlacements(db, { addresses: senders, withMembers: may("members") }, reader, clock())
      : [],
    said: listSaid(db, senders, filter.forms, 10),
    members: may("members") ? listMembersOf(db, id) : [],
  });
  return { person, ...parts };
}
export type PersonPageData = Exclude<
  NonNullable<Awaited<ReturnType<typeof readPersonPage>>>,
  { merged_into: unknown }
>;

/** A company with its people and their requests. */
export async function readCompanyPage(deps: Deps, reader: Reader, id: number, page: number) {
  const company = await findCompany(deps.db, id);
  if (!company) return undefined;
  const filter = await toFilter(deps, reader, addressesOfCompany(id));
  if (company.is_shared) {
    return { company, people: { rows: [], total: 0, page: 1, pages: 1 }, requests: [], total: 0 };
  }
  return awaitAll({
    company,
    people: readPersonList(deps.db, reader, { company_id: id }, page),
    requests: listDeskRequests(deps.db, filter, { limit: MAX_ROWS, hasFew: true }),
    total: countDeskRequests(deps.db, filter),
  });
}

/** Who sent a request, and the newest of what else they sent; undefined without an address. */
export async function readSender(
  deps: Deps,
  reader: Reader,
  request: { id: number; email: string | null },
) {
  const { db } = deps;
  const root = request.email ? await findRootByAddress(db, request.email) : undefined;
  const person = root === undefined ? undefined : await findPerson(db, root);
  if (!person) return undefined;
  const filter = await toFilter(deps, reader, addressesOf(person.id));
  // One more than is shown: this request may be among them.
  const rows = await listDeskRequests(db, filter, { limit: MAX_RELATED + 1, hasFew: true });
  const total = await countDeskRequests(db, filter);
  const others = rows.filter((row) => row.id !== request.id).slice(0, MAX_RELATED);
  return { person, others, total };
}
export type Sender = Awaited<ReturnType<typeof readSender>>;
