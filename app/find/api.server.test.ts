import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { DescriptionReadingSchema } from "#contract/clients/job-description.ts";
import { ProblemSchema } from "#contract/http/problem.ts";
import { SubmissionReceiptSchema } from "#contract/http/submission.ts";
import { spentCaptchas } from "#database/tables/protection.ts";
import { findDetails, requestMembers, requests } from "#database/tables/requests.ts";
import { uploads } from "#database/tables/uploads.ts";
import { createGuarded, createPost, sendFile } from "#tests/support/form-api.ts";
import { seedMembers, toTechnologyInputs } from "#tests/support/members.ts";
import {
  CLIENT_MISTAKES,
  listQueuedEmails,
  STORED_CLIENT,
  toFindForm,
} from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";

const services = await createTestServices();
const { db } = services;
const api = createApi(services);

beforeAll(() =>
  seedMembers(
    db,
    ["anna-kask", "boris-jansen"].map((slug) => ({
      slug,
      technologies: toTechnologyInputs(["react"]),
    })),
  ),
);
beforeEach(async () => {
  await db.execute(
    sql`truncate requests, request_members, find_details, uploads, spent_captchas, rate_limits, mail_confirmations cascade`,
  );
  await db.execute(sql`delete from pgboss.job`);
});

const post = createPost(api, "/api/forms/find", toFindForm);

test("a find request gets 201 and a reference once all of it is stored", async () => {
  const { status, body } = await post();
  expect(status).toBe(201);
  const { data } = SubmissionReceiptSchema.parse(body);
  const [request] = await db.select().from(requests);
  expect(request).toMatchObject({
    reference: data.reference,
    form: "find",
    ...STORED_CLIENT,
  });
  expect(await db.select().from(findDetails)).toEqual([
    {
      request_id: request?.id,
      technologies: [
        { slug: "react", name: "React" },
        { slug: "nodejs", name: "Node.js" },
      ],
      number_of_developers: 2,
      seniority_level: "senior",
      max_rate: 60.5,
      currency: "EUR",
      job_description: "",
      matches: [
        { member_id: 1, slug: "anna-kask", full_name: "Anna Kask" },
        { member_id: 2, slug: "boris-jansen", full_name: "Boris Jansen" },
      ],
    },
  ]);
  expect(await db.select().from(requestMembers)).toMatchObject([
    { member_id: 1, full_name: "Anna Kask", slug: "anna-kask", sales_rate: 50 },
  ]);
});

test("its two emails are in the queue with all details", async () => {
  await post();
  const [operator, confirmation] = await listQueuedEmails(db);
  expect(operator?.to.address).toBe("hello@ogds.example");
  expect(operator?.subject).toMatch(/^Find request OG-\w{6} from Zoë Tamm of Põhjatuul OÜ$/);
  expect(confirmation?.to.address).toBe("zoe@example.com");
  for (const words of [
    "2 developers",
    "React, Node.js",
    "Senior",
    "€60.50 / h",
    "Anna Kask",
    "3–6 months",
  ]) {
    expect(operator?.text).toContain(words);
    expect(confirmation?.text).toContain(words);
  }
  for (const input of ["> Second line.", "Põhjatuul"]) {
    expect(operator?.text).toContain(input);
    expect(confirmation?.text).not.toContain(input);
  }
});

test("what is optional may be left out: no members, any level, no limit", async () => {
  const { status } = await post({
    form: toFindForm({
      company_name: undefined,
      seniority_level: undefined,
      max_rate: undefined,
      message: undefined,
      "members[0][member_id]": undefined,
    }),
  });
  expect(status).toBe(201);
  expect(await db.select().from(findDetails)).toMatchObject([
    { seniority_level: null, max_rate: null },
  ]);
  expect(await db.$count(requestMembers)).toBe(0);
  const [operator] = await listQueuedEmails(db);
  expect(operator?.text).toContain("Any level");
  expect(operator?.text).toContain("No limit");
  expect(operator?.text).not.toMatch(/Interested in|undefined|null/);
});

test.each([
  ["60", 60],
  ["€60", 60],
  ["60,50", 60.5],
  [" 60.5 € ", 60.5],
  ["", null],
])("a maximum rate is read as people write it: %j", async (max_rate, stored) => {
  expect((await post({ form: toFindForm({ max_rate }) })).status).toBe(201);
  expect((await db.select().from(findDetails))[0]?.max_rate).toBe(stored);
});

