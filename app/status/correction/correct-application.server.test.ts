import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { toApplicationCopy } from "#app/apply/application-copy.server.ts";
import { findLastCorrection } from "#app/apply/corrections.repository.server.ts";
import { ChangedMeanwhileError } from "#app/desk/requests/changed-meanwhile-error.ts";
import { changeRequest } from "#app/desk/requests/request-changes.service.server.ts";
import { lockRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { listRequestsByReference } from "#app/requests/records/requests.repository.server.ts";
import { createStatusLink } from "#app/requests/status-link/status-link.server.ts";
import { listEvents } from "#app/requests/thread/thread-entries.repository.server.ts";
import { upsertVacancy } from "#app/vacancies/vacancies-content.repository.server.ts";
import { CorrectionSchema } from "#contract/applications/application.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { technologies } from "#database/tables/taxonomy.ts";
import { uploads } from "#database/tables/uploads.ts";
import { vacancies } from "#database/tables/vacancies.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import { copyPersonal } from "#services/personal-data/persons.service.server.ts";
import { eraseOverdue } from "#services/personal-data/retention.service.server.ts";
import { readUploadBytes } from "#services/uploads/uploads.repository.server.ts";
import { waitForBlocked } from "#tests/support/database.ts";
import { sendApplication, storeFile } from "#tests/support/person.ts";
import { listQueuedEmails, toApplyForm } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { readStatus } from "../status.service.server.ts";
import { correctApplication, sendCorrectionLink } from "./correct-application.service.server.ts";

const services = await createTestServices({ MAIL_TO: "Desk <desk@ogds.example>" });
const { db } = services;
const NOW = new Date("2026-11-21T09:00:00Z");
const deps = { ...services, clock: () => NOW };
const staff = { ...(await createStaff(db)), session_id: 0, signed_in_at: NOW };

beforeAll(async () => {
  await db.insert(technologies).values({ slug: "react", name: "React", sort_order: 1 });
  await upsertVacancy(db, {
    slug: "go-engineer",
    title: "Go engineer",
    source: "",
    type: "contract",
    workplace: "remote",
    location: "Remote, Europe",
    country_code: null,
    pay: { min: 40, max: 50, currency: "EUR", per: "hour" },
    technologies: [],
    seniority_level: "senior",
    posted_at: "2026-11-01",
    valid_until: "2026-12-31",
    closed_at: null,
    excerpt: "",
    body: "",
  });
});
beforeEach(async () => {
  await db.execute(sql`truncate requests, uploads, rate_limits, mail_confirmations cascade`);
  await db.execute(sql`delete from pgboss.job`);
  await db.update(vacancies).set({ closed_at: null });
});

/** An application, with the secrets of its status page and of the link by which it is corrected. */
async function apply(answers: Record<string, string> = {}) {
  const reference = await sendApplication(deps, answers);
  await db.execute(sql`delete from pgboss.job`);
  const { id } = await read(reference);
  const status = await db.transaction((tx) => createStatusLink(tx, id));
  await sendCorrectionLink(deps, status);
  const [email] = await listQueuedEmails(db);
  const [, token = ""] = /status\/([0-9a-f]{40})\/correction/.exec(email?.text ?? "") ?? [];
  await db.execute(sql`delete from pgboss.job`);
  return { reference, id, status, token };
}

async function read(reference: string) {
  const [request] = await listRequestsByReference(db, reference);
  if (!request) throw new Error("There is no application");
  return request;
}

type Delivery = { key?: string; seen?: number };

/** Sends the form with what was sent first, but for these answers. */
function correct(
  token: string,
  answers: Record<string, string>,
  { key = randomUUID(), seen = 0 }: Delivery = {},
) {
  const form = toApplyForm({ cv: "", ...answers });
  const correction = CorrectionSchema.parse(toFormValues([...form] as [string, string][]));
  return correctApplication(deps, token, correction, { key, seen });
}

const decide = (reference: string, version: number) =>
  changeRequest(deps, staff, reference, {
    intent: "fields",
    state: "accepted",
    follow_up_on: null,
    version,
  });

test("a correction changes the application, and its entry has each answer before and after", async () => {
  const { reference, id, token } = await apply();
  const { version } = await read(reference);
  const changed = await correct(token, {
    first_name: "Zoé",
    hourly_rate: "50",
    "technologies[1][name]": "",
    "technologies[1][years]": "",
    about: "I build interfaces for people who are patient. They often are.",
    keep_profile: "true",
  });
  expect(changed).toBe(true);
  const request = await read(reference);
  expect(request).toMatchObject({
    name: "Zoé Tamm",
    email: "zoe@example.com",
    version: version + 1,
    state: "new",
    application: { first_name: "Zoé", hourly_rate: 50, keep_profile: true },
  });
  const [event, ...others] = await listEvents(db, id);
  expect(others).toEqual([]);
  expect(event).toMatchObject({ kind: "correction", staff: null, at: NOW, version: version + 1 });
  expect(event?.change).toEqual({
    field: "answers",
    changes: [
      { label: "Given name", from: "Zoë", to: "Zoé" },
      {
        label: "Technologies",
        from: "React 6 years (main)\nElm 1 year",
        to: "React 6 years (main)",
      },
      { label: "Hourly rate", from: "€45.50 / h", to: "€50 / h" },
      {
        label: "About",
        from: "I build interfaces for people who are in a hurry.\nSecond line.",
        to: "I build interfaces for people who are patient. They often are.",
      },
      { label: "Stored for", from: "6 months after the decision", to: "2 years, agreed" },
    ],
  });
});

test("agency and sender are told; the sender's email repeats nothing that was typed", async () => {
  const { reference, token } = await apply();
  await correct(token, { city: "buy-pills.example" });
  const emails = await listQueuedEmails(db);
  const desk = emails.find(({ to }) => to.address === "desk@ogds.example");
  expect(desk?.subject).toBe(`Corrected: ${reference} from Zoë Tamm`);
  expect(desk?.text).toContain("buy-pills.example");
  expect(desk?.text).toContain(`/desk/applications/${reference}`);
  const own = emails.find(({ to }) => to.address === "zoe@example.com");
  expect(own?.subject).toBe(`Your application ${reference} is corrected`);
  expect(own?.text).toContain("City");
  expect(own?.text).toMatch(/https:\/\/ogds\.example\/status\/[0-9a-f]{40}\s/);
  expect(JSON.stringify(own)).not.toContain("pills");
});

test("what is sent without a difference stores and sends nothing", async () => {
  const { reference, id, token } = await apply();
  const before = await read(reference);
  expect(await correct(token, {})).toBe(false);
  expect(await read(reference)).toEqual({ ...before, updated_at: expect.any(Date) });
  expect(await listEvents(db, id)).toEqual([]);
  expect(await listQueuedEmails(db)).toEqual([]);
});

test("the same form twice, also at the same time, is one correction", async () => {
  const { id, token } = await apply();
  const key = randomUUID();
  const sent = () => correct(token, { city: "Pärnu" }, { key });
  expect(await Promise.all([sent(), sent()])).toEqual([true, true]);
  expect(await sent()).toBe(true);
  expect(await listEvents(db, id)).toHaveLength(1);
});

test("of two tabs the second is told that the application was corrected meanwhile", async () => {
  const { reference, id, token } = await apply();
  await correct(token, { city: "Pärnu" });
  await expect(correct(token, { phone: "+372 1111" })).rejects.toMatchObject({ status: 409 });
  expect((await read(reference)).application).toMatchObject({ city: "Pärnu" });
  const seen = await findLastCorrection(db, id);
  expect(await correct(token, { city: "Pärnu", phone: "+372 1111" }, { seen })).toBe(true);
});

test("a new CV replaces the first, which stays as a file of the timeline", async () => {
  const { reference, id, token } = await apply();
  const [first] = (await read(reference)).files;
  const cv = await storeFile(db, "cv", "Zoë Tamm CV.pdf");
  expect(await correct(token, { cv })).toBe(true);
  const files = (await read(reference)).files.map(({ id, purpose }) => ({ id, purpose }));
  expect(files).toEqual([
    { id: first?.id, purpose: "message" },
    { id: expect.any(Number), purpose: "cv" },
  ]);
  const [event] = await listEvents(db, id);
  expect(event?.files).toMatchObject([{ id: first?.id, name: "Zoë Tamm CV.pdf" }]);
  expect(event?.change).toMatchObject({ changes: [{ label: "CV" }] });
  expect(await readUploadBytes(db, first?.id ?? 0)).toBeDefined();
});

test("a CV that is gone changes nothing at all", async () => {
  const { reference, token } = await apply();
  const before = await read(reference);
  await expect(correct(token, { cv: "x".repeat(43), city: "Pärnu" })).rejects.toMatchObject({
    status: 422,
    errors: { cv: ["Choose the file again"] },
  });
  expect(await read(reference)).toEqual(before);
});

test("the vacancy that an application is for stays possible once it has closed, another one does not", async () => {
  const { reference, token } = await apply({ job: "go-engineer" });
  const other = await apply();
  await db.update(vacancies).set({ closed_at: "2026-11-20" });
  expect(await correct(token, { job: "go-engineer", city: "Pärnu" })).toBe(true);
  expect((await read(reference)).application).toMatchObject({ job: "Go engineer", city: "Pärnu" });
  await expect(correct(other.token, { job: "go-engineer" })).rejects.toMatchObject({
    status: 422,
    errors: { job: [expect.stringContaining("has closed")] },
  });
});

test.each(["decision first", "correction first"])(
  "of a decision and a correction at the same moment one wins: %s",
  async (order) => {
    const { reference, status, token } = await apply();
    const { version } = await read(reference);
    const settle = <Result>(work: Promise<Result>) =>
      work.then(
        () => "done",
        (error) => error,
      );
    const decision = () => settle(decide(reference, version));
    const correction = () => settle(correct(token, { city: "Pärnu" }));
    const [first, second] =
      order === "decision first" ? [decision, correction] : [correction, decision];
    let started: Promise<unknown>[] = [];
    await db.transaction(async (tx) => {
      await lockRequest(tx, reference);
      const one = first();
      await waitForBlocked(db, 1);
      const other = second();
      await waitForBlocked(db, 2);
      started = [one, other];
    });
    const [winner, loser] = await Promise.all(started);
    expect(winner).toBe("done");
    const stored = await read(reference);
    if (order === "decision first") {
      expect(loser).toMatchObject({ status: 409 });
      expect(stored).toMatchObject({ state: "accepted", application: { city: "Tartu" } });
      expect((await readStatus(db, status, NOW))?.canCorrect).toBe(false);
    } else {
      expect(loser).toBeInstanceOf(ChangedMeanwhileError);
      expect(stored).toMatchObject({ state: "new", application: { city: "Pärnu" } });
    }
  },
);

test("only the link in the email corrects an application, not that of its status page", async () => {
  const { status } = await apply();
  await expect(correct(status, { city: "Pärnu" })).rejects.toMatchObject({ status: 404 });
  await expect(correct("0".repeat(40), {})).rejects.toMatchObject({ status: 404 });
});

test("the email address is no answer that is corrected", async () => {
  const { reference, token } = await apply();
  await correct(token, { email: "other@example.com", city: "Pärnu" });
  expect((await read(reference)).email).toBe("zoe@example.com");
});

test("the sender's copy has what it was before, and an erasure leaves none of it", async () => {
  const { reference, token } = await apply();
  await correct(token, { city: "Pärnu" });
  const copy = await toApplicationCopy(db, await read(reference));
  expect(copy.details).toContainEqual([
    "Corrected",
    expect.stringContaining("City: Tartu → Pärnu"),
  ]);
  const person = parsePerson("zoe@example.com");
  if (!person) throw new Error("No address");
  for (const { ofPerson } of services.records) await ofPerson?.eraseSome(db, person);
  const left = await db.execute(sql`select from request_events`);
  expect(left.rows).toEqual([]);
});

test("the earlier CV is in the sender's copy, and ends with the application", async () => {
  const { token } = await apply();
  const cv = await storeFile(db, "cv", "Newer CV.pdf");
  await correct(token, { cv });
  const person = parsePerson("zoe@example.com");
  if (!person) throw new Error("No address");
  const names = [];
  for await (const { files } of copyPersonal(services, person)) {
    names.push(...files.map(({ name }) => name.replace(/^.*-/, "")));
  }
  expect(names.toSorted()).toEqual(["Newer CV.pdf", "Zoë Tamm CV.pdf"]);
  await db.update(requests).set({ submitted_at: new Date("2025-11-21T09:00:00Z") });
  expect(await eraseOverdue(services, NOW)).toMatchObject({ applications: 1 });
  expect(await db.$count(uploads)).toBe(0);
  expect(await db.$count(requestEvents)).toBe(0);
});

test("a correction that takes back or gives consent decides how long an application is stored", async () => {
  const taken = await apply({ keep_profile: "true" });
  const given = await apply();
  await correct(taken.token, { keep_profile: "false" });
  await correct(given.token, { keep_profile: "true" });
  await db.update(requests).set({ submitted_at: new Date("2025-11-21T09:00:00Z") });
  expect(await eraseOverdue(services, NOW)).toMatchObject({ applications: 1 });
  const left = await db.select({ reference: requests.reference }).from(requests);
  expect(left).toEqual([{ reference: given.reference }]);
});

test("the status page offers a correction until the application is decided", async () => {
  const { reference, status, token } = await apply();
  expect((await readStatus(db, status, NOW))?.canCorrect).toBe(true);
  await decide(reference, (await read(reference)).version);
  expect((await readStatus(db, status, NOW))?.canCorrect).toBe(false);
  await expect(sendCorrectionLink(deps, status)).rejects.toMatchObject({ status: 409 });
  await expect(correct(token, { city: "Pärnu" })).rejects.toMatchObject({ status: 409 });
});
