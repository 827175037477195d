import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, getTableColumns, inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { submitApplication } from "#app/apply/applications.service.server.ts";
import { submitHireRequest } from "#app/hire/hire-requests.service.server.ts";
import { submitProposalAnswer } from "#app/proposals/answer/answers.service.server.ts";
import { trackEmail } from "#app/requests/emails/email-tracking.repository.server.ts";
import { insertEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import { ApplicationSchema } from "#contract/applications/application.ts";
import { HireRequestSchema } from "#contract/clients/hire-request.ts";
import { bookings } from "#database/tables/bookings.ts";
import { emailDeliveries } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { uploads } from "#database/tables/uploads.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { insertUpload } from "#services/uploads/uploads.repository.server.ts";
import { createPdf } from "#tests/support/documents.ts";
import { seedMembers } from "#tests/support/members.ts";
import { seedProposal } from "#tests/support/proposals.ts";
import { toApplyForm } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { runRequestsCommand } from "./requests-command.ts";

const services = await createTestServices();
const { db } = services;
const callerDir = await mkdtemp(join(tmpdir(), "ogds-cli-"));

async function run(...args: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runRequestsCommand(args, {
    readEnv: () => readEnv({ DATABASE_URL: services.url }),
    callerDir,
    print: (text) => out.push(`${text}\n`),
    printError: (text) => errors.push(text),
    printNote: () => undefined,
    write: async (text) => void out.push(text),
  });
  return { code, out: out.join(""), error: errors.join("\n") };
}

const REQUEST = {
  type: "multiple",
  name: "Zoë Tamm",
  email: "zoe@example.com",
  project_type: "Audit",
  project_duration: "3_6_month",
  workload: "part_time",
  start_date: "unknown",
  members: [{ member_id: 2 }, { member_id: 1 }],
};

/** Not tomorrow: a slot must be half a day ahead. */
function nextMonday(): string {
  const day = new Date(Date.now() + 2 * 86_400_000);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** Days that have passed since a date. */
const toAge = (date: string) => String(Math.floor((Date.now() - Date.parse(date)) / 86_400_000));

async function send(answers: Record<string, string>, submitted_at?: string): Promise<string> {
  const request = HireRequestSchema.parse({ ...REQUEST, ...answers });
  const delivery = { key: randomUUID(), token: "", client: "" };
  const { reference } = await submitHireRequest(services, request, delivery);
  if (submitted_at) {
    const is = eq(requests.reference, reference);
    await db
      .update(requests)
      .set({ submitted_at: new Date(submitted_at) })
      .where(is);
  }
  return reference;
}

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({ slug })),
  ),
);

test("without requests each command reports that", async () => {
  expect(await run("list")).toMatchObject({ code: 0, out: "No requests yet.\n" });
  expect((await run("export")).out.trim().split("\r\n")).toHaveLength(1);
  expect(JSON.parse((await run("export", "--format", "json")).out)).toEqual([]);
  expect((await run("export", "--format", "jsonl")).out).toBe("");
});

test("list shows the newest first, show all details", async () => {
  const old = await send({ name: "Old One" }, "2026-10-01T08:00:00Z");
  const recent = await send({
    company_name: "Põhjatuul OÜ",
    message: "First line\nSecond line",
    marketing_consent: "true",
  });
  const { code, out } = await run("list");
  expect(code).toBe(0);
  expect(out.indexOf(recent)).toBeLessThan(out.indexOf(old));
  expect(out).toContain("2 developers");
  expect(out).toContain("Zoë Tamm, Põhjatuul OÜ");

  const shown = await run("show", recent.toLowerCase());
  expect(shown.code).toBe(0);
  for (const words of [
    recent,
    "zoe@example.com",
    "Audit",
    "3–6 months",
    "Boris Jansen (boris-jansen), EUR 50 / h",
    "  Second line",
    "News by email    yes",
  ]) {
    expect(shown.out).toContain(words);
  }
});

