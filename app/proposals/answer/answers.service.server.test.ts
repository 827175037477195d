import { randomUUID } from "node:crypto";
import { eq, like, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import {
  unpublishMembers,
  upsertMembers,
} from "#app/developers/content/member-writes.repository.server.ts";
import { members } from "#database/tables/members.ts";
import { proposals } from "#database/tables/proposals.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requestMembers, requests } from "#database/tables/requests.ts";
import { findContentVersion } from "#services/content/versions/content-version.repository.server.ts";
import { seedMembers, toMemberInput } from "#tests/support/members.ts";
import { seedProposal, toAnswerForm, toProposalInput } from "#tests/support/proposals.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { upsertProposal } from "../content/proposals-content.repository.server.ts";
import { recordOpening } from "../opening/record-opening.service.server.ts";

const services = await createTestServices({ MAIL_TO: "Desk <desk@ogds.example>" });
const { db } = services;
const api = createApi(services);

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen", "chen-li", "dora-not-offered"].map((slug) => ({ slug })),
  ),
);
beforeEach(async () => {
  await db.execute(sql`truncate requests, request_members, proposals, rate_limits cascade`);
  await db.execute(sql`delete from pgboss.job`);
});

async function post(form: FormData, headers: Record<string, string> = {}) {
  const response = await api.request("/api/forms/proposal", {
    method: "POST",
    body: form,
    headers,
  });
  return { status: response.status, body: await response.json() };
}

const open = (id: string, at = new Date()) =>
  recordOpening({ ...services, clock: () => at }, id, {
    headers: new Headers({ "User-Agent": "Mozilla/5.0 (X11; Linux) Firefox/140.0" }),
  });

async function read(id: string) {
  const response = await api.request(`/api/proposals/${id}`);
  return (await response.json()).data;
}

test("an answer marks the proposal, stores the choice and returns a reference", async () => {
  const id = await seedProposal(db, {
    members: [1, 2, 3].map((member_id) => ({ member_id, note: "", sales_rate: 40 + member_id })),
  });
  const { status, body } = await post(toAnswerForm(id, 3, 1));
  expect(status).toBe(201);
  const proposal = await read(id);
  expect(proposal).toMatchObject({
    submited_at: body.data.submitted_at,
    reference: body.data.reference,
  });
  expect(proposal.members.map(({ chosen }: { chosen: boolean }) => chosen)).toEqual([
    true,
    false,
    true,
  ]);
  const [request] = await db.select().from(requests);
  expect(request).toMatchObject({
    form: "proposal",
    name: "Fjordhaven Ferries",
    email: null,
    proposal_id: id,
  });
  expect(await db.select().from(requestMembers).orderBy(requestMembers.sort_order)).toMatchObject([
    { member_id: 3, full_name: "Chen Li", sales_rate: 43 },
    { member_id: 1, full_name: "Anna Kask", sales_rate: 41 },
  ]);
});

test("opening and answering a proposal leave the cached pages as they are", async () => {
  const id = await seedProposal(db);
  const before = await findContentVersion(db);
  await open(id);
  await post(toAnswerForm(id, 1));
  expect(await findContentVersion(db)).toBe(before);
});

test("an answered proposal stays as its client saw it, whatever happens to its members", async () => {
  const id = await seedProposal(db, {
    members: [
      { member_id: 2, note: "Knows ferries.", sales_rate: 44 },
      { member_id: 1, note: "", sales_rate: null },
      { member_id: 4, note: "", sales_rate: null },
    ],
  });
  await unpublishMembers(db, ["dora-not-offered"]);
  await post(toAnswerForm(id, 2));
  const readBoth = async () => [
    await read(id),
    await read(`${id}/member/2`),
    await read(`${id}/member/1`),
  ];
  const before = await readBoth();
  expect(before[0]).toMatchObject({
    members: [
      { first_name: "Boris", note: "Knows ferries.", sales_rate: 44, chosen: true },
      { first_name: "Anna", sales_rate: 50, chosen: false },
    ],
    unavailable: [{ id: 4, first_name: "Dora", last_name: "Not Offered", chosen: false }],
  });
  const changed = { first_name: "Beate", position: "Lead", sales_rate: 99, about: "<p>New.</p>" };
  await upsertMembers(db, [toMemberInput({ slug: "boris-jansen", ...changed })]);
  await upsertMembers(db, [toMemberInput({ slug: "anna-kask", ...changed })]);
  await upsertMembers(db, [toMemberInput({ slug: "dora-not-offered" })]);
  expect(await readBoth()).toEqual(before);
  await seedMembers(
    db,
    ["boris-jansen", "anna-kask"].map((slug) => ({ slug })),
  );
});

