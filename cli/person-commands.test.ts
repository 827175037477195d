import { mkdir, mkdtemp, readdir, readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { listFreeSlots } from "#app/booking/slots/free-slots.service.server.ts";
import { listPersonalRecords } from "#app/boot/personal-data/personal-data.server.ts";
import { submitProposalAnswer } from "#app/proposals/answer/answers.service.server.ts";
import { findProposal } from "#app/proposals/proposals.service.server.ts";
import { bookings } from "#database/tables/bookings.ts";
import { proposals } from "#database/tables/proposals.ts";
import { requests } from "#database/tables/requests.ts";
import { uploads } from "#database/tables/uploads.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { MAIL } from "#services/email/email.server.ts";
import { startEmailWorker } from "#services/email/email-worker.server.ts";
import { createFileTransport } from "#services/email/transport.server.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import { erasePersonal } from "#services/personal-data/persons.service.server.ts";
import { startQueue } from "#services/queue.server.ts";
import { createPdf } from "#tests/support/documents.ts";
import { seedMembers } from "#tests/support/members.ts";
import { searchEverywhere, sendApplication, sendFind, sendHire } from "#tests/support/person.ts";
import { seedProposal } from "#tests/support/proposals.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { runRequestsCommand } from "./requests-command.ts";

const INTERVIEW = { member_id: 1, answer: "interview", comment: "" } as const;
const services = await createTestServices();
const { db } = services;
const callerDir = await mkdtemp(join(tmpdir(), "ogds-person-"));
const dataDir = join(callerDir, "data");
const mailDir = join(dataDir, "mail");
const deps = { db, records: listPersonalRecords({ dataDir }) };

async function run(args: string[], ask?: (question: string) => Promise<string>) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runRequestsCommand(args, {
    readEnv: () => readEnv({ DATABASE_URL: services.url, DATA_DIR: dataDir }),
    callerDir,
    print: (text) => out.push(text),
    printError: (text) => errors.push(text),
    printNote: () => undefined,
    ask,
    write: async (text) => void out.push(text),
  });
  return { code, out: out.join("\n"), error: errors.join("\n") };
}

beforeAll(async () => {
  await seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  );
  await mkdir(mailDir, { recursive: true });
});
beforeEach(async () => {
  await db.execute(
    sql`truncate requests, people, bookings, uploads, proposals, spent_captchas, rate_limits, mail_confirmations cascade`,
  );
  await db.execute(sql`delete from pgboss.job`);
});

const ZOE = "zoe@example.com";

/** A free slot as the form sends it, in UTC. */
async function toFreeTime(): Promise<Record<string, string>> {
  // The last one: the first may be too soon a moment later.
  const slot = (await listFreeSlots(db, { now: new Date() })).at(-1);
  const [date = "", time = ""] = slot?.toISOString().split("T") ?? [];
  return {
    "contact_at[date]": date,
    "contact_at[time]": time.slice(0, 5),
    "contact_at[timezone]": "UTC",
  };
}

async function answerProposal(client_email: string, message = ""): Promise<string> {
  const proposal_id = await seedProposal(db, {
    client_email,
    source: `client: Fjordhaven\nclient_email: ${client_email}\nbrief: Ask ${client_email} first.\n`,
    brief: `<p>Ask ${client_email} first.</p>`,
    members: [{ member_id: 1, note: `Has met\n${client_email}.`, sales_rate: null }],
  });
  const delivery = { key: crypto.randomUUID(), token: "", client: "" };
  await submitProposalAnswer(services, { proposal_id, members: [INTERVIEW], message }, delivery);
  return proposal_id;
}

/** Writes the queued emails as files, as the site without a mail server does. */
async function writeEmails(): Promise<void> {
  const deliver = createFileTransport(mailDir, services.log);
  for (const email of await listQueuedEmails(db)) {
    const queued = { id: crypto.randomUUID(), ...email };
    const createdAt = new Date("2026-11-21T09:00:00Z");
    await deliver({ email: queued, from: { address: "hello@ogds.example" }, createdAt });
  }
}

test("an answer without an email belongs to the person whose email is in its message", async () => {
  const proposal_id = await seedProposal(db);
  const delivery = { key: crypto.randomUUID(), token: "", client: "" };
  const answer = {
    proposal_id,
    members: [INTERVIEW],
    message: "Write to zoe@example.com about times.",
  };
  await submitProposalAnswer(services, answer, delivery);
  expect((await run(["erase", ZOE, "--dry-run"])).out).toMatch(/^ {2}requests +1$/m);
  await run(["erase", ZOE, "--yes"]);
  expect(await db.$count(requests)).toBe(0);
});