test("show ends with the thread: who wrote when, where, and what became of it", async () => {
  const reference = await send({ name: "Thread One" });
  const [request] = await db.select().from(requests).where(eq(requests.reference, reference));
  const mail_id = randomUUID();
  const at = new Date("2026-11-20T08:00:00Z");
  await db.transaction(async (tx) => {
    await trackEmail(tx, mail_id, { request_id: request?.id ?? null });
    await tx.update(emailDeliveries).set({ bounced_at: at, reason: "no such mailbox" });
    const entry = { request_id: request?.id ?? null, version: 1, at };
    await insertEvent(tx, { ...entry, kind: "note", body: "Two lines\nof a note" });
    await insertEvent(tx, {
      ...entry,
      kind: "reply",
      channel: "email",
      subject: "Rates",
      body: "Hello",
      mail_id,
    });
    await insertEvent(tx, {
      ...entry,
      kind: "message",
      author: "client",
      channel: "status_page",
      body: "Thanks",
    });
    await insertEvent(tx, { ...entry, kind: "settled" });
  });
  const { out } = await run("show", reference);
  expect(out.slice(out.indexOf("\n2026-11-20"))).toBe(`
2026-11-20 10:00 Europe/Tallinn, The site, note
  Two lines
  of a note

2026-11-20 10:00 Europe/Tallinn, The site, email, returned: no such mailbox
  Rates
  Hello

2026-11-20 10:00 Europe/Tallinn, The client, status page
  Thanks
`);
  expect((await run("list", "--text", "thread note")).out).toContain(reference);
  await db.delete(requests).where(eq(requests.reference, reference));
});

test("--since narrows list and export", async () => {
  const listed = await run("list", "--since", "2026-10-02");
  expect(listed.out).not.toContain("Old One");
  const exported = await run("export", "--since", "2026-10-02", "--format", "json");
  const lines = (await run("export", "--since", "2026-10-02", "--format", "jsonl")).out;
  expect(
    lines
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual(JSON.parse(exported.out));
  expect(JSON.parse(exported.out)).toHaveLength(1);
  expect((await run("list", "--since", "2999-01-01")).out).toBe("No requests match.\n");
});

test("list and export narrow by form, state, age and words", async () => {
  const reference = await send(
    { name: "Ülo Õun", email: "ulo@soo-saar.example" },
    "2026-09-01T08:00:00Z",
  );
  await db.update(requests).set({ state: "won" }).where(eq(requests.reference, reference));
  const list = async (...args: string[]) =>
    (await run("list", ...args)).out.split("\n").filter((line) => line.includes("developers"));
  for (const args of [
    ["--state", "won"],
    // Between this request and the one of October.
    ["--older-than", toAge("2026-09-15")],
    ["--text", "ULO oun"],
    ["--text", "soo-saar.example"],
    ["--text", `${reference.toLowerCase()} ül`],
    ["--form", "hire", "--state", "won", "--text", "audit"],
  ]) {
    expect(await list(...args)).toEqual([expect.stringContaining(reference)]);
    const exported = await run("export", "--format", "json", ...args);
    expect(JSON.parse(exported.out)).toMatchObject([{ reference }]);
  }
  for (const args of [
    ["--form", "apply"],
    ["--text", "ulo tamm"],
    ["--state", "rejected"],
  ]) {
    expect((await run("list", ...args)).out).toBe("No requests match.\n");
  }
  await db.delete(requests).where(eq(requests.reference, reference));
});

test("times are those of the agency's zone, which is named", async () => {
  const reference = await send({}, "2026-10-25T22:30:00Z");
  expect((await run("list")).out).toMatch(
    new RegExp(`${reference} +2026-10-26 00:30 +hire +new [^]*\nTimes are in Europe/Tallinn\\.\n`),
  );
  expect((await run("show", reference)).out).toMatch(/Sent +2026-10-26 00:30 Europe\/Tallinn\n/);
  expect((await run("list", "--since", "2026-10-26", "--older-than", "1")).out).toContain(
    reference,
  );
  expect((await run("list", "--since", "2026-10-26T00:31", "--older-than", "1")).out).not.toContain(
    reference,
  );
  await db.delete(requests).where(eq(requests.reference, reference));
});

test("a reference needs no prefix, unless two agree in the rest", async () => {
  const reference = await send({});
  const [, code = ""] = reference.split("-");
  expect((await run("show", code.toLowerCase())).out).toContain(reference);
  const other = await send({});
  await db
    .update(requests)
    .set({ reference: `KY-${code}` })
    .where(eq(requests.reference, other));
  expect(await run("show", code)).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^There are several requests .*, type the prefix: /),
  });
  expect((await run("show", `ky${code}`)).out).toContain(`KY-${code}`);
  await db.delete(requests).where(inArray(requests.reference, [reference, `KY-${code}`]));
});

