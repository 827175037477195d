import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { toFullName } from "#contract/members/member-terms.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { members } from "#database/tables/members.ts";
import { placements } from "#database/tables/placements.ts";
import { requests } from "#database/tables/requests.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";
import {
  createRowsPart,
  hasAddress,
} from "#services/personal-data/rows-of-person.repository.server.ts";
import { deleteContracts } from "./contracts.repository.server.ts";

const { request_id, member_id, status } = placements;

const isOfClient = (person: Person): SQL =>
  sql`${request_id} in (select ${requests.id} from ${requests} where ${hasAddress(requests.email, person)})`;

const isOfMember = (person: Person): SQL =>
  sql`${member_id} in (select ${members.id} from ${members} join ${memberPrivate} on ${memberPrivate.slug} = ${members.slug} where ${hasAddress(memberPrivate.email, person)})`;

/** The client's and the member's: both signed it. */
const isOfPerson = (person: Person): SQL => sql`(${isOfClient(person)} or ${isOfMember(person)})`;

const rows = createRowsPart({
  table: placements,
  isOfPerson,
  // Neither side gets what the agency agreed with the other one: its own rate is the member's.
  toCopy: ({ own_rate, own_currency, client_rate, client_currency, terms, upload_id, ...row }) => ({
    title: `Placement ${row.id}`,
    data: row,
    details: [
      ["State", row.status],
      ["Start", row.starts_on],
      ["Planned end", row.ends_on ?? ""],
      ["Ended", row.ended_on ?? ""],
      ["Hours a week", String(row.hours_per_week ?? "")],
      ["Days of notice", String(row.notice_days ?? "")],
      ["End of the trial", row.trial_ends_on ?? ""],
    ],
  }),
});

/** Who works for which client since when, with the contract. */
export const placementsRecord: PersonalRecord = {
  name: "placements",
  tables: ["placements", "placement_changes"],
  retention: "as long as the request, which is retained while the placement runs",
  ofPerson: {
    ...rows,
    async eraseSome(db, person) {
      await deleteContracts(db, isOfPerson(person));
      return rows.eraseSome(db, person);
    },
    async listNotices(db, person) {
      const running = await db
        .select({
          reference: requests.reference,
          first_name: members.first_name,
          last_name: members.last_name,
        })
        .from(placements)
        .innerJoin(members, eq(members.id, member_id))
        .innerJoin(requests, eq(requests.id, request_id))
        .where(and(isOfPerson(person), eq(status, "running")))
        .orderBy(asc(placements.id));
      return running.map(
        ({ reference, ...member }) =>
          `The placement of ${toFullName(member)} for ${reference} is running and is deleted with its contract. Save first what the law requires you to retain.`,
      );
    },
  },
};
