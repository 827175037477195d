import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { ProblemSchema } from "#contract/http/problem.ts";
import { SubmissionReceiptSchema } from "#contract/http/submission.ts";
import { spentCaptchas } from "#database/tables/protection.ts";
import { requestMembers, requests } from "#database/tables/requests.ts";
import { createGuarded, createPost } from "#tests/support/form-api.ts";
import { seedMembers } from "#tests/support/members.ts";
import {
  CLIENT_MISTAKES,
  listQueuedEmails,
  STORED_CLIENT,
  toRequestForm,
} from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";

const services = await createTestServices();
const { db } = services;
const clock = () => new Date("2026-11-21T09:00:00Z");
const api = createApi({ ...services, clock });

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen", "chen-li"].map((slug) => ({ slug })),
  ),
);
beforeEach(async () => {
  await db.execute(
    sql`truncate requests, request_members, spent_captchas, rate_limits, mail_confirmations cascade`,
  );
  await db.execute(sql`delete from pgboss.job`);
});

const post = createPost(api, "/api/forms/request", toRequestForm);

test("a request gets 201 and a reference once it is stored", async () => {
  const { status, body } = await post();
  expect(status).toBe(201);
  const { data } = SubmissionReceiptSchema.parse(body);
  const [request] = await db.select().from(requests);
  expect(request).toMatchObject({
    reference: data.reference,
    form: "hire",
    ...STORED_CLIENT,
  });
  expect(request?.submitted_at.toISOString()).toBe(data.submitted_at);
  expect(await db.select().from(requestMembers)).toMatchObject([
    { member_id: 1, sort_order: 0, full_name: "Anna Kask", slug: "anna-kask", sales_rate: 50 },
    { member_id: 2, sort_order: 1, full_name: "Boris Jansen" },
  ]);
});

test("the receipt names the developers in the order of the request, and again for the same key", async () => {
  const headers = { "Idempotency-Key": randomUUID() };
  const first = await post({ headers });
  expect(SubmissionReceiptSchema.parse(first.body).data.members).toEqual([
    { member_id: 1, full_name: "Anna Kask", slug: "anna-kask" },
    { member_id: 2, full_name: "Boris Jansen", slug: "boris-jansen" },
  ]);
  expect((await post({ headers })).body).toEqual(first.body);
});

test("its two emails are in the queue", async () => {
  await post();
  const emails = await listQueuedEmails(db);
  expect(emails.map(({ to }) => to.address).sort()).toEqual([
    "hello@ogds.example",
    "zoe@example.com",
  ]);
});

test("a contact time slot is sent only when both date and time are set", async () => {
  await post({
    form: toRequestForm({
      "contact_at[date]": "2026-12-01",
      "contact_at[time]": "10:30",
      "contact_at[timezone]": "Europe/Tallinn",
    }),
  });
  const [request] = await db.select().from(requests);
  expect(request).toMatchObject({
    contact_date: "2026-12-01",
    contact_time: "10:30:00",
    contact_timezone: "Europe/Tallinn",
  });
  const half = await post({ form: toRequestForm({ "contact_at[date]": "2026-12-01" }) });
  expect(half.status).toBe(422);
  expect(Object.keys(half.body.errors)).toContain("contact_at.time");
});

test("a developer named twice is one developer", async () => {
  const { status } = await post({ form: toRequestForm({ "members[1][member_id]": "1" }) });
  expect(status).toBe(201);
  expect(await db.$count(requestMembers)).toBe(1);
});

test.each([
  ...CLIENT_MISTAKES,
  ["type", { type: "single" }, "Send type as multiple"],
  [
    "members",
    { "members[0][member_id]": undefined, "members[1][member_id]": undefined },
    "Choose at least one developer",
  ],
  [
    "members",
    Object.fromEntries(
      Array.from({ length: 21 }, (_, i) => [`members[${i}][member_id]`, `${i + 1}`]),
    ),
    "Choose 20 developers or fewer",
  ],
])("a mistake in %s gets 422 on that field: %j", async (field, changes, message) => {
  const { status, body } = await post({ form: toRequestForm(changes) });
  expect(status).toBe(422);
  expect(ProblemSchema.parse(body).errors).toEqual({ [field]: [message] });
  expect(await db.$count(requests)).toBe(0);
  expect(await listQueuedEmails(db)).toEqual([]);
});

test("2,000 characters with line breaks fit, however a browser sends the breaks", async () => {
  const { status } = await post({ form: toRequestForm({ message: `${"a\n".repeat(999)}ab` }) });
  expect(status).toBe(201);
});

test.each(["x", "-1", "1.5", "99999999999", "", "1; drop table requests"])(
  "%j is no developer",
  async (id) => {
    const { status } = await post({ form: toRequestForm({ "members[0][member_id]": id }) });
    expect(status).toBe(422);
  },
);

test("one address gets three confirmations, every request is stored and reaches the operator", async () => {
  const forms = Array.from({ length: 8 }, (_, index) =>
    toRequestForm({ email: index % 2 ? "zoe@example.com" : "Zoe+spam@Example.com" }),
  );
  const answers = await Promise.all(forms.map((form) => post({ form })));
  for (const { status, body } of answers) {
    expect(status).toBe(201);
    expect(Object.keys(body.data)).toEqual(Object.keys(answers[0]?.body.data));
  }
  expect(await db.$count(requests)).toBe(8);
  const emails = await listQueuedEmails(db);
  const toOperator = emails.filter(({ label }) => label.endsWith("operator"));
  expect(toOperator).toHaveLength(8);
  expect(emails.length - toOperator.length).toBe(3);
  const limited = toOperator.filter(({ text }) => text.includes("Confirmation: Not sent"));
  expect(limited).toHaveLength(5);
});

