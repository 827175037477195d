import {
  and,
  asc,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { getRetention } from "#contract/values/retention.ts";
import type { Queryable } from "#database/client.server.ts";
import { proposals, proposalVersions } from "#database/tables/proposals.ts";
import { emailDeliveries, requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { createRowExpiry } from "#services/personal-data/expired-rows.repository.server.ts";
import { isOfPerson, type Person } from "#services/personal-data/person.server.ts";
import type {
  PersonalCopy,
  PersonalRecord,
} from "#services/personal-data/personal-record.server.ts";
import { monthsBefore } from "#services/personal-data/time-before.ts";

type ProposalRow = typeof proposals.$inferSelect;

/**
 * Fields that may contain an email address: its own, and the texts of the agency, in its versions
 * and emails too.
 */
function namesThem(person: Person): SQL {
  const { pattern } = person;
  const { client, client_name, client_email, brief, source, prepared_by, members } = proposals;
  const notes = sql`(select string_agg(member ->> 'note', ' ') from jsonb_array_elements(${members}) member)`;
  const fields = sql`concat_ws(' ', ${client}, ${client_name}, ${client_email}, ${brief}, ${source}, ${prepared_by}, ${notes})`;
  const versions = sql`select from ${proposalVersions} where ${isOfProposal(proposalVersions)} and ${proposalVersions.content}::text ~* ${pattern}`;
  const events = sql`select from ${requestEvents} where ${isOfProposal(requestEvents)} and ${nameThem(person)}`;
  return sql`(${fields} ~* ${pattern} or exists (${versions}) or exists (${events}))`;
}

/** Entries of a timeline whose text has the address. */
const nameThem = ({ pattern }: Person) =>
  sql`concat_ws(' ', ${requestEvents.subject}, ${requestEvents.body}) ~* ${pattern}`;

const isOfProposal = (table: typeof proposalVersions | typeof requestEvents) =>
  eq(table.proposal_id, proposals.id);

function isExpired(now: Date): SQL | undefined {
  const limit = monthsBefore(now, getRetention().proposals);
  const { type, published, date, submited_at } = proposals;
  return and(
    // A public list that was never sent belongs to no client.
    or(eq(type, "private"), eq(published, false)),
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
    yield toCopy(row, await db.select().from(proposalVersions).where(isVersionOf(row.id)));
    last = row.id;
  }
}

const isVersionOf = (id: string) => eq(proposalVersions.proposal_id, id);

function toCopy(row: ProposalRow, versions: (typeof proposalVersions.$inferSelect)[]) {
  const { client, client_name, client_email, date, valid_until, submited_at, source } = row;
  const { opened_at, opened_last_at, opened_count } = row;
  const name = client || versions.at(-1)?.content.client || "";
  return {
    title: `Proposal for ${name}`,
    data: {
      client,
      client_name,
      client_email,
      date,
      valid_until,
      submited_at,
      source,
      opened_at,
      opened_last_at,
      opened_count,
      versions: versions.map(({ number, content, sent_at }) => ({ number, sent_at, ...content })),
    },
    details: [
      ["Client", name],
      ["Name", client_name ?? ""],
      ["Email address", client_email ?? ""],
      ["Date", date],
      ["Opened", opened_count > 0 ? `${opened_count} times` : "not yet"],
      ["As the agency wrote it", source || versions.map(({ content }) => content.brief).join("\n")],
    ],
    files: [],
  } satisfies PersonalCopy;
}

/** The proposal remains; the email address is removed from all its fields. */
async function eraseFromSome(db: Queryable, person: Person): Promise<number> {
  const rows = await db.select().from(proposals).where(namesThem(person)).limit(50).for("update");
  const without = (text: string) => text.replace(new RegExp(person.pattern, "gi"), ERASED);
  for (const row of rows) {
    const { id, client, client_name, client_email, brief, source, prepared_by, members } = row;
    const isClients = client_email !== null && isOfPerson(person, client_email);
    const file = isClients ? source.replace(/^client_email:.*\n?/m, "") : source;
    await db
      .update(proposals)
      .set({
        client: without(client),
        client_name: client_name && without(client_name),
        client_email: isClients ? null : client_email,
        prepared_by: without(prepared_by),
        brief: without(brief),
        source: without(file),
        members: members.map((member) => ({ ...member, note: without(member.note) })),
      })
      .where(eq(proposals.id, id));
    await eraseFromVersions(db, id, without);
    // Emails to them, and texts that name them.
    const wereSent = isClients ? isNotNull(requestEvents.mail_id) : undefined;
    await db
      .delete(requestEvents)
      .where(and(eq(requestEvents.proposal_id, id), or(wereSent, nameThem(person))));
    const { proposal_id, subject } = emailDeliveries;
    const namesInSubject = isClients ? undefined : sql`${subject} ~* ${person.pattern}`;
    await db
      .update(emailDeliveries)
      .set({ subject: null })
      .where(and(eq(proposal_id, id), namesInSubject));
  }
  return rows.length;
}

async function eraseFromVersions(
  db: Queryable,
  id: string,
  without: (text: string) => string,
): Promise<void> {
  for (const { number, content } of await db
    .select()
    .from(proposalVersions)
    .where(isVersionOf(id))) {
    const { client, client_name, client_email, prepared_by, brief, members } = content;
    const erased = {
      ...content,
      client: without(client),
      client_name: without(client_name),
      prepared_by: without(prepared_by),
      brief: without(brief),
      client_email: without(client_email) === client_email ? client_email : "",
      members: members.map((member) => ({ ...member, note: without(member.note) })),
    };
    await db
      .update(proposalVersions)
      .set({ content: erased })
      .where(and(isVersionOf(id), eq(proposalVersions.number, number)));
  }
}

const ERASED = "[erased]";

/** Lists of members that the agency made for one client. */
export const proposalsRecord: PersonalRecord = {
  name: "proposals",
  tables: ["proposals", "proposal_versions", "desk_proposals", "answered_members"],
  get retention() {
    return `${getRetention().proposals} months after their date or answer; public lists, which name no client, stay`;
  },
  expiry: createRowExpiry({ every: "night", since: proposals.date, isExpired }),
  ofPerson: {
    count: (db, person) => db.$count(proposals, namesThem(person)),
    copy: copyProposals,
    eraseSome: eraseFromSome,
    async listNotices(db, person) {
      const rows = await db
        .select({ slug: proposals.slug })
        .from(proposals)
        .where(and(ne(proposals.slug, ""), eq(proposals.published, true), namesThem(person)))
        .orderBy(asc(proposals.slug));
      return rows.map(
        ({ slug }) =>
          `The proposal stays. Remove the address from proposals/${slug}.yaml in the content folder too, or the next import will restore it.`,
      );
    },
  },
};