const RATE_FORMAT = "Maximum rate must be a number, like 60";
test.each([
  ...CLIENT_MISTAKES,
  [
    "technologies",
    { "technologies[0]": undefined, "technologies[1]": undefined },
    "Select the technologies you need",
  ],
  [
    "technologies",
    Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`technologies[${i}]`, `t${i}`])),
    "Select 10 technologies or fewer",
  ],
  [
    "technologies",
    { "technologies[1]": "cobol" },
    "One of the technologies is no longer on the site. Check your choice and send it again",
  ],
  [
    "number_of_developers",
    { number_of_developers: undefined },
    "Enter how many developers you need",
  ],
  ["number_of_developers", { number_of_developers: "  " }, "Enter how many developers you need"],
  [
    "number_of_developers",
    { number_of_developers: "two" },
    "Number of developers must be a whole number, like 2",
  ],
  [
    "number_of_developers",
    { number_of_developers: "1.5" },
    "Number of developers must be a whole number, like 2",
  ],
  ["number_of_developers", { number_of_developers: "0" }, "Number of developers must be 1 or more"],
  [
    "number_of_developers",
    { number_of_developers: "21" },
    "Number of developers must be 20 or less",
  ],
  ["seniority_level", { seniority_level: "wizard" }, "Select how experienced they should be"],
  ["max_rate", { max_rate: "cheap" }, RATE_FORMAT],
  ["max_rate", { max_rate: "-5" }, RATE_FORMAT],
  ["max_rate", { max_rate: "0" }, "Maximum rate must be 1 or more"],
  ["max_rate", { max_rate: "1001" }, "Maximum rate must be 1,000 or less"],
  [
    "members",
    Object.fromEntries(
      Array.from({ length: 7 }, (_, i) => [`members[${i}][member_id]`, `${i + 1}`]),
    ),
    "Choose 6 developers or fewer",
  ],
])("a mistake in %s gets 422 on that field: %j", async (field, changes, message) => {
  const { status, body } = await post({ form: toFindForm(changes) });
  expect(status).toBe(422);
  expect(ProblemSchema.parse(body).errors).toEqual({ [field]: [message] });
  expect(await db.$count(requests)).toBe(0);
  expect(await db.$count(findDetails)).toBe(0);
  expect(await listQueuedEmails(db)).toEqual([]);
});

test("a job description is stored, and only the agency gets it by email", async () => {
  const job_description = "Ferries <b>and</b> harbours\r\nTwo developers";
  expect((await post({ form: toFindForm({ job_description }) })).status).toBe(201);
  const stored = "Ferries <b>and</b> harbours\nTwo developers";
  expect(await db.select().from(findDetails)).toMatchObject([{ job_description: stored }]);
  const emails = await listQueuedEmails(db);
  expect(emails.map(({ text }) => text.includes("Ferries"))).toEqual([true, false]);
  expect(emails[0]?.html).toContain("Ferries &lt;b&gt;and&lt;/b&gt;");
});