test("--limit shows the total", async () => {
  const { out } = await run("list", "--limit", "1");
  expect(out).toContain("Showing the newest 1 of 2.");
});

test("an answer to a proposal is listed with its client and shown with the proposal", async () => {
  const proposal_id = await seedProposal(db, { client: "Tindra Energy" });
  const delivery = { key: randomUUID(), token: "", client: "" };
  const { reference } = await submitProposalAnswer(
    services,
    {
      proposal_id,
      members: [{ member_id: 2, answer: "interview", comment: "From May?" }],
      message: "Monday suits us.\nCall after nine.",
    },
    delivery,
  );
  expect((await run("list")).out).toMatch(/proposal +new +1 developer +Tindra Energy/);
  const { out } = await run("show", reference);
  expect(out).toMatch(
    new RegExp(`Proposal +${proposal_id}\\nSent .*\\nState +New\\nClient +Tindra Energy\\n`),
  );
  expect(out).toMatch(/Boris Jansen .*: Interview\n {4}From May\?\n/);
  expect((await run("export", "--format", "csv")).out).toContain(
    "Boris Jansen: Interview (From May?)",
  );
  expect(out).toContain("Message\n  Monday suits us.\n  Call after nine.");
  expect(out).not.toMatch(/Kind of project|News by email/);
  const exported = JSON.parse((await run("export", "--format", "json")).out);
  expect(exported.at(-1)).toMatchObject({
    form: "proposal",
    name: "Tindra Energy",
    proposal_id,
    members: [{ member_id: 2, answer: "interview", comment: "From May?" }],
  });

  // Of a request: it is part of that one.
  const [first] = await db.select().from(requests).where(eq(requests.form, "hire")).limit(1);
  const isAnswer = eq(requests.reference, reference);
  await db
    .update(requests)
    .set({ origin_id: first?.id ?? 0 })
    .where(isAnswer);
  expect((await run("list")).out).not.toContain("Tindra Energy");
  expect((await run("show", reference)).out).toContain(`Belongs to  ${first?.reference}`);
  expect((await run("export", "--format", "csv")).out).toContain(`(From May?),${first?.reference}`);
  await db.delete(requests).where(isAnswer);
});

test("a call is listed, shown by both clocks and exported as it is now", async () => {
  const monday = nextMonday();
  const fields = { date: monday, time: "11:00", timezone: "Europe/Tallinn" };
  const request = { ...REQUEST, contact_at: fields };
  const delivery = { key: randomUUID(), token: "", client: "" };
  const { reference, call } = await submitHireRequest(
    services,
    HireRequestSchema.parse(request),
    delivery,
  );
  const starts_at = call?.starts_at ?? "";
  const when = `${monday} 11:00`;
  const listed = (what: string) => new RegExp(`${reference}.* call ${what}\n`);
  expect((await run("list")).out).toMatch(listed(`tentative, ${when}`));
  expect((await run("show", reference)).out).toMatch(new RegExp(`Call +tentative, ${when}`));
  await db.update(bookings).set({ confirm_by: null });
  expect((await run("list")).out).toMatch(listed(when));
  const { out } = await run("show", reference);
  expect(out).toMatch(
    new RegExp(`Call +${when}–11:30 Europe/Tallinn\nTheir time +Monday .*11:00–11:30 `),
  );
  await db.update(bookings).set({ status: "released" });
  expect((await run("list")).out).toMatch(listed(`not confirmed, was ${when}`));
  await db.update(bookings).set({ status: "cancelled" });
  expect((await run("list")).out).toMatch(listed("cancelled"));
  expect((await run("show", reference)).out).toMatch(/Call +cancelled, was /);
  const exported = JSON.parse((await run("export", "--format", "json")).out);
  expect(exported.at(-1).call).toMatchObject({ starts_at, status: "cancelled" });
  const table = (await run("export", "--format", "csv")).out;
  expect(table).toContain(
    ",call_starts_at,call_status,member_answers,origin,state,follow_up_on,waiting_since,replied_at\r\n",
  );
  expect(table).toContain(`,${starts_at},cancelled,,,new,,,\r\n`);
  await db.delete(requests).where(eq(requests.reference, reference));
});