test("the same key sent again gives the same 201 and no second record", async () => {
  const headers = { "Idempotency-Key": randomUUID() };
  const first = await post({ headers });
  const second = await post({ headers });
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
  expect(await db.$count(requests)).toBe(1);
  expect(await listQueuedEmails(db)).toHaveLength(2);
});

test("the key may come as a field", async () => {
  const form = toRequestForm({ idempotency_key: randomUUID() });
  const answers = [await post({ form }), await post({ form })];
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect(await db.$count(requests)).toBe(1);
});

test("the same key at the same moment gives one record and one reference", async () => {
  const headers = { "Idempotency-Key": randomUUID() };
  const answers = await Promise.all(Array.from({ length: 12 }, () => post({ headers })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.data.reference)).size).toBe(1);
  expect(await db.$count(requests)).toBe(1);
  expect(await listQueuedEmails(db)).toHaveLength(2);
});

test("the same key with other answers is refused and names the reference that exists", async () => {
  const headers = { "Idempotency-Key": randomUUID() };
  const first = await post({ headers });
  const second = await post({ headers, form: toRequestForm({ message: "Changed" }) });
  expect(second.status).toBe(422);
  expect(second.body.errors.idempotency_key[0]).toContain(first.body.data.reference);
  expect(await db.$count(requests)).toBe(1);
});

test("without a key every request is a new one", async () => {
  await post();
  await post();
  expect(await db.$count(requests)).toBe(2);
});

test("a filled honeypot is refused in words that a person can act on", async () => {
  const { status, body } = await post({
    form: toRequestForm({ homepage_url: "https://spam.example" }),
  });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ homepage_url: ["Leave this field empty"] });
});

test("a form of another site is refused", async () => {
  const { status } = await post({
    headers: { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" },
  });
  expect(status).toBe(403);
});

test("one client that sends more than 60 times in ten minutes has to wait", async () => {
  const answers: Awaited<ReturnType<typeof post>>[] = [];
  while (answers.length < 61) answers.push(await post({ form: toRequestForm({ name: "" }) }));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("a body that is no form is refused in the error shape", async () => {
  for (const [body, type, expected] of [
    ["{}", "text/plain", 415],
    ["{}", "application/json", 422],
    ["[]", "application/json", 400],
    ["--x\r\nbroken", "multipart/form-data; boundary=x", 400],
    ["", "multipart/form-data; boundary=x", 400],
  ] as const) {
    const response = await api.request("/api/forms/request", {
      method: "POST",
      body,
      headers: { "Content-Type": type },
    });
    expect(response.status).toBe(expected);
    expect(response.headers.get("Content-Type")).toContain("application/problem+json");
    ProblemSchema.parse(await response.json());
  }
});

test("the call is described in the API's own description", async () => {
  const response = await api.request("/api/openapi.json");
  const { paths } = await response.json();
  const { requestBody } = paths["/api/forms/request"].post;
  expect(Object.keys(requestBody.content)).toEqual(["application/json", "multipart/form-data"]);
});

test("a request as JSON is stored like one as a form", async () => {
  await post();
  const fields = Object.fromEntries([...toRequestForm()].filter(([name]) => !name.includes("[")));
  const response = await api.request("/api/forms/request", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
    body: JSON.stringify({ ...fields, members: [{ member_id: 1 }, { member_id: 2 }] }),
  });
  expect(response.status).toBe(201);
  const [first, second] = (await db.select().from(requests)).map(
    ({ id, reference, submitted_at, updated_at, idempotency_key, ...request }) => request,
  );
  expect(second).toEqual(first);
  const members = await db.select().from(requestMembers);
  expect(members.map(({ member_id }) => member_id)).toEqual([1, 2, 1, 2]);
});

const { api: guarded, solve } = createGuarded(services);

test("a captcha token accompanies the form, as a field or as a header", async () => {
  const asField = await post({
    to: guarded,
    form: toRequestForm({ g_recaptcha: await solve("hire") }),
  });
  const asHeader = await post({
    to: guarded,
    headers: { "google-recaptcha-token": await solve("hire") },
  });
  expect([asField.status, asHeader.status]).toEqual([201, 201]);
});

test("without a captcha token, or with one of another form, nothing is stored", async () => {
  const missing = await post({ to: guarded });
  const other = await post({
    to: guarded,
    form: toRequestForm({ g_recaptcha: await solve("apply") }),
  });
  for (const { status, body } of [missing, other]) {
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(["g_recaptcha"]);
  }
  expect(await db.$count(requests)).toBe(0);
});

test("a token is good once: for one request, and again only for the same key", async () => {
  const g_recaptcha = await solve("hire");
  const headers = { "Idempotency-Key": randomUUID() };
  const form = toRequestForm({ g_recaptcha });
  const first = await post({ to: guarded, form, headers });
  const again = await post({ to: guarded, form, headers });
  const another = await post({ to: guarded, form });
  expect(again.body).toEqual(first.body);
  expect(another.status).toBe(422);
  expect(await db.$count(requests)).toBe(1);
});

test("a form that fails does not spend its token", async () => {
  const g_recaptcha = await solve("hire");
  const gone = await post({
    to: guarded,
    form: toRequestForm({ g_recaptcha, "members[1][member_id]": "99" }),
  });
  expect(gone.status).toBe(422);
  expect(await db.$count(spentCaptchas)).toBe(0);
  const fixed = await post({ to: guarded, form: toRequestForm({ g_recaptcha }) });
  expect(fixed.status).toBe(201);
});

test("a challenge is made for a form that exists", async () => {
  expect((await guarded.request("/api/captcha/challenge?form=other")).status).toBe(422);
  expect((await guarded.request("/api/captcha/challenge")).status).toBe(422);
  const response = await guarded.request("/api/captcha/challenge?form=hire");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});