test("the same where the address is in a comment on a developer", async () => {
  const proposal_id = await seedProposal(db);
  const delivery = { key: crypto.randomUUID(), token: "", client: "" };
  const members = [{ ...INTERVIEW, comment: "zoe@example.com knows her." }];
  await submitProposalAnswer(services, { proposal_id, members, message: "" }, delivery);
  expect((await run(["erase", ZOE, "--dry-run"])).out).toMatch(/^ {2}requests +1$/m);
  await run(["erase", ZOE, "--yes"]);
  expect(await db.$count(requests)).toBe(0);
});

test("erase removes all data of a person from tables, jobs and files, and nothing of others", async () => {
  await sendHire(services, { email: "anna@example.com" });
  await sendApplication(services, { email: "piret@example.com" });
  await writeEmails();
  const others = {
    files: await readdir(mailDir),
    requests: await db.select().from(requests),
    mails: await listQueuedEmails(db),
  };
  const called = await sendHire(services, { email: "Zoe@Example.com", ...(await toFreeTime()) });
  await sendFind(services, { email: ZOE, marketing_consent: "true" });
  await sendApplication(services, { email: "ZOE@example.com" });
  const proposal_id = await answerProposal("zoe@EXAMPLE.com");
  await writeEmails();
  await db.execute(sql`
    update pgboss.job set state = 'completed', completed_on = now()
    where data ->> 'label' like '%confirmation' and (random() < 0.5)`);
  await db.execute(
    sql`update pgboss.job set name = 'mail-failed' where data ->> 'label' like ${`${called} op%`}`,
  );
  expect(await searchEverywhere(db, ZOE)).not.toEqual([]);

  const dry = await run(["erase", " ZOE@Example.COM", "--dry-run"]);
  expect(dry).toMatchObject({ code: 0, error: "" });
  for (const line of [
    /^Stored for zoe@example.com:$/m,
    /^ {2}requests +3$/m,
    /^ {2}applications +1$/m,
    /^ {2}proposals +1$/m,
    /^ {2}emails in the queue +8$/m,
    /^ {2}emails as files +8$/m,
    new RegExp(`^The call of ${called} on .* UTC is cancelled and `, "m"),
    /^The proposal stays. Remove the address from proposals\/some-client.yaml /m,
    /^Nothing was erased: this is a dry run.$/m,
  ]) {
    expect(dry.out).toMatch(line);
  }
  expect(await db.$count(requests)).toBe(6);

  const erased = await run(["erase", ZOE, "--yes"]);
  expect(erased).toMatchObject({ code: 0, error: "" });
  expect(erased.out).toContain("Erased:");
  expect(erased.out).not.toContain("still mention");
  expect(await searchEverywhere(db, ZOE)).toEqual([]);
  expect((await readdir(mailDir)).toSorted()).toEqual(others.files.toSorted());
  expect(await db.select().from(requests)).toEqual(others.requests);
  expect(await listQueuedEmails(db)).toEqual(others.mails);
  expect(await db.$count(uploads)).toBe(1);
  expect(await db.$count(bookings)).toBe(0);

  const proposal = await findProposal(db, proposal_id);
  expect(proposal).toMatchObject({ client: "Fjordhaven Ferries" });
  expect(proposal?.submited_at).not.toBeNull();
  const [row] = await db.select().from(proposals).where(eq(proposals.id, proposal_id));
  expect(row).toMatchObject({
    client_email: null,
    source: "client: Fjordhaven\nbrief: Ask [erased] first.\n",
    members: [{ member_id: 1, note: "Has met\n[erased]." }],
  });
  expect(await run(["erase", ZOE, "--yes"])).toMatchObject({
    code: 0,
    out: "Nothing is stored for zoe@example.com.",
  });
}, 60_000);

test("an email that only contains another one belongs to another person", async () => {
  const similar = ["azoe@example.com", "zoe@example.com.au", "x-zoe@example.com"];
  for (const email of similar) await sendHire(services, { email });
  const proposal_id = await answerProposal("azoe@example.com");
  expect((await run(["erase", ZOE, "--yes"])).out).toBe("Nothing is stored for zoe@example.com.");
  await sendHire(services, { email: ZOE });
  expect(await run(["erase", ZOE, "--yes"])).toMatchObject({ code: 0 });
  expect(await db.$count(requests)).toBe(4);
  const [row] = await db.select().from(proposals).where(eq(proposals.id, proposal_id));
  expect(row?.source).toContain("azoe@example.com first");
});

