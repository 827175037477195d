import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { ApplicationSchema } from "#contract/applications/application.ts";
import { applicationDrafts } from "#database/tables/application-drafts.ts";
import { uploads } from "#database/tables/uploads.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import { toControls } from "#platform/forms/merge-step.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import { eraseOverdue } from "#services/personal-data/retention.service.server.ts";
import { uploadsRecord } from "#services/uploads/uploads.repository.server.ts";
import { searchEverywhere, storeFile } from "#tests/support/person.ts";
import { listQueuedEmails, toApplyForm } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { submitApplication } from "../applications.service.server.ts";
import { type ApplyForm, EMPTY_APPLICATION } from "../form/apply.store.ts";
import { applyForm } from "../form/apply-form.ts";
import { draftsRecord } from "./drafts-personal.repository.server.ts";
import { openDraft, readDraftFields, removeDraft, takeDraft } from "./open-draft.service.server.ts";
import { parseAnswers, readAnswers } from "./read-answers.server.ts";
import { DraftSchema, saveDraft } from "./save-draft.service.server.ts";

const services = await createTestServices();
const { db } = services;
const LINK = /https:\/\/ogds\.example\/apply\/resume\/([0-9a-f]{40})/;
const DAY = 86_400_000;
/** The database's own clock decides about files. */
const START = new Date();
let now = START;
const deps = { ...services, clock: () => now };

beforeEach(async () => {
  now = START;
  await db.execute(
    sql`truncate application_drafts, requests, uploads, mail_confirmations, rate_limits cascade`,
  );
  await db.execute(sql`delete from pgboss.job`);
});

const toAnswers = (changes: Partial<ApplyForm> = {}): ApplyForm => ({
  ...EMPTY_APPLICATION,
  lastFilledStep: 2,
  job: "front_end",
  first_name: "Zoë",
  last_name: "Tamm",
  ...changes,
});

type Saved = { email?: string; key?: string; form_key?: string; answers?: Partial<ApplyForm> };

/** Saves a draft and returns its email; undefined when none was sent. */
async function saveAndRead({
  email = "zoe@example.com",
  key = randomUUID(),
  form_key = randomUUID(),
  answers,
}: Saved = {}) {
  const input = { email, attempt_key: key, answers: toAnswers(answers) };
  await saveDraft(deps, DraftSchema.parse(input), form_key);
  const [message] = await listQueuedEmails(db);
  await db.execute(sql`delete from pgboss.job`);
  return message;
}

const save = async (saved: Saved = {}) =>
  LINK.exec((await saveAndRead(saved))?.text ?? "")?.[1] ?? "";

async function send(cv: string, key: string): Promise<void> {
  const values = toFormValues([...toApplyForm({ cv })] as [string, string][]);
  const delivery = { key, token: "", client: "" };
  await submitApplication(deps, ApplicationSchema.parse(values), delivery);
}

test("a half filled application is saved as it was typed, and opened by its link", async () => {
  const answers = { hourly_rate: "forty", about: "I build", lastFilledStep: 4 };
  const token = await save({ answers });
  expect(token).toMatch(/^[0-9a-f]{40}$/);
  expect(await takeDraft(deps, token, undefined)).toMatchObject(answers);
  expect(await db.select().from(applicationDrafts)).toMatchObject([
    { email: "zoe@example.com", expires_at: new Date(START.getTime() + 14 * DAY) },
  ]);
  expect(JSON.stringify(await db.select().from(applicationDrafts))).not.toContain(token);
  expect(await takeDraft(deps, "0".repeat(40), undefined)).toBeUndefined();
});

test("the email repeats nothing that was typed", async () => {
  const email = await saveAndRead({ answers: { first_name: "Buypills", about: "pills.example" } });
  expect(email).toMatchObject({ to: { address: "zoe@example.com" } });
  expect(JSON.stringify(email)).not.toMatch(/pills/i);
});

test("a CV waits 14 days with its application, others two hours", async () => {
  const cv = await storeFile(db, "cv", "cv.pdf");
  await storeFile(db, "cv", "other.pdf");
  const token = await save({ answers: { cv, cv_name: "cv.pdf" } });
  const records = [draftsRecord, uploadsRecord];
  await eraseOverdue({ db, records }, new Date(START.getTime() + 14 * DAY - 60_000));
  expect(await db.select({ name: uploads.name }).from(uploads)).toEqual([{ name: "cv.pdf" }]);
  const opened = await takeDraft(deps, token, undefined);
  expect(opened).toMatchObject({ cv, cv_name: "cv.pdf" });
  expect(Date.parse(opened?.cv_expires_at ?? "")).toBe(START.getTime() + 14 * DAY);
  await db.execute(sql`update uploads set created_at = now() - interval '13 days'`);
  await send(cv, randomUUID());
  expect(await db.$count(applicationDrafts)).toBe(0);
});

test("after 14 days draft and CV are deleted, and the link opens nothing", async () => {
  const cv = await storeFile(db, "cv", "cv.pdf");
  const token = await save({ answers: { cv } });
  now = new Date(START.getTime() + 14 * DAY);
  expect(await openDraft(db, token, now)).toBeUndefined();
  const records = [draftsRecord, uploadsRecord];
  expect(await eraseOverdue({ db, records }, now)).toEqual({
    "saved applications": 1,
    "files without a form": 1,
  });
});

