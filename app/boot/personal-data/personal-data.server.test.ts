import { mkdir, mkdtemp, readdir, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { recordDecision } from "#app/apply/applications-personal.repository.server.ts";
import { saveProposal } from "#app/desk/proposals/save-proposal.service.server.ts";
import { sendProposal } from "#app/desk/proposals/send-proposal.service.server.ts";
import { findProposal, getProposalMember } from "#app/proposals/proposals.service.server.ts";
import { applications } from "#database/tables/applications.ts";
import { bookings } from "#database/tables/bookings.ts";
import { contentOriginals, contentRevisions } from "#database/tables/content.ts";
import { media, mediaRemovals } from "#database/tables/media.ts";
import { members } from "#database/tables/members.ts";
import { proposals } from "#database/tables/proposals.ts";
import { emailConfirmations, rateLimits, spentCaptchas } from "#database/tables/protection.ts";
import { requestMembers, requestSources, requests } from "#database/tables/requests.ts";
import { auditLog, staffLinks, staffSessions } from "#database/tables/staff.ts";
import { uploads } from "#database/tables/uploads.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";
import { eraseOverdue, listOverdue } from "#services/personal-data/retention.service.server.ts";
import { toContent, toEdit, toEmail } from "#tests/support/desk-proposals.ts";
import { seedMembers } from "#tests/support/members.ts";
import {
  searchEverywhere,
  sendApplication,
  sendFind,
  sendHire,
  storeFile,
} from "#tests/support/person.ts";
import { seedProposal } from "#tests/support/proposals.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { listPersonalRecords } from "./personal-data.server.ts";

const services = await createTestServices();
const { db } = services;
const dataDir = await mkdtemp(join(tmpdir(), "ogds-personal-"));
const records = listPersonalRecords({ dataDir });
const deps = { db, records };

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  ),
);
beforeEach(async () => {
  await db.execute(
    sql`truncate requests, bookings, uploads, proposals, people, spent_captchas, rate_limits cascade`,
  );
  await db.execute(sql`delete from companies where not is_shared`);
  await db.execute(sql`delete from pgboss.job`);
});

const NOW = new Date("2029-03-15T02:00:00Z");

async function age(reference: string, submitted_at: string): Promise<void> {
  await db
    .update(requests)
    .set({ submitted_at: new Date(submitted_at) })
    .where(eq(requests.reference, reference));
}

const listReferences = async () =>
  (await db.select({ reference: requests.reference }).from(requests)).map((row) => row.reference);

/** Tables without personal data. */
const WITHOUT_PEOPLE = [
  "technologies",
  "tags",
  "article_tags",
  "landing_intros",
  "vacancies",
  "replies",
  "member_summaries",
  "content_version",
  "content_files",
  "content_editors",
  "secrets",
  "clock_marks",
  "site_addresses",
  "drizzle.__drizzle_migrations",
  ...["version", "queue", "queue_stats", "schedule", "subscription", "bam", "warning"].map(
    (table) => `pgboss.${table}`,
  ),
  "pgboss.job_dependency",
];