test("an answered proposal links to a profile under its name of today, while there is one", async () => {
  const id = await seedProposal(db);
  await post(toAnswerForm(id, 1));
  const rename = (slug: string) => db.update(members).set({ slug }).where(eq(members.id, 1));
  await rename("anna-tamm");
  expect(await read(`${id}/member/1`)).toMatchObject({
    slug: "anna-kask",
    profile_link: "/developers/anna-tamm",
    cv_link: "/developers/anna-tamm/cv",
  });
  await rename("anna-kask");
  await unpublishMembers(db, ["anna-kask"]);
  expect(await read(id)).toMatchObject({
    members: [{ first_name: "Anna", profile_link: null }, {}, {}],
    unavailable: [],
  });
  await seedMembers(db, [{ slug: "anna-kask" }]);
});

test("openings are counted from the first to the last one, and no import changes the proposal afterwards", async () => {
  const input = toProposalInput();
  await upsertProposal(db, input);
  const readOpened = async () => {
    const { opened_at, opened_last_at, opened_count } = proposals;
    return (await db.select({ opened_at, opened_last_at, opened_count }).from(proposals))[0];
  };
  expect(await readOpened()).toEqual({ opened_at: null, opened_last_at: null, opened_count: 0 });
  const first = new Date("2026-11-18T10:00:00Z");
  await Promise.all([open(input.id, first), open(input.id, first)]);
  expect(await readOpened()).toEqual({
    opened_at: first,
    opened_last_at: first,
    opened_count: 1,
  });
  await open(input.id, new Date("2026-11-18T10:29:00Z"));
  expect((await readOpened())?.opened_count).toBe(1);
  const last = new Date("2026-11-18T10:31:00Z");
  await open(input.id, last);
  expect(await readOpened()).toEqual({
    opened_at: first,
    opened_last_at: last,
    opened_count: 2,
  });
  expect(await upsertProposal(db, { ...input, source: "other", client: "Another" })).toEqual({
    opened_at: first,
    submited_at: null,
    sent_at: null,
    withdrawn_at: null,
  });
  expect(await read(input.id)).toMatchObject({ client: input.client });
});

test("who answers without JavaScript has opened the proposal", async () => {
  const id = await seedProposal(db);
  await post(toAnswerForm(id, 1));
  const [row] = await db.select().from(proposals);
  expect(row).toMatchObject({ opened_count: 1, opened_at: row?.submited_at });
});

test("an answer to a version that was changed since gets 409", async () => {
  const id = await seedProposal(db);
  await db.update(proposals).set({ version: 2 }).where(eq(proposals.id, id));
  const form = toAnswerForm(id, 1);
  form.append("version", "1");
  const { status, body } = await post(form);
  expect(status).toBe(409);
  expect(body.errors).toEqual({
    version: ["This proposal was changed after you opened it. Check it again"],
  });
});

test("a withdrawn proposal is not shown and accepts no answer", async () => {
  const id = await seedProposal(db);
  await db.update(proposals).set({ withdrawn_at: new Date() }).where(eq(proposals.id, id));
  expect((await api.request(`/api/proposals/${id}`)).status).toBe(404);
  const { status, body } = await post(toAnswerForm(id, 1));
  expect(status).toBe(409);
  expect(body.errors).toEqual({
    withdrawn_at: ["This proposal was withdrawn"],
  });
});

