import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { deskProposals } from "#database/tables/desk-proposals.ts";
import { proposals } from "#database/tables/proposals.ts";
import { rateLimits } from "#database/tables/protection.ts";
import { auditLog } from "#database/tables/staff.ts";
import { createTestToken } from "#tests/support/access-tokens.ts";
import { createSender, type ProgramAnswer } from "#tests/support/desk-program.ts";
import { toContent, toEdit, toEmail } from "#tests/support/desk-proposals.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendApplication, sendHire } from "#tests/support/person.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff } from "#tests/support/staff.ts";
import { saveProposal } from "../../proposals/save-proposal.service.server.ts";
import { sendProposal } from "../../proposals/send-proposal.service.server.ts";

const services = await createTestServices();
const { db } = services;
const api = createApi(services);
const mari = await createStaff(db, { role: "partner", name: "Mari Kask" });
const send = createSender(api, await createTestToken(services, mari));

beforeAll(() => seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]));
beforeEach(async () => {
  await db.execute(sql`truncate requests, proposals, audit_log cascade`);
  await db.delete(rateLimits);
});

const { email_template, email_subject, email_body, ...BODY } = toContent();

const create = (body: unknown, key = randomUUID()) =>
  send("proposals", { method: "POST", body, "Idempotency-Key": key });
const change = (id: unknown, body: unknown, ifMatch?: string) =>
  send(`proposals/${id}`, {
    method: "PUT",
    body,
    ...(ifMatch ? { "If-Match": ifMatch } : {}),
  });
const listed = ({ body }: ProgramAnswer) => body.data.map(({ id }) => id);
const deskSave = async () =>
  (await saveProposal(services, mari, { request_id: null }, toEdit())).id;

async function deskSend() {
  const edit = toEdit();
  const sending = { ...edit, email: toEmail(edit.proposal_id) };
  return sendProposal(services, mari, { request_id: null }, sending);
}

describe("a draft", () => {
  test("begins with client and members of its request, and nothing is sent", async () => {
    const reference = await sendHire(services, { name: "Ida Esimene", company_name: "Fjord" });
    const before = (await listQueuedEmails(db)).length;
    const { status, etag, body } = await create({ reference, brief: "Two people." });
    expect([status, etag]).toEqual([201, '"1"']);
    expect(body.data).toMatchObject({ reference, state: "draft", has_draft: true, sent_at: null });
    expect(body.data.content).toMatchObject({
      client: "Fjord",
      client_name: "Ida Esimene",
      prepared_by: "Mari Kask",
      brief: "Two people.",
    });
    expect(await listQueuedEmails(db)).toHaveLength(before);
    const [entry] = await db.select().from(auditLog);
    expect(entry).toMatchObject({ action: "proposal.created", staff_id: mari.id });
    expect(entry?.token_id).not.toBeNull();
  });

  test("is created once however often its key is sent, and shows no one the link", async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => create(BODY, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const [{ id } = { id: "" }] = await db.select().from(proposals);
    expect(await db.$count(proposals)).toBe(1);
    expect(JSON.stringify(answers)).not.toContain(id);
    expect(id).not.toContain(key.replaceAll("-", ""));
  });

  test("with the key of another one is 422, and one that staff changed comes back", async () => {
    const key = randomUUID();
    const { body } = await create(BODY, key);
    const other = await create({ ...BODY, client: "Another" }, key);
    expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ["idempotency_key"]]);
    expect(await db.$count(proposals)).toBe(1);
    const edit = { revision: 1, content: toContent({ client: "Changed" }) };
    await saveProposal(services, mari, { id: Number(body.data.id) }, edit);
    const again = await create(BODY, key);
    expect([again.status, again.body.data.revision]).toEqual([201, 2]);
  });

  test("of another person has a key of its own", async () => {
    const key = randomUUID();
    const jaan = await createStaff(db, { role: "partner" });
    await create(BODY, key);
    const sendAsJaan = createSender(api, await createTestToken(services, jaan));
    const options = { method: "POST", body: { ...BODY, client: "Other" }, "Idempotency-Key": key };
    expect((await sendAsJaan("proposals", options)).status).toBe(201);
    expect(await db.$count(proposals)).toBe(2);
  });

  test.each([
    [
      { ...BODY, members: [{ member_id: 999_999, note: "", sales_rate: null }] },
      "members.0.member_id",
    ],
    [{ ...BODY, members: [{ member_id: 1, note: "", sales_rate: 0.5 }] }, "members.0.sales_rate"],
    [{ ...BODY, client_email: "nobody" }, "client_email"],
    [{ ...BODY, valid_until: "soon" }, "valid_until"],
    [{ ...BODY, send: true }, "send"],
    [{ ...BODY, reference: "OG-000000" }, "reference"],
  ])("with something wrong is 422 and names it (%#)", async (body, field) => {
    const answer = await create(body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(await db.$count(proposals)).toBe(0);
  });

  test("is not for an application", async () => {
    const reference = await sendApplication(services);
    expect((await create({ reference })).status).toBe(422);
  });
});