const describeJob = (body: object) =>
  api.request("/api/find/description", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

test("a job description is read by the site's own technologies, and not stored", async () => {
  const response = await describeJob({ job_description: "Two senior Node.js developers, COBOL" });
  expect(response.status).toBe(200);
  const { data } = await response.json();
  expect(DescriptionReadingSchema.parse(data)).toMatchObject({
    technologies: ["nodejs"],
    number_of_developers: 2,
    seniority_level: "senior",
  });
  expect(await db.$count(requests)).toBe(0);
});

test("a job description of more than 20,000 characters is refused, and one of many bytes unread", async () => {
  const long = await describeJob({ job_description: "x".repeat(20_001) });
  expect(long.status).toBe(422);
  expect(ProblemSchema.parse(await long.json()).errors).toEqual({
    job_description: ["Job description must be 20,000 characters or less"],
  });
  expect((await describeJob({ job_description: "ü".repeat(20_000) })).status).toBe(200);
  expect((await describeJob({ job_description: "x".repeat(200_000) })).status).toBe(413);
});

const sendBrief = (purpose = "brief") => sendFile(api, purpose, "brief.pdf");
const AGAIN = { brief: ["Choose the file again"] };

test("the uploaded file belongs to the request, and the email to the operator names it", async () => {
  const headers = { "Idempotency-Key": randomUUID() };
  const form = toFindForm({ brief: await sendBrief() });
  const first = await post({ form, headers });
  expect(first.status).toBe(201);
  const [request] = await db.select().from(requests);
  expect(await db.select().from(uploads)).toMatchObject([
    { purpose: "brief", name: "brief.pdf", request_id: request?.id },
  ]);
  const [operator] = await listQueuedEmails(db);
  expect(operator?.text).toContain("brief.pdf, 1 KB");
  // Sent again because the response was lost: the file is its own.
  expect((await post({ form, headers })).body).toEqual(first.body);
});

test("a file that is unknown, of another form or of another request has to be chosen again", async () => {
  const taken = await sendBrief();
  expect((await post({ form: toFindForm({ brief: taken }) })).status).toBe(201);
  for (const brief of ["x".repeat(43), await sendBrief("cv"), taken, "no token"]) {
    const { status, body } = await post({ form: toFindForm({ brief }) });
    expect(status).toBe(422);
    expect(body.errors).toEqual(AGAIN);
  }
  expect(await db.$count(requests)).toBe(1);
});

test("a file is not lost with a request that fails: the next try has it", async () => {
  const brief = await sendBrief();
  // The file is claimed before the members are looked for: one transaction takes both back.
  const failed = await post({ form: toFindForm({ brief, "members[0][member_id]": "99" }) });
  expect(failed.status).toBe(422);
  expect(await db.select().from(uploads)).toMatchObject([{ request_id: null }]);
  expect((await post({ form: toFindForm({ brief }) })).status).toBe(201);
  expect(await db.select().from(uploads)).toMatchObject([{ request_id: expect.any(Number) }]);
});

test("of two requests that send one file at the same moment, one has it", async () => {
  const brief = await sendBrief();
  const forms = [toFindForm({ brief }), toFindForm({ brief })];
  const answers = await Promise.all(forms.map((form) => post({ form })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  expect(await db.$count(requests)).toBe(1);
});

test("a technology named twice is one technology", async () => {
  expect((await post({ form: toFindForm({ "technologies[1]": "react" }) })).status).toBe(201);
  expect((await db.select().from(findDetails))[0]?.technologies).toHaveLength(1);
});

test("the same key at the same moment gives one record and one reference", async () => {
  const headers = { "Idempotency-Key": randomUUID() };
  const answers = await Promise.all(Array.from({ length: 12 }, () => post({ headers })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.data.reference)).size).toBe(1);
  expect(await db.$count(requests)).toBe(1);
  expect(await db.$count(findDetails)).toBe(1);
  expect(await listQueuedEmails(db)).toHaveLength(2);
});

test("the same key with other answers is refused and names the reference that exists", async () => {
  const headers = { "Idempotency-Key": randomUUID() };
  const first = await post({ headers });
  const second = await post({ headers, form: toFindForm({ number_of_developers: "3" }) });
  expect(second.status).toBe(422);
  expect(second.body.errors.idempotency_key[0]).toContain(first.body.data.reference);
});

test("a filled honeypot, a form of another site and a body that is no form are refused", async () => {
  const trapped = await post({ form: toFindForm({ homepage_url: "https://spam.example" }) });
  expect(trapped.body.errors).toEqual({ homepage_url: ["Leave this field empty"] });
  const foreign = await post({
    headers: { "Sec-Fetch-Site": "cross-site", Origin: "https://e.x" },
  });
  expect(foreign.status).toBe(403);
  const response = await api.request("/api/forms/find", {
    method: "POST",
    body: "{}",
    headers: { "Content-Type": "text/plain" },
  });
  expect(response.status).toBe(415);
});

const { api: guarded, solve } = createGuarded(services);

test("a form that fails does not cost the visitor the solution of the captcha", async () => {
  const g_recaptcha = await solve("find");
  for (const changes of [{ name: "" }, { "members[0][member_id]": "99" }, { max_rate: "x" }]) {
    const failed = await post({ to: guarded, form: toFindForm({ g_recaptcha, ...changes }) });
    expect(failed.status).toBe(422);
  }
  expect(await db.$count(spentCaptchas)).toBe(0);
  expect((await post({ to: guarded, form: toFindForm({ g_recaptcha }) })).status).toBe(201);
  expect(await db.$count(spentCaptchas)).toBe(1);
});

test("a token of another form is not good for this one", async () => {
  const { status, body } = await post({
    to: guarded,
    form: toFindForm({ g_recaptcha: await solve("hire") }),
  });
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(["g_recaptcha"]);
});
