import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { DraftSaveSchema } from "#contract/desk/request-draft.ts";
import { DRAFT_DAYS } from "#contract/desk/request-draft-terms.ts";
import { requestDrafts } from "#database/tables/request-drafts.ts";
import { requests } from "#database/tables/requests.ts";
import { uploads } from "#database/tables/uploads.ts";
import { eraseOverdue } from "#services/personal-data/retention.service.server.ts";
import { storeUpload } from "#services/uploads/uploads.service.server.ts";
import { waitForBlocked } from "#tests/support/database.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendApplication, sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { hideSentDraft, readDrafts } from "./request-drafts.repository.server.ts";
import { saveRequestDraft } from "./save-draft.service.server.ts";

const services = await createTestServices();
const { db } = services;
const mari = await createStaff(db, { name: "Mari Kask" });
const jaan = await createStaff(db, { name: "Jaan Kuusk" });

beforeAll(() => seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]));
let request_id = 0;
let reference = "";
beforeEach(async () => {
  await db.execute(sql`truncate requests cascade`);
  reference = await sendHire(services);
  const [row] = await db.select().from(requests).where(eq(requests.reference, reference));
  request_id = row?.id ?? 0;
});

const FORM = {
  kind: "reply",
  subject: "",
  body: "",
  attachment: "",
  attachment_name: "",
  attachment_size: "",
  attachment_expires_at: "",
  seen_event_id: "0",
  revision: "0",
  tab: "one",
  sequence: "1",
};
const save = (fields: Record<string, string>, staff = mari) =>
  saveRequestDraft(
    services,
    { request_id, staff_id: staff.id },
    DraftSaveSchema.parse({ ...FORM, ...fields }),
  );
const read = async (staff = mari) => readDrafts(db, { request_id, staff_id: staff.id });

test("a reply and a note of each person are drafts of their own, and an empty text is none", async () => {
  await save({ body: "Hello" });
  await save({ body: "A note", kind: "note" });
  await save({ body: "Tere" }, jaan);
  expect(await read()).toMatchObject({ reply: { body: "Hello" }, note: { body: "A note" } });
  expect(await read(jaan)).toMatchObject({ reply: { body: "Tere" } });
  await save({ revision: "1" });
  expect((await read()).reply).toBeUndefined();
  expect((await read()).note?.body).toBe("A note");
});

test("of two tabs the last one to save wins, and has the text of the other beside it", async () => {
  await save({ body: "First", tab: "one" });
  const second = await save({ body: "Second", tab: "two" });
  expect(second).toEqual({
    revision: 2,
    replaced: { subject: "", body: "First" },
    is_sent: false,
  });
  // The text that was seen is forgotten, not the one that was saved meanwhile.
  await save({ body: "First!", tab: "one", revision: "2", sequence: "2" });
  const both = await save({
    body: "Second First",
    tab: "two",
    revision: "2",
    sequence: "2",
    forget_replaced: "yes",
  });
  expect(both.replaced).toEqual({ subject: "", body: "First!" });
  const settled = await save({
    body: "All",
    tab: "two",
    revision: String(both.revision),
    sequence: "3",
    forget_replaced: "yes",
  });
  expect(settled.replaced).toBeNull();
});

test("emptying one tab leaves what another one has saved", async () => {
  await save({ body: "First", tab: "one" });
  await save({ body: "Second", tab: "two", revision: "1" });
  await save({ tab: "one", revision: "1", sequence: "2" });
  expect((await read()).reply?.body).toBe("Second");
});

test("a save that arrives after a later one of its tab, or twice, changes nothing", async () => {
  await save({ body: "Hello there", sequence: "2" });
  await save({ body: "Hello", sequence: "1" });
  expect((await read()).reply).toMatchObject({ body: "Hello there", replaced: null });
  await save({ body: "Hello there", sequence: "2" });
  expect((await read()).reply).toMatchObject({ body: "Hello there", replaced: null });
});

test("saves of ten tabs at once leave one draft, and no save fails", async () => {
  const tabs = Array.from({ length: 10 }, (_, index) => `tab ${index}`);
  await Promise.all(tabs.map((tab) => save({ body: tab, tab })));
  expect(await db.$count(requestDrafts)).toBe(1);
  expect((await read()).reply?.revision).toBe(10);
});

test("an attached file waits as long as its draft, which both expire", async () => {
  const file = { name: "offer.pdf", bytes: Buffer.from("%PDF-1.4\n%%EOF\n"), purpose: "reply" };
  const { upload } = await storeUpload(db, file, "192.0.2.1");
  await save({ attachment: upload, attachment_name: "offer.pdf" });
  expect((await read()).reply?.file).toMatchObject({ attachment_name: "offer.pdf" });
  const later = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
  await eraseOverdue(services, later(DRAFT_DAYS - 1));
  expect([await db.$count(requestDrafts), await db.$count(uploads)]).toEqual([1, 1]);
  await eraseOverdue(services, later(DRAFT_DAYS + 1));
  expect([await db.$count(requestDrafts), await db.$count(uploads)]).toEqual([0, 0]);
});

test("drafts are saved by those who may open the request, and are no page", async () => {
  const desk = createDeskApp(services);
  const application = await sendApplication(services);
  const post = async (role: "partner" | "editor", of: string, body = "Hello") => {
    const cookie = await signIn(services, await createStaff(db, { role }));
    const response = await desk.request(`/desk/drafts/${of}`, {
      cookie,
      form: { ...FORM, body },
    });
    return response.status;
  };
  expect(await post("partner", reference)).toBe(200);
  expect(await post("partner", application)).toBe(200);
  expect(await post("partner", "OG-NOPE77")).toBe(404);
  expect(await post("editor", reference)).toBe(404);
  expect(await post("partner", reference, "x".repeat(20_001))).toBe(422);
});

test.each([
  ["the first one", false],
  ["a later one", true],
])("a draft that is saved while its reply is sent waits for it: %s", async (_, isSavedBefore) => {
  if (isSavedBefore) await save({ body: "Hello" });
  const revision = isSavedBefore ? "1" : "0";
  const key = { request_id, staff_id: mari.id, kind: "reply" } as const;
  let saving: ReturnType<typeof save> | undefined;
  await db.transaction(async (tx) => {
    await tx.select().from(requests).where(eq(requests.id, request_id)).for("update");
    saving = save({ body: "Hello", revision, sequence: "2" });
    await waitForBlocked(db, 1);
    await hideSentDraft(tx, key, {
      subject: "",
      body: "Hello",
      sent_as: randomUUID(),
      seen_event_id: 0,
      now: new Date(),
    });
  });
  expect(await saving).toMatchObject({ is_sent: true });
  expect((await read()).reply?.body ?? "").toBe("");
});