test("an expired CV stays named, and has to be chosen again", async () => {
  const cv = await storeFile(db, "cv", "cv.pdf");
  const token = await save({ answers: { cv, cv_name: "cv.pdf" } });
  await db.delete(uploads);
  expect(await takeDraft(deps, token, undefined)).toMatchObject({ cv: "", cv_name: "cv.pdf" });
});

test("saving again replaces the draft of the same browser, and no other", async () => {
  const key = randomUUID();
  const cv = await storeFile(db, "cv", "first.pdf");
  const first = await save({ key, answers: { cv } });
  const other = await save();
  const later = await save({ key, answers: { city: "Tartu" } });
  expect(await openDraft(db, first, now)).toBeUndefined();
  expect(await takeDraft(deps, later, undefined)).toMatchObject({ city: "Tartu" });
  expect(await openDraft(db, other, now)).toBeDefined();
  expect(await db.$count(uploads)).toBe(0);
});

test("the same form sent twice stores one draft", async () => {
  const form_key = randomUUID();
  const token = await save({ form_key });
  expect(await save({ form_key })).toBe("");
  expect(await openDraft(db, token, now)).toBeDefined();
});

test("a draft is deleted once its application is sent, also from the browser that opened it", async () => {
  const key = randomUUID();
  await save({ key });
  await send(await storeFile(db, "cv", "cv.pdf"), key);
  expect(await db.$count(applicationDrafts)).toBe(0);
  const token = await save();
  const elsewhere = randomUUID();
  await takeDraft(deps, token, elsewhere);
  await save();
  await send(await storeFile(db, "cv", "cv.pdf"), elsewhere);
  expect(await openDraft(db, token, now)).toBeUndefined();
  expect(await db.$count(applicationDrafts)).toBe(1);
});

test("one address gets three links an hour, whatever their spelling", async () => {
  for (const _ of [1, 2, 3]) expect(await save()).not.toBe("");
  expect(await save({ email: "Zoe+cv@Example.com" })).toBe("");
  expect(await db.$count(applicationDrafts)).toBe(3);
});

test("a draft is deleted by its link, with its CV", async () => {
  const cv = await storeFile(db, "cv", "cv.pdf");
  const token = await save({ answers: { cv } });
  await removeDraft(deps, token);
  await removeDraft(deps, token);
  expect(await db.$count(applicationDrafts)).toBe(0);
  expect(await db.$count(uploads)).toBe(0);
});

test("a person gets a copy of a saved application with its CV, and has it erased", async () => {
  const cv = await storeFile(db, "cv", "cv.pdf");
  await save({ email: "Zoe@Example.com", answers: { cv, cv_name: "cv.pdf", city: "Tartu" } });
  await save({ email: "other@example.com" });
  const person = parsePerson("zoe@example.com");
  if (!person) throw new Error("The address is no person");
  const copies = [];
  for await (const copy of draftsRecord.ofPerson?.copy(db, person) ?? []) copies.push(copy);
  expect(copies).toMatchObject([{ data: { answers: { city: "Tartu" } } }]);
  expect(JSON.stringify(copies)).not.toContain(cv);
  expect((await copies[0]?.files[0]?.read())?.length).toBeGreaterThan(0);
  expect(await draftsRecord.ofPerson?.eraseSome(db, person)).toBe(1);
  expect(await searchEverywhere(db, "Tartu")).toEqual([]);
  expect(await db.$count(uploads)).toBe(0);
  expect(await db.$count(applicationDrafts)).toBe(1);
});

test("answers are read by their shape: what is wrong is left out, and hostile texts are stored", async () => {
  for (const text of ["", "null", "[", '"text"']) expect(parseAnswers(text)).toBeUndefined();
  const parsed = parseAnswers(
    JSON.stringify({ lastFilledStep: 99, city: 7, about: "x", links: "no", technologies: [null] }),
  );
  expect(parsed).toEqual({ ...EMPTY_APPLICATION, lastFilledStep: 6, about: "x" });
  const about = "\u0000 \ud800 <script>";
  const token = await save({ answers: { about } });
  expect(await takeDraft(deps, token, undefined)).toMatchObject({ about });
  const long = { email: "zoe@example.com", answers: toAnswers({ about: "x".repeat(50_000) }) };
  expect(DraftSchema.safeParse(long).error?.issues).toMatchObject([{ path: ["answers"] }]);
  expect(DraftSchema.safeParse({ email: "zoe@example.com" }).success).toBe(false);
});

test("an application in which nothing was entered is not saved", () => {
  for (const answers of [EMPTY_APPLICATION, { ...EMPTY_APPLICATION, timezone: "Europe/Tallinn" }]) {
    const saved = DraftSchema.safeParse({ email: "zoe@example.com", answers });
    expect(saved.error?.issues).toMatchObject([{ path: ["answers"] }]);
  }
});

test("the form on one page is saved without its spare rows, and filled from a draft", async () => {
  const input = {
    ...toControls(applyForm, toAnswers({ city: "Tartu" })),
    "technologies[0][name]": "React",
    "technologies[1][name]": "",
    "technologies[2][name]": "Elm",
  };
  const answers = readAnswers(input);
  expect(answers?.technologies.map(({ name }) => name)).toEqual(["React", "Elm"]);
  const token = await save({ ...(answers ? { answers } : {}) });
  expect(await readDraftFields(deps, { draft: token })).toMatchObject({
    city: "Tartu",
    "technologies[1][name]": "Elm",
  });
  expect(await readDraftFields(deps, { draft: "no" })).toEqual({ draft: "no" });
});