test("mentions of a person in records of others are listed, not erased", async () => {
  await sendHire(services, {
    email: "anna@example.com",
    message: "Ask my colleague ZOE@example.com.",
  });
  const { code, out } = await run(["erase", ZOE, "--yes"]);
  expect(code).toBe(0);
  expect(out.split("\n")).toEqual([
    "Nothing is stored for zoe@example.com.",
    "Other people's records still mention the address:",
    "  pgboss.job_common.data, 1 row",
    "  requests.message, 1 row",
  ]);
});

test("erase asks first, and accepts only yes", async () => {
  await sendHire(services, { email: ZOE });
  expect(await run(["erase", ZOE])).toMatchObject({
    code: 1,
    error:
      "This terminal can't ask for confirmation. Nothing was erased: add --yes to erase everything.",
  });
  const no = await run(["erase", ZOE], async () => "y");
  expect(no).toMatchObject({ code: 1, error: "Nothing was erased." });
  expect(await db.$count(requests)).toBe(1);
  expect(await run(["erase", ZOE], async () => " Yes ")).toMatchObject({ code: 0 });
  expect(await db.$count(requests)).toBe(0);
});

test("the site's own email is refused, because it is in every email", async () => {
  await sendHire(services, { email: ZOE });
  for (const args of [
    ["erase", "hello@ogds.example", "--yes"],
    ["person", "HELLO@ogds.example"],
  ]) {
    const { code, error } = await run(args);
    expect(code).toBe(1);
    expect(error).toContain("is the site's own address");
  }
  expect(await listQueuedEmails(db)).toHaveLength(2);
});

test("two concurrent runs erase it once", async () => {
  for (let i = 0; i < 5; i++) await sendHire(services, { email: ZOE });
  const person = parsePerson(ZOE);
  if (!person) throw new Error("no person");
  const both = await Promise.all([erasePersonal(deps, person), erasePersonal(deps, person)]);
  expect(both.reduce((sum, { requests = 0 }) => sum + requests, 0)).toBe(5);
  expect(await searchEverywhere(db, ZOE)).toEqual([]);
});

test("forms that are sent during an erasure are stored with their emails, or not at all", async () => {
  const person = parsePerson(ZOE);
  if (!person) throw new Error("no person");
  let isOver = false;
  const erasing = (async () => {
    while (!isOver) await erasePersonal(deps, person);
  })();
  for (let i = 0; i < 10; i++) {
    await Promise.all([sendHire(services, { email: ZOE }), sendHire(services, { email: ZOE })]);
  }
  isOver = true;
  await sendHire(services, { email: ZOE });
  await erasing;
  const { rows } = await db.execute<{ requests: number; mails: number }>(sql`
    select (select count(*)::int from requests) as requests,
      (select count(*)::int from pgboss.job where name = 'mail') as mails`);
  expect(rows[0]?.mails).toBe(2 * (rows[0]?.requests ?? 0));
  await erasePersonal(deps, person);
  expect(await searchEverywhere(db, ZOE)).toEqual([]);
}, 60_000);

test("erase waits for an email that is being sent, and erases its copy", async () => {
  await sendHire(services, { email: ZOE });
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const write = createFileTransport(mailDir, services.log);
  const queue = await startQueue(services.url, [MAIL], services.log);
  await startEmailWorker(
    { ...services, queue },
    async (delivery) => {
      begun.resolve();
      await goOn.promise;
      await write(delivery);
    },
    async () => ({ address: "hello@ogds.example" }),
  );
  await begun.promise;
  const erasing = run(["erase", ZOE, "--yes"]);
  await expect.poll(() => db.$count(requests), { timeout: 20_000 }).toBe(0);
  const { rows } = await db.execute(sql`select 1 from pgboss.job where state = 'active'`);
  expect(rows.length).toBeGreaterThan(0);
  goOn.resolve();
  expect(await erasing).toMatchObject({ code: 0, error: "" });
  await queue.stop();
  expect(await searchEverywhere(db, ZOE)).toEqual([]);
  const files = await readdir(mailDir);
  for (const file of files) expect(await readFile(join(mailDir, file), "utf8")).not.toContain(ZOE);
}, 60_000);

