import { and, asc, eq, gt, isNull, lte, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { proposals } from "#database/tables/proposals.ts";
import { requests } from "#database/tables/requests.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import { isTheirs, type Person } from "#services/personal-data/person.server.ts";
import type {
  PersonalCopy,
  PersonalRecord,
} from "#services/personal-data/personal-record.server.ts";
import { monthsBefore } from "#services/personal-data/time-before.ts";

type ProposalRow = typeof proposals.$inferSelect;

/** Retention in months of a proposal for one client, from its date or its answer. */
const MONTHS = 24;

/** Fields that may contain an email address: its own, and the texts of the agency. */
function namesThem({ pattern }: Person): SQL {
  const { client, client_email, brief, source, prepared_by, members } = proposals;
  const notes = sql`(select string_agg(member ->> 'note', ' ') from jsonb_array_elements(${members}) member)`;
  return sql`concat_ws(' ', ${client}, ${client_email}, ${brief}, ${source}, ${prepared_by}, ${notes}) ~* ${pattern}`;
}

function isExpired(now: Date): SQL | undefined {
  const limit = monthsBefore(now, MONTHS);
  const { type, date, submited_at } = proposals;
  return and(
    eq(type, "private"),
    lte(date, limit.toISOString().slice(0, 10)),
    or(isNull(submited_at), lte(submited_at, limit)),
    notExists(sql`(select 1 from ${requests} where ${requests.proposal_id} = ${proposals.id})`),
  );
}

async function* copyProposals(db: Queryable, person: Person): AsyncGenerator<PersonalCopy> {
  let last = "";
  for (;;) {
    const [row] = await db
      .select()
      .from(proposals)
      .where(and(gt(proposals.id, last), namesThem(person)))
      .orderBy(asc(proposals.id))
      .limit(1);
    if (!row) return;
    yield toCopy(row);
    last = row.id;
  }
}

function toCopy({ client, client_email, date, valid_until, submited_at, source }: ProposalRow) {
  return {
    title: `Proposal for ${client}`,
    data: { client, client_email, date, valid_until, submited_at, source },
    details: [
      ["Client", client],
      ["Email address", client_email ?? ""],
      ["Date", date],
      ["As the agency wrote it", source],
    ],
    files: [],
  } satisfies PersonalCopy;
}

/** The proposal remains; the email address is removed from all its fields. */
async function eraseFromSome(db: Queryable, person: Person): Promise<number> {
  const rows = await db.select().from(proposals).where(namesThem(person)).limit(50).for("update");
  const without = (text: string) => text.replace(new RegExp(person.pattern, "gi"), ERASED);
  for (const { id, client, client_email, brief, source, prepared_by, members } of rows) {
    const isClients = client_email !== null && isTheirs(person, client_email);
    const file = isClients ? source.replace(/^client_email:.*\n?/m, "") : source;
    await db
      .update(proposals)
      .set({
        client: without(client),
        client_email: isClients ? null : client_email,
        prepared_by: without(prepared_by),
        brief: without(brief),
        source: without(file),
        members: members.map((member) => ({ ...member, note: without(member.note) })),
      })
      .where(eq(proposals.id, id));
  }
  return rows.length;
}

const ERASED = "[erased]";

/** Lists of members that the agency made for one client. */
export const proposalsRecord: PersonalRecord = {
  name: "proposals",
  tables: ["proposals", "answered_members"],
  retention: `${MONTHS} months after their date or answer; public lists, which name no client, stay`,
  expiry: createRowExpiry({
    every: "night",
    table: proposals,
    key: proposals.id,
    since: proposals.date,
    isExpired,
  }),
  ofPerson: {
    count: (db, person) => db.$count(proposals, namesThem(person)),
    copy: copyProposals,
    eraseSome: eraseFromSome,
    async listNotices(db, person) {
      const rows = await db
        .select({ slug: proposals.slug })
        .from(proposals)
        .where(and(eq(proposals.published, true), namesThem(person)))
        .orderBy(asc(proposals.slug));
      return rows.map(
        ({ slug }) =>
          `The proposal stays. Remove the address from proposals/${slug}.yaml in the content folder too, or the next import will restore it.`,
      );
    },
  },
};