/** An application with a CV, as the API has stored it. */
async function apply(changes: Record<string, string> = {}): Promise<string> {
  const token = randomUUID().replaceAll("-", "").padEnd(43, "x");
  await insertUpload(db, token, {
    purpose: "cv",
    name: "Zoë Tamm CV.pdf",
    type: "application/pdf",
    size: createPdf().length,
    bytes: createPdf(),
  });
  const application = ApplicationSchema.parse(
    toFormValues([...toApplyForm({ cv: token, ...changes })] as [string, string][]),
  );
  const delivery = { key: randomUUID(), token: "", client: "" };
  return (await submitApplication(services, application, delivery)).reference;
}

test("an application is listed with its job, shown with everything and exported", async () => {
  const reference = await apply({ city: "=1+1", "technologies[1][name]": "@SUM(1)" });
  expect((await run("list")).out).toMatch(/apply +new +Front-end developer +Zoë Tamm\n/);
  const { out } = await run("show", reference);
  for (const words of [
    /Position +Front-end developer/,
    /Phone number +\+372 5555 1234/,
    /Technologies +React 6 years \(main\), @SUM\(1\) 1 year/,
    /Languages +Estonian Native, English C1/,
    /Hourly rate +€45.50 \/ h/,
    /GitHub +not given/,
    /Stored for +6 months after the decision/,
    new RegExp(`CV +Zoë Tamm CV.pdf, 1 KB \\(npm run requests -- file ${reference}\\)`),
    /About\n {2}I build .*\n {2}Second line\./,
  ]) {
    expect(out).toMatch(words);
  }
  expect(out).not.toMatch(/Company|Kind of project|undefined|null/);

  const csv = (await run("export", "--format", "csv")).out;
  const [head = "", row = ""] = [csv.split("\r\n")[0], csv.split("\r\n").at(-2)];
  expect(new Set(head.split(",")).size).toBe(head.split(",").length);
  for (const cell of [
    "React 6 main; @SUM(1) 1",
    ",'=1+1,",
    ",et Native; en C1,",
    "'+372 5555 1234",
  ])
    expect(row).toContain(cell);
  const exported = JSON.parse((await run("export", "--format", "json")).out).at(-1);
  expect(exported).toMatchObject({
    form: "apply",
    application: { job: "Front-end developer", hourly_rate: 45.5 },
    files: [{ purpose: "cv", name: "Zoë Tamm CV.pdf" }],
  });
  await db.delete(requests).where(eq(requests.reference, reference));
});

test("file writes the CV readable by its owner only, and never overwrites a file", async () => {
  const reference = await apply();
  const { code, out } = await run("file", reference.toLowerCase());
  const path = join(callerDir, `${reference}-Zoë Tamm CV.pdf`);
  expect({ code, out }).toEqual({ code: 0, out: `Written to ${path}.\n` });
  expect((await readFile(path)).equals(createPdf())).toBe(true);
  expect((await stat(path)).mode & 0o777).toBe(0o600);

  expect(await run("file", reference)).toEqual({
    code: 1,
    out: "",
    error: `${path} already exists. Choose another file with --output.`,
  });
  expect((await run("file", reference, "--output", "cv.pdf")).code).toBe(0);
  expect((await run("file", reference, "--output", "cv.pdf")).code).toBe(1);
  expect((await run("file", reference, "--output", ".")).error).toContain("already exists");
  expect((await run("file", reference, "--output", "none/cv.pdf")).error).toMatch(
    /^There is no folder for .*none\/cv\.pdf\.$/,
  );
  expect((await run("file", "OG-ZZZZZZ")).error).toBe("There is no request OG-ZZZZZZ.");
  const other = await send({});
  expect((await run("file", other)).error).toBe(`No file came with ${other}.`);
  await db.delete(requests).where(inArray(requests.reference, [reference, other]));
});