describe("a change", () => {
  test("names the revision that was read, also at the same time", async () => {
    const id = await deskSave();
    expect((await change(id, BODY)).status).toBe(428);
    expect((await change(id, BODY, '"7"')).status).toBe(412);
    const answers = await Promise.all(
      ["A", "B"].map((client) => change(id, { ...BODY, client }, '"1"')),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await send(`proposals/${id}`)).etag).toBe('"2"');
  });

  test("waits as a draft beside what was sent, and leaves the email that staff wrote", async () => {
    const id = await deskSend();
    const { etag, body } = await send(`proposals/${id}`);
    expect(body.data).toMatchObject({ state: "sent", has_draft: false });
    const content = { ...(body.data.content as object), brief: "Better." };
    const changed = await change(id, content, etag ?? "");
    expect(changed.body.data).toMatchObject({
      state: "sent",
      has_draft: true,
      content: { brief: "Better." },
    });
    const [row] = await db.select().from(proposals);
    expect(row?.brief).not.toContain("Better");
  });

  test("of a withdrawn one is 409", async () => {
    const id = await deskSend();
    await db.update(proposals).set({ withdrawn_at: new Date() });
    const { etag } = await send(`proposals/${id}`);
    expect((await change(id, BODY, etag ?? "")).status).toBe(409);
  });

  test("of an unknown one is 404", async () => {
    expect((await change(999_999, BODY, '"1"')).status).toBe(404);
    expect((await send("proposals/999999")).status).toBe(404);
  });
});

describe("the list", () => {
  test("is read page by page, the newest first", async () => {
    const ids = [await deskSave(), await deskSave(), await deskSave()].toReversed();
    const first = await send("proposals?limit=2");
    const rest = await send(`proposals?limit=2&cursor=${first.body.next_cursor}`);
    expect([...listed(first), ...listed(rest)]).toEqual(ids);
    expect(rest.body.next_cursor).toBeNull();
  });

  test("is narrowed by state and text", async () => {
    const draft = await deskSave();
    const sent = await deskSend();
    expect(listed(await send("proposals?state=draft"))).toEqual([draft]);
    expect(listed(await send("proposals?state=sent"))).toEqual([sent]);
    expect(listed(await send("proposals?text=fjordhaven"))).toEqual([sent, draft]);
    expect(listed(await send("proposals?text=nothing"))).toEqual([]);
  });

  const changes: [string, (id: number) => Promise<unknown>][] = [
    ["a change of staff", (id) => change(id, BODY_CHANGED, '"1"')],
    ["an opening by the client", (id) => toProposal(id, { opened_at: new Date(0) })],
    ["an answer", (id) => toProposal(id, { submited_at: new Date(0) })],
  ];
  const BODY_CHANGED = { ...BODY, client: "Changed" };

  test.each(changes)("%s is listed the next time, and nothing else", async (_, apply) => {
    const id = await deskSave();
    await deskSave();
    const { synced_until } = (await send("proposals")).body;
    await apply(id);
    const next = await send(`proposals?updated_since=${encodeURIComponent(synced_until)}`);
    expect(listed(next)).toEqual([id]);
  });

  async function toProposal(id: number, set: Partial<typeof proposals.$inferInsert>) {
    const [row] = await db.select().from(deskProposals).where(eq(deskProposals.id, id));
    await db
      .update(proposals)
      .set(set)
      .where(eq(proposals.id, row?.proposal_id ?? ""));
  }
});