test("every table with personal data has a record", async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`);
  const ruled = records.flatMap(({ tables }) => [...tables]);
  const named = [...ruled, ...WITHOUT_PEOPLE];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
});

test("a request is stored for 24 months after sending, then erased with all related rows", async () => {
  const old = await sendFind(services);
  const young = await sendHire(services);
  await age(old, "2027-03-15T02:00:00Z");
  await age(young, "2027-03-15T02:00:01Z");
  expect(await db.$count(uploads)).toBe(1);
  const overdue = (await listOverdue(deps, NOW)).find(({ name }) => name === "requests");
  expect(overdue).toEqual({
    name: "requests",
    retention: "24 months after they were sent, or after a placement ended",
    count: 1,
    oldest: new Date("2027-03-15T02:00:00Z"),
  });
  expect(await eraseOverdue(deps, NOW)).toMatchObject({ requests: 1 });
  expect(await listReferences()).toEqual([young]);
  expect(await db.$count(uploads)).toBe(0);
  expect(await db.$count(requestMembers)).toBe(2);
  expect(await eraseOverdue(deps, NOW)).toEqual({});
});

test("an application is stored for 6 months after the decision, 12 after sending at most, 24 with consent", async () => {
  const [decided, decidedLate, undecided, young, agreed, agreedLongAgo] = [
    await sendApplication(services),
    await sendApplication(services),
    await sendApplication(services),
    await sendApplication(services),
    await sendApplication(services, { keep_profile: "true" }),
    await sendApplication(services, { keep_profile: "true" }),
  ];
  await age(decided, "2028-09-01T00:00:00Z");
  await recordDecision(db, decided, new Date("2028-09-15T02:00:00Z"));
  await age(decidedLate, "2028-09-01T00:00:00Z");
  await recordDecision(db, decidedLate, new Date("2028-09-15T02:00:01Z"));
  await age(undecided, "2028-03-15T02:00:00Z");
  await age(young, "2028-03-15T02:00:01Z");
  await age(agreed, "2027-03-15T02:00:01Z");
  await recordDecision(db, agreed, new Date("2027-04-01T00:00:00Z"));
  await age(agreedLongAgo, "2027-03-15T02:00:00Z");
  expect(await eraseOverdue(deps, NOW)).toMatchObject({ applications: 3 });
  expect((await listReferences()).toSorted()).toEqual([decidedLate, young, agreed].toSorted());
  expect(await db.$count(applications)).toBe(3);
  expect(await db.$count(uploads)).toBe(3);
});

test("expired holds, unclaimed files, captchas and rate limits are erased", async () => {
  await storeFile(db, "cv", "old.pdf");
  await storeFile(db, "cv", "new.pdf");
  await db
    .update(uploads)
    .set({ created_at: new Date("2029-03-15T00:00:00Z") })
    .where(eq(uploads.name, "old.pdf"));
  await db
    .update(uploads)
    .set({ created_at: new Date("2029-03-15T00:00:01Z") })
    .where(eq(uploads.name, "new.pdf"));
  const over = new Date("2029-03-15T02:00:00Z");
  const ahead = new Date("2029-03-15T02:00:01Z");
  const starts_at = new Date("2029-03-20T10:00:00Z");
  const hold = {
    starts_at,
    ends_at: new Date("2029-03-20T10:30:00Z"),
    blocked_until: new Date("2029-03-20T10:40:00Z"),
    status: "held",
  } as const;
  await db.insert(bookings).values([
    { ...hold, host: 1, held_until: over, token_hash: "over" },
    { ...hold, host: 2, held_until: ahead, token_hash: "ahead" },
  ]);
  await db.insert(spentCaptchas).values([
    { id: "over", expires_at: over },
    { id: "ahead", expires_at: ahead },
  ]);
  await db.insert(rateLimits).values([
    { bucket: "over", hits: 1, expires_at: over },
    { bucket: "ahead", hits: 1, expires_at: ahead },
  ]);
  expect(await eraseOverdue(deps, NOW)).toEqual({
    "times held for a form": 1,
    "files without a form": 1,
    captchas: 1,
    "rate limits": 1,
  });
  expect(await db.select({ name: uploads.name }).from(uploads)).toEqual([{ name: "new.pdf" }]);
  expect(await db.$count(bookings, eq(bookings.token_hash, "ahead"))).toBe(1);
});

test("sessions and links of staff are erased once they expire, the audit log after 24 months", async () => {
  const { id: staff_id } = await createStaff(db);
  const [over, ahead] = [NOW, new Date(NOW.getTime() + 1_000)];
  await db.insert(staffSessions).values([
    { staff_id, device: "", token_hash: "over", expires_at: over },
    { staff_id, device: "", token_hash: "ahead", expires_at: ahead },
  ]);
  await db.insert(staffLinks).values([
    { staff_id, purpose: "reset", token_hash: "over", expires_at: over },
    { staff_id, purpose: "reset", token_hash: "ahead", expires_at: ahead },
  ]);
  const entry = { staff_id, action: "request.note", subject: "OG-1", fields: [] };
  await db.insert(auditLog).values([
    { ...entry, at: new Date("2027-03-15T02:00:00Z") },
    { ...entry, at: new Date("2027-03-15T02:00:01Z") },
  ]);
  expect(await eraseOverdue(deps, NOW)).toEqual({
    "staff sessions": 1,
    "staff links": 1,
    "audit log": 1,
  });
  expect(await db.$count(auditLog)).toBe(1);
});

test("copies of emails are erased 14 days after they were sent, or 90 days if they can't be delivered", async () => {
  for (const reference of [await sendHire(services), await sendHire(services)]) {
    await age(reference, "2029-02-01T00:00:00Z");
  }
  await db.delete(emailConfirmations);
  await db.delete(requestSources);
  // Four emails: sent long ago, sent lately, dead-lettered long ago, pending since long.
  const { rows } = await db.execute<{ id: string }>(sql`select id from pgboss.job order by id`);
  const [sent, lately, givenUp, waiting] = rows.map(({ id }) => id);
  await db.execute(sql`
    update pgboss.job set state = 'completed', completed_on = '2029-03-01T02:00:00Z' where id = ${sent}`);
  await db.execute(sql`
    update pgboss.job set state = 'completed', completed_on = '2029-03-01T02:00:01Z' where id = ${lately}`);
  await db.execute(sql`
    update pgboss.job set name = 'mail-failed', created_on = '2028-12-15T02:00:00Z' where id = ${givenUp}`);
  await db.execute(
    sql`update pgboss.job set created_on = '2028-12-01T00:00:00Z' where id = ${waiting}`,
  );
  expect(await eraseOverdue(deps, NOW)).toEqual({ "emails in the queue": 2 });
  const left = await db.execute<{ id: string }>(sql`select id from pgboss.job order by id`);
  expect(left.rows.map(({ id }) => id)).toEqual([lately, waiting]);
});

test("where a request came from is erased 14 days after it was sent, the request is not", async () => {
  const [over, recent] = [await sendHire(services), await sendHire(services)];
  for (const reference of [over, recent]) await age(reference, "2029-02-01T00:00:00Z");
  await db.execute(sql`delete from pgboss.job`);
  await db.delete(emailConfirmations);
  const idOf = (reference: string) => sql`(select id from requests where reference = ${reference})`;
  await db.execute(sql`update request_sources set created_at = '2029-03-01T02:00:00Z'
    where request_id = ${idOf(over)}`);
  await db.execute(sql`update request_sources set created_at = '2029-03-01T02:00:01Z'
    where request_id = ${idOf(recent)}`);
  expect(await eraseOverdue(deps, NOW)).toEqual({ "sources of requests": 1 });
  expect(await db.$count(requests)).toBe(2);
  await db.delete(requests);
  expect(await db.$count(requestSources)).toBe(0);
});

test("emails written as files are erased after 14 days", async () => {
  const folder = join(dataDir, "mail");
  await mkdir(folder);
  for (const [name, written] of [
    ["old.eml", "2029-03-01T02:00:00Z"],
    ["draft.eml.part", "2029-02-01T00:00:00Z"],
    ["new.eml", "2029-03-01T02:00:01Z"],
    ["old.txt", "2020-01-01T00:00:00Z"],
  ] as const) {
    await writeFile(join(folder, name), "To: zoe@example.com\r\n\r\n");
    await utimes(join(folder, name), new Date(written), new Date(written));
  }
  expect(await eraseOverdue(deps, NOW)).toEqual({ "emails as files": 2 });
  expect((await readdir(folder)).toSorted()).toEqual(["new.eml", "old.txt"]);
});

test("a proposal for one client is erased 24 months after its date or answer", async () => {
  const list = await seedProposal(db, { slug: "public", type: "public", date: "2020-01-01" });
  const lately = await seedProposal(db, { slug: "lately", date: "2027-03-16" });
  await seedProposal(db, { slug: "old", date: "2027-03-15" });
  const answered = await seedProposal(db, {
    slug: "answered",
    date: "2020-01-01",
    submited_at: new Date("2027-03-16T00:00:00Z"),
  });
  expect(await eraseOverdue(deps, NOW)).toEqual({ proposals: 1 });
  const left = await db.select({ id: proposals.id }).from(proposals);
  expect(left.map(({ id }) => id).toSorted()).toEqual([list, lately, answered].toSorted());
});

test("a proposal of the desk loses the address of its client in all versions and emails", async () => {
  const mari = await createStaff(db, { name: "Mari Kask" });
  const address = "zoe.versions@example.com";
  const edit = toEdit({ client_email: address, brief: `Zoë wrote from ${address}.` });
  const email = toEmail(edit.proposal_id);
  const texts = { subject: `For ${address}`, body: `${email.body}\n\nTo ${address}` };
  const sending = { ...edit, email: { ...email, ...texts } };
  const id = await sendProposal(services, mari, { request_id: null }, sending);
  await saveProposal(
    services,
    mari,
    { id },
    { revision: 2, content: toContent({ client_email: address }) },
  );
  const person = parsePerson(address);
  if (!person) throw new Error("The address is no person");
  const record = records.find(({ name }) => name === "proposals");
  const copies = [];
  for await (const copy of record?.ofPerson?.copy(db, person) ?? []) copies.push(copy);
  expect(JSON.stringify(copies)).toContain(`Zoë wrote from ${address}.`);
  for (const { ofPerson } of records) await ofPerson?.eraseSome(db, person);
  expect(await searchEverywhere(db, address)).toEqual([]);
  expect(await findProposal(db, edit.proposal_id)).toMatchObject({ client: "Fjordhaven Ferries" });
});

test("a profile that was taken off the site is emptied after 30 days, its photo with it", async () => {
  const photo = (id: string) => ({
    id,
    original_type: "image/png",
    content_type: "image/webp",
    bytes: Buffer.from("x"),
    object: `object ${id}`,
    width: 1,
    height: 1,
  });
  await db
    .insert(media)
    .values(["own", "earlier", "shared", "lately", "work", "own-work", "shared-work"].map(photo));
  const toWork = (id: string, file: string) => ({
    kind: "case_study" as const,
    title: "A map",
    url: `https://maps.example/${id}`,
    description: "A map.",
    year: null,
    image: { file, src: `/media/${id}.webp`, alt: "A map", width: 1, height: 1 },
  });
  await seedMembers(
    db,
    ["carl-berg", "dora-lind", "eva-saar"].map((slug) => ({ slug })),
  );
  // A proposal that was answered while carl-berg had an earlier photo.
  const [{ id: carl } = { id: 0 }] = await db
    .update(members)
    .set({ avatar: "earlier", work_samples: [toWork("work", "map.png")] })
    .where(eq(members.slug, "carl-berg"))
    .returning({ id: members.id });
  const proposal = await seedProposal(db, {
    members: [
      { member_id: carl, note: "Carl knows ferries.", sales_rate: 44 },
      { member_id: 1, note: "Calm.", sales_rate: null },
    ],
    date: "2029-01-01",
    submited_at: new Date("2029-01-02T10:00:00Z"),
    chosen_ids: [carl],
    source: "slug: carl-berg",
  });
  await age(await sendHire(services), "2029-01-02T10:00:00Z");
  const isFirst = eq(requestMembers.sort_order, 0);
  const comment = "Carl was rude.";
  const copy = { member_id: carl, full_name: "Carl Berg", slug: "carl-berg", comment };
  await db.update(requestMembers).set(copy).where(isFirst);
  const take = (slug: string, avatar: string, updated_at: string) =>
    db
      .update(members)
      .set({ avatar, published: false, updated_at: new Date(updated_at) })
      .where(eq(members.slug, slug));
  await take("carl-berg", "own", "2029-02-13T02:00:00Z");
  await take("dora-lind", "shared", "2029-02-13T02:00:00Z");
  await take("eva-saar", "lately", "2029-02-13T02:00:01Z");
  await db
    .update(members)
    .set({ work_samples: [toWork("own-work", "map.png"), toWork("shared-work", "shared.png")] })
    .where(eq(members.slug, "carl-berg"));
  await db
    .update(members)
    .set({ work_samples: [toWork("shared-work", "shared.png")] })
    .where(eq(members.slug, "anna-kask"));
  await db.update(members).set({ avatar: "shared" }).where(eq(members.slug, "anna-kask"));
  await db
    .insert(contentOriginals)
    .values(
      ["own", "work", "shared"].map((hash) => ({ hash, bytes: Buffer.from("Carl as a drawing") })),
    );
  await db.insert(contentRevisions).values(
    [
      ["members/carl-berg.yaml", "text"],
      ["members/carl-berg.svg", "own"],
      ["members/carl-berg/map.png", "work"],
      ["members/anna-kask.svg", "shared"],
    ].map(([path = "", hash = ""]) => ({
      kind: "members",
      path,
      hash,
      author: "test",
      source: "import" as const,
      text: path.endsWith(".yaml") ? "first_name: Carl" : null,
    })),
  );
  expect(await eraseOverdue(deps, NOW)).toMatchObject({ "profiles removed from the site": 2 });
  expect(await eraseOverdue(deps, NOW)).toEqual({});
  expect(await searchEverywhere(db, "carl")).toEqual([]);
  expect(await searchEverywhere(db, "dora")).toEqual([]);
  const left = await db.select({ id: media.id }).from(media).orderBy(media.id);
  expect(left.map(({ id }) => id)).toEqual(["lately", "shared", "shared-work"]);
  // Their objects are deleted from the bucket next.
  const removals = await db.select({ object: mediaRemovals.object }).from(mediaRemovals);
  expect(removals.map(({ object }) => object).sort()).toEqual([
    "object earlier",
    "object own",
    "object own-work",
    "object work",
  ]);
  const originals = await db.select({ hash: contentOriginals.hash }).from(contentOriginals);
  expect(originals).toEqual([{ hash: "shared" }]);
  expect(await db.$count(contentRevisions)).toBe(1);
  expect(await findProposal(db, proposal)).toMatchObject({
    members: [{ first_name: "Anna", note: "Calm." }],
    unavailable: [
      { id: carl, first_name: "A", last_name: "developer", position: "", chosen: true },
    ],
  });
  expect(await getProposalMember(db, proposal, carl).catch(({ status }) => status)).toBe(404);
  expect(await db.select().from(requestMembers).where(eq(requestMembers.member_id, carl))).toEqual([
    expect.objectContaining({ full_name: "A developer", slug: `former-${carl}`, comment: "" }),
  ]);
  // A returning profile is a new one.
  await seedMembers(db, [{ slug: "carl-berg" }]);
  expect(await db.$count(members, eq(members.slug, sql`'former-' || ${members.id}`))).toBe(2);
  expect(await db.$count(members, eq(members.slug, "carl-berg"))).toBe(1);
});