test("the operator gets an email about an answer; the client only where the proposal has an email address", async () => {
  await post(toAnswerForm(await seedProposal(db), 1));
  const [email, ...more] = await listQueuedEmails(db);
  expect(more).toEqual([]);
  expect(email?.to).toEqual({ name: "Desk", address: "desk@ogds.example" });
  expect(email?.replyTo).toBeUndefined();

  await db.execute(sql`delete from pgboss.job`);
  const id = await seedProposal(db, {
    client_email: "solveig@fjordhaven.example",
    members: [
      { member_id: 1, note: "", sales_rate: 44 },
      { member_id: 2, note: "", sales_rate: null },
    ],
  });
  const { body } = await post(toAnswerForm(id, 1));
  const [operator, client] = await listQueuedEmails(db);
  expect(operator?.subject).toBe(`Proposal answer ${body.data.reference} from Fjordhaven Ferries`);
  expect(operator?.replyTo?.address).toBe("solveig@fjordhaven.example");
  expect(operator?.text).toContain("answered on 1 of 2 developers: 1 to interview.");
  expect(operator?.text).toMatch(/Interview\n-+\n- Anna Kask\n {2}Developer, €44 \/ h/);
  expect(operator?.text).toMatch(/No answer\n-+\n- Boris Jansen/);
  expect(operator?.text).toContain(`https://ogds.example/proposals/${id}`);
  expect(client?.to.address).toBe("solveig@fjordhaven.example");
  expect(client?.subject).toBe(`We have your answer ${body.data.reference}`);
  expect(client?.text).toContain("Anna Kask, Developer: Interview");
});

/** Answers on members, as the page sends them. */
function toAnswersForm(
  proposal_id: string,
  ...answers: readonly (readonly [member_id: number, answer: string, comment?: string])[]
): FormData {
  const form = toAnswerForm(proposal_id);
  answers.forEach(([member_id, answer, comment], index) => {
    form.append(`members[${index}][member_id]`, String(member_id));
    form.append(`members[${index}][answer]`, answer);
    if (comment !== undefined) form.append(`members[${index}][comment]`, comment);
  });
  return form;
}

test("each developer has an answer with a comment, which the agency gets and the client's email does not repeat", async () => {
  const id = await seedProposal(db, { client_email: "solveig@fjordhaven.example" });
  const form = toAnswersForm(
    id,
    [3, "no", "Too far\r\n<b>away</b>."],
    [1, "interview", "Can she start in May?"],
    [2, "maybe"],
  );
  expect((await post(form)).status).toBe(201);
  expect((await read(id)).members).toMatchObject([
    { first_name: "Anna", chosen: true, answer: "interview" },
    { first_name: "Boris", chosen: false, answer: "maybe" },
    { first_name: "Chen", chosen: false, answer: "no" },
  ]);
  expect(await read(`${id}/member/2`)).toMatchObject({ chosen: false, answer: "maybe" });
  expect(await db.select().from(requestMembers).orderBy(requestMembers.sort_order)).toMatchObject([
    { member_id: 3, answer: "no", comment: "Too far\n<b>away</b>." },
    { member_id: 1, answer: "interview", comment: "Can she start in May?" },
    { member_id: 2, answer: "maybe", comment: "" },
  ]);
  const [operator, client] = await listQueuedEmails(db);
  expect(operator?.text).toContain("answered on 3 of 3 developers: 1 to interview, 1 maybe, 1 no.");
  expect(operator?.text).toMatch(/Interview\n-+\n- Anna Kask[\s\S]*> Can she start in May\?/);
  expect(operator?.text).toMatch(/Maybe\n-+\n- Boris Jansen/);
  expect(operator?.text).toMatch(/\nNo\n-+\n- Chen Li[\s\S]*> Too far\n> <b>away<\/b>\./);
  expect(operator?.text).not.toContain("No answer");
  expect(operator?.html).toContain("&lt;b&gt;away");
  for (const line of ["Anna Kask, Developer: Interview", "Chen Li, Developer: No"]) {
    expect(client?.text).toContain(line);
  }
  expect(client?.text).not.toMatch(/start in May|away/);
  const [entry] = await db.select().from(requestEvents);
  expect(entry?.change).toMatchObject({
    to: "answered",
    answers: { interview: 1, maybe: 1, no: 1 },
  });
});