test("a person is found among twenty thousand requests, and a thousand of their own are erased", async () => {
  for (let last = 0; last < 20_000; last += 1_000) {
    await db.execute(sql`
      insert into requests (reference, idempotency_key, fingerprint, form, name, email, message)
      select 'OG-' || n, gen_random_uuid(), '', 'hire', 'Somebody',
        case when n % 20 = 0 then 'Zoe@example.com' else 'somebody' || n || '@example.org' end,
        repeat('We build a shop. ', 10)
      from generate_series(${last}::int + 1, ${last}::int + 1000) n`);
  }
  const { code, out } = await run(["erase", ZOE, "--yes"]);
  expect({ code, out }).toMatchObject({ code: 0 });
  expect(out).toMatch(/Erased:\n {2}requests +1000\n {2}people +1$/);
  expect(await db.$count(requests)).toBe(19_000);
  await db.execute(sql`truncate requests, people cascade`);
}, 120_000);

test("person exports all stored data of a person in readable form", async () => {
  const hired = await sendHire(services, { email: "Zoe@example.com", ...(await toFreeTime()) });
  const searched = await sendFind(services, { email: ZOE });
  const applied = await sendApplication(services, { email: ZOE, phone: "+372 5555 0000" });
  await answerProposal(ZOE);
  await sendHire(services, { email: "anna@example.com", name: "Anna Other" });
  await writeEmails();
  const { code, out } = await run(["person", "Zoë <ZOE@example.com>", "--output", "zoe"]);
  const folder = join(callerDir, "zoe");
  expect({ code, last: out.split("\n").at(-1) }).toEqual({
    code: 0,
    last: `Written to ${folder}.`,
  });

  const words = await readFile(join(folder, "your-data.txt"), "utf8");
  for (const part of [
    "What OGDS stores about zoe@example.com",
    "requests: 24 months after they were sent, or after a placement ended",
    `Hire request ${hired}`,
    `Search request ${searched}`,
    `Application ${applied}`,
    "+372 5555 0000",
    "3–6 months",
    `files/${applied}-Zoë Tamm CV.pdf`,
    "Proposal for Fjordhaven Ferries",
    `Email: Confirm the call about your request ${hired}`,
  ]) {
    expect(words).toContain(part);
  }
  const { data } = JSON.parse(await readFile(join(folder, "your-data.json"), "utf8"));
  const kinds = (data as { kind: string }[]).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "requests")).toHaveLength(3);
  expect(new Set(kinds)).toEqual(
    new Set([
      "requests",
      "applications",
      "proposals",
      "people",
      "emails in the queue",
      "emails as files",
    ]),
  );
  expect(data).toContainEqual(
    expect.objectContaining({
      reference: applied,
      application: expect.objectContaining({ phone: "+372 5555 0000" }),
    }),
  );
  expect(words + JSON.stringify(data)).not.toContain("Anna Other");
  const cv = join(folder, "files", `${applied}-Zoë Tamm CV.pdf`);
  expect((await readFile(cv)).equals(createPdf())).toBe(true);
  expect((await readdir(join(folder, "files"))).length).toBe(2);
  expect((await readdir(join(folder, "mails"))).length).toBe(8);
  for (const path of [folder, cv, join(folder, "your-data.json")]) {
    expect((await stat(path)).mode & 0o077).toBe(0);
  }
  expect(await run(["person", ZOE, "--output", "zoe"])).toMatchObject({
    code: 1,
    error: `${folder} already exists. Choose another folder with --output.`,
  });
}, 60_000);

test("withdraw removes the consents to news and two years of retention, which retention then applies", async () => {
  const news = await sendHire(services, { email: ZOE, marketing_consent: "true" });
  const applied = await sendApplication(services, {
    email: "Zoe@example.com",
    keep_profile: "true",
  });
  const other = await sendHire(services, { email: "anna@example.com", marketing_consent: "true" });
  expect(await run(["withdraw", ZOE])).toMatchObject({
    code: 0,
    out: "No more news by email (1 request).\nStored no longer than other applications (1 application): see retention --dry-run.",
  });
  const agreed = await db
    .select({ reference: requests.reference })
    .from(requests)
    .where(eq(requests.marketing_consent, true));
  expect(agreed).toEqual([{ reference: other }]);
  expect((await run(["show", news])).out).toMatch(/News by email +no$/m);
  expect((await run(["show", applied])).out).toMatch(/Stored for +6 months after the decision$/m);
  expect(await run(["withdraw", ZOE])).toMatchObject({
    code: 1,
    error: "zoe@example.com has no stored consent.",
  });
});

test("person reports that nothing is stored, and writes nothing", async () => {
  expect(await run(["person", "nobody@example.com", "--output", "nobody"])).toEqual({
    code: 1,
    out: "",
    error: "Nothing is stored for nobody@example.com.",
  });
  expect(await readdir(callerDir)).not.toContain("nobody");
});