test("file writes every file of a request, also two of one name", async () => {
  const reference = await apply();
  const [file] = await db
    .select({ ...getTableColumns(uploads) })
    .from(uploads)
    .innerJoin(requests, eq(requests.id, uploads.request_id))
    .where(eq(requests.reference, reference));
  if (!file) throw new Error("The CV was not stored.");
  const { id: _, ...copy } = { ...file, bytes: Buffer.from("another"), token_hash: randomUUID() };
  await db.insert(uploads).values(copy);

  expect((await run("file", reference, "--output", "cvs.pdf")).error).toBe(
    `2 files came with ${reference}. Leave out --output.`,
  );
  expect((await run("file", reference)).code).toBe(0);
  const second = await readFile(join(callerDir, `${reference}-Zoë Tamm CV-2.pdf`), "utf8");
  expect(second).toBe("another");
  expect((await run("file", reference)).error).toMatch(/already exists\. Move it first\.$/);
  await db.delete(requests).where(eq(requests.reference, reference));
});

test("an exported cell is never run as a formula", async () => {
  await send({ name: '=HYPERLINK("http://evil.example","a, b")', company_name: "@SUM(1)" });
  const { out } = await run("export", "--format", "csv");
  expect(out.startsWith("\ufeffreference,form,submitted_at,name")).toBe(true);
  expect(out).toContain(`"'=HYPERLINK(""http://evil.example"",""a, b"")"`);
  expect(out).toContain(",'@SUM(1),");
  expect(out).toContain('"First line\nSecond line"');
  expect(out).toContain("Boris Jansen; Anna Kask");
});

test("JSON has members and no internal fields", async () => {
  const { out } = await run("export", "--format", "json");
  const [first] = JSON.parse(out);
  expect(first.members[0]).toEqual({
    member_id: 2,
    full_name: "Boris Jansen",
    slug: "boris-jansen",
    sales_rate: 50,
    sales_currency: "EUR",
  });
  expect(Object.keys(first)).not.toContain("idempotency_key");
});

test("--output writes a file that only its owner can read", async () => {
  const { code } = await run("export", "--output", "requests.csv");
  const path = join(callerDir, "requests.csv");
  expect(code).toBe(0);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readFile(path, "utf8")).toContain("Zoë Tamm");
});

test("an unknown reference fails with one line", async () => {
  expect(await run("show", "OG-ZZZZZZ")).toEqual({
    code: 1,
    out: "",
    error: "There is no request OG-ZZZZZZ.",
  });
});

test.each([
  [[], "Give a command.\n"],
  [["lst"], "There is no command lst."],
  [["show"], "show needs a reference."],
  [["file"], "file needs a reference."],
  [["file", "OG-7K3M9Q", "--format", "csv"], "file does not take --format."],
  [["list", "extra"], "list does not take extra."],
  [["show", "OG-7K3M9Q", "--limit", "3"], "show does not take --limit."],
  [["list", "--limit", "0"], "--limit takes a number"],
  [["list", "--since", "yesterday"], "--since takes a date"],
  [["export", "--format", "xml"], "--format takes csv, json or jsonl"],
  [["list", "--nonsense"], "There is no option --nonsense.\n"],
  [["list", "-x"], "There is no option -x.\n"],
  [["list", "--limit"], "--limit needs a value.\n"],
  [["list", "--limit", "--since"], "--limit needs a value.\n"],
  [["erase", "zoe@example.com", "--yes=no"], "--yes takes no value.\n"],
  [["list", "--form", "Hire"], "--form takes hire, find, apply or proposal, not Hire.\n"],
  [["list", "--state", "open"], "--state takes new, contacted, "],
  [["list", "--older-than", "0"], "--older-than takes a number of days, not 0.\n"],
  [["list", "--text", "?!"], "--text takes words of letters and digits.\n"],
])("wrong usage %j is explained and exits with 2", async (args, words) => {
  const { code, error } = await run(...args);
  expect(code).toBe(2);
  expect(error).toContain(words);
  expect(error).toContain("Usage: npm run requests");
});

test("an unreachable database fails with one line", async () => {
  const errors: string[] = [];
  const code = await runRequestsCommand(["list"], {
    readEnv: () => readEnv({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }),
    callerDir,
    print: () => undefined,
    printError: (text) => errors.push(text),
    printNote: () => undefined,
    write: async () => undefined,
  });
  expect(code).toBe(1);
  expect(errors.join("\n").split("\n")).toHaveLength(1);
});