test("an answer may ask for no interview at all", async () => {
  const id = await seedProposal(db, { client_email: "solveig@fjordhaven.example" });
  const { status, body } = await post(toAnswersForm(id, [1, "no"], [2, "no"]));
  expect(status).toBe(201);
  expect(body.data.members).toBeUndefined();
  expect(await read(id)).toMatchObject({
    submited_at: body.data.submitted_at,
    members: [{ answer: "no", chosen: false }, { answer: "no" }, { answer: null }],
  });
  const [operator, client] = await listQueuedEmails(db);
  expect(operator?.text).toContain("answered on 2 of 3 developers: 2 no.");
  expect(client?.text).toContain("We read your answers and look for developers who fit better.");
});

test.each([
  ["another word", [[1, "yes"]], "members.0.answer", "Choose interview, maybe or no"],
  [
    "a long comment",
    [
      [2, "maybe"],
      [1, "no", "x".repeat(501)],
    ],
    "members.1.comment",
    "Comment must be 500 characters or less",
  ],
  [
    "a comment without an answer",
    [
      [2, "maybe"],
      [1, "", "Who is it?"],
    ],
    "members.1.answer",
    "Choose an answer too, or clear the comment",
  ],
  [
    "two answers on one developer",
    [
      [1, "maybe"],
      [1, "no"],
    ],
    "members.1.answer",
    "Send one answer for each developer",
  ],
  ["no answer on all", [[1, ""]], "members", "Choose at least one developer"],
  ["a developer of another list", [[4, "no"]], "members", /no longer part of this proposal/],
] as const)("%s gets 422 on its field, and nothing is stored", async (_, answers, field, text) => {
  const id = await seedProposal(db);
  const { status, body } = await post(toAnswersForm(id, ...answers));
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([field]);
  expect(body.errors[field][0]).toMatch(text);
  expect(await db.$count(requests)).toBe(0);
  expect((await read(id)).submited_at).toBeNull();
});

test("twenty developers with the longest comments are accepted", async () => {
  const slugs = Array.from({ length: 20 }, (_, index) => `many-${index}`);
  await seedMembers(
    db,
    slugs.map((slug) => ({ slug })),
  );
  const many = await db.select().from(members).where(like(members.slug, "many-%"));
  const ids = many.map(({ id }) => id);
  const id = await seedProposal(db, {
    members: ids.map((member_id) => ({ member_id, note: "", sales_rate: null })),
  });
  const form = toAnswersForm(id, ...ids.map((one) => [one, "maybe", "😀".repeat(250)] as const));
  expect((await post(form)).status).toBe(201);
  await seedMembers(
    db,
    slugs.map((slug) => ({ slug, published: false })),
  );
});

test("the same key with another answer on a developer is refused", async () => {
  const id = await seedProposal(db);
  const headers = { "Idempotency-Key": randomUUID() };
  expect((await post(toAnswersForm(id, [1, "interview"]), headers)).status).toBe(201);
  expect((await post(toAnswersForm(id, [1, "interview"]), headers)).status).toBe(201);
  const { status, body } = await post(toAnswersForm(id, [1, "maybe"]), headers);
  expect([status, Object.keys(body.errors)]).toEqual([422, ["idempotency_key"]]);
});

test("a message goes to the operator and into the request, and not into the client's email", async () => {
  const id = await seedProposal(db, { client_email: "solveig@fjordhaven.example" });
  const form = toAnswerForm(id, 1);
  form.append("message", "Monday suits us.\r\nCall after nine.");
  expect((await post(form)).status).toBe(201);
  const [operator, client] = await listQueuedEmails(db);
  expect(operator?.text).toContain("> Monday suits us.\n> Call after nine.");
  expect(client?.text).not.toContain("Monday");
  const [request] = await db.select().from(requests);
  expect(request?.message).toBe("Monday suits us.\nCall after nine.");
});

test("a message of more than 2,000 characters is refused and nothing is stored", async () => {
  const id = await seedProposal(db);
  const form = toAnswerForm(id, 1);
  form.append("message", "x".repeat(2_001));
  const { status, body } = await post(form);
  expect(status).toBe(422);
  expect(body.errors).toEqual({ message: ["Message must be 2,000 characters or less"] });
  expect(await db.$count(requests)).toBe(0);
  expect((await read(id)).submited_at).toBeNull();
});