test("a thousand old requests go in many small transactions, and two runs at once share them", async () => {
  const count = 1_000;
  await db.execute(sql`
    insert into requests (reference, idempotency_key, fingerprint, form, submitted_at, name, email)
    select 'OG-' || n, gen_random_uuid(), '', 'hire', '2020-01-01', 'Zoë', 'zoe@example.com'
    from generate_series(1, ${count}::int) n`);
  const runs = await Promise.all([eraseOverdue(deps, NOW), eraseOverdue(deps, NOW)]);
  expect(runs.reduce((sum, { requests = 0 }) => sum + requests, 0)).toBe(count);
  expect(await db.$count(requests)).toBe(0);
});

test("a run that is aborted ends after its current transaction", async () => {
  await age(await sendHire(services), "2020-01-01T00:00:00Z");
  await expect(eraseOverdue(deps, NOW, AbortSignal.abort())).rejects.toThrow();
  expect(await db.$count(requests)).toBe(1);
});

test("a failing record does not stop the others, and is reported at the end", async () => {
  await age(await sendHire(services), "2020-01-01T00:00:00Z");
  const broken: PersonalRecord = {
    name: "broken things",
    tables: [],
    retention: "not at all",
    expiry: {
      every: "night",
      find: async () => ({ count: 1, oldest: undefined }),
      eraseSome: () => Promise.reject(new Error("the disk is on fire")),
    },
  };
  const run = eraseOverdue({ db, records: [broken, ...records] }, NOW);
  await expect(run).rejects.toThrow("broken things could not be erased");
  expect(await db.$count(requests)).toBe(0);
});
