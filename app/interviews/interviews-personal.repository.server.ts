import { and, asc, eq, gt, sql } from "drizzle-orm";
import { toUtcText } from "#app/requests/records/request-texts.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { interviews } from "#database/tables/interviews.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { members } from "#database/tables/members.ts";
import { proposals } from "#database/tables/proposals.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";
import {
  createRowsPart,
  hasAddress,
} from "#services/personal-data/rows-of-person.repository.server.ts";

const MONTHS = 12;

/** The client's and the member's: both know when they meet. */
function isOfPerson(person: Person) {
  const { proposal_id, member_id } = interviews;
  const ofClient = sql`${proposal_id} in (select ${proposals.id} from ${proposals} where ${hasAddress(proposals.client_email, person)})`;
  const ofMember = sql`${member_id} in (select ${members.id} from ${members} join ${memberPrivate} on ${memberPrivate.slug} = ${members.slug} where ${hasAddress(memberPrivate.email, person)})`;
  return sql`(${ofClient} or ${ofMember})`;
}

/** Interviews of clients with members, and the links of the members. */
export const interviewsRecord: PersonalRecord = {
  name: "interviews",
  tables: ["interviews", "interview_links"],
  retention: `${MONTHS} months after the last change, or as long as the proposal`,
  expiry: createRowExpiry({ every: "night", since: interviews.changed_at, months: MONTHS }),
  ofPerson: {
    ...createRowsPart({
      table: interviews,
      isOfPerson,
      toCopy: ({ id, proposal_id, ...row }) => ({
        title: `Interview ${id}`,
        data: row,
        details: [
          ["State", row.status],
          ["Agreed for", row.starts_at ? toUtcText(row.starts_at) : ""],
          ["Proposed times", row.times.join(", ")],
          ["Working day of the client", `${row.day.from}-${row.day.to}, ${row.day.zone}`],
          ["Message", row.message],
          ["Place", row.place],
        ],
      }),
    }),
    async listNotices(db, person, now) {
      const { starts_at, status, member_id, proposal_id } = interviews;
      const rows = await db
        .select({
          starts_at,
          client: proposals.client,
          first_name: members.first_name,
          last_name: members.last_name,
        })
        .from(interviews)
        .innerJoin(members, eq(members.id, member_id))
        .innerJoin(proposals, eq(proposals.id, proposal_id))
        .where(and(isOfPerson(person), eq(status, "agreed"), gt(starts_at, now)))
        .orderBy(asc(starts_at));
      return rows.map(
        ({ client, ...row }) =>
          `The interview of ${client} with ${toFullName(row)} on ${row.starts_at ? toUtcText(row.starts_at) : ""} is deleted; no email is sent. Tell the other side.`,
      );
    },
  },
};