test("of many answers at the same moment exactly one is stored, the losers get 409", async () => {
  const id = await seedProposal(db);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) => post(toAnswerForm(id, 1 + (i % 3)))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const losers = answers.filter(({ status }) => status !== 201);
  expect(new Set(losers.map(({ status }) => status))).toEqual(new Set([409]));
  expect(losers[0]?.body).toMatchObject({
    message: "This proposal was already answered",
    errors: { submited_at: ["This proposal was already answered"] },
  });
  expect(await db.$count(requests)).toBe(1);
  expect(await db.$count(requestMembers)).toBe(1);
  expect(await listQueuedEmails(db)).toHaveLength(1);
});

test("the same key sent again gives the same 201, also at the same moment", async () => {
  const id = await seedProposal(db);
  const headers = { "Idempotency-Key": randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => post(toAnswerForm(id, 2), headers)),
  );
  answers.push(await post(toAnswerForm(id, 2), headers));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.data.reference)).size).toBe(1);
  expect(await listQueuedEmails(db)).toHaveLength(1);
});

test.each([
  ["nobody", [], "members", "Choose at least one developer"],
  ["somebody of another list", [1, 4], "members", /no longer part of this proposal/],
  ["no number", ["anna"], "members.0.member_id", /./],
])("a choice of %s gets 422 on its field", async (_, ids, field, message) => {
  const id = await seedProposal(db);
  const { status, body } = await post(toAnswerForm(id, ...ids));
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([field]);
  expect(body.errors[field][0]).toMatch(message);
  expect((await read(id)).submited_at).toBeNull();
  expect(await db.$count(requests)).toBe(0);
});

test("a removed member cannot be chosen, and nothing is lost by trying", async () => {
  const id = await seedProposal(db);
  const isBoris = eq(members.slug, "boris-jansen");
  await db.update(members).set({ published: false }).where(isBoris);
  expect((await post(toAnswerForm(id, 1, 2))).status).toBe(422);
  expect((await post(toAnswerForm(id, 1))).status).toBe(201);
  await db.update(members).set({ published: true }).where(isBoris);
});

test("a proposal that is both answered and expired is answered", async () => {
  const id = await seedProposal(db, {
    date: "2026-01-01",
    valid_until: "2026-01-31",
    submited_at: new Date("2026-01-20T10:00:00Z"),
    chosen_ids: [1],
  });
  expect(await read(id)).toMatchObject({ is_expired: false, submited_at: expect.any(String) });
  const { status, body } = await post(toAnswerForm(id, 2));
  expect(status).toBe(409);
  expect(body.message).toBe("This proposal was already answered");
});

test("neither a public proposal nor one that has expired accepts an answer", async () => {
  const listed = await seedProposal(db, { type: "public" });
  const expired = await seedProposal(db, { date: "2026-01-01", valid_until: "2026-01-31" });
  expect(await post(toAnswerForm(listed, 1))).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("You can't answer this list") },
  });
  expect(await post(toAnswerForm(expired, 1))).toMatchObject({
    status: 409,
    body: { message: "This proposal was valid until 31 January 2026" },
  });
  expect(await db.$count(requests)).toBe(0);
});

test("an unknown or withdrawn proposal is a 404 with a message, a missing id a 422", async () => {
  const id = await seedProposal(db);
  await db.update(proposals).set({ published: false });
  for (const unknown of [id, "0".repeat(26)]) {
    expect((await post(toAnswerForm(unknown, 1))).status).toBe(404);
  }
  for (const wrong of ["", "%"]) {
    const { status, body } = await post(toAnswerForm(wrong, 1));
    expect([status, Object.keys(body.errors)]).toEqual([422, ["proposal_id"]]);
  }
});

test("an import changes nothing of an answered proposal", async () => {
  const input = toProposalInput();
  await upsertProposal(db, input);
  const { body } = await post(toAnswerForm(input.id, 2));
  await upsertProposal(db, { ...input, source: "other", client: "Fjordhaven AS", members: [] });
  expect(await db.$count(proposals)).toBe(1);
  expect(await read(input.id)).toMatchObject({
    client: input.client,
    submited_at: body.data.submitted_at,
    reference: body.data.reference,
    members: [{ chosen: false }, { chosen: true }, { chosen: false }],
  });
});
