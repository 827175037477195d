import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { upsertVacancy } from "#app/vacancies/vacancies-content.repository.server.ts";
import { ProblemSchema } from "#contract/http/problem.ts";
import { SubmissionReceiptSchema } from "#contract/http/submission.ts";
import { applications } from "#database/tables/applications.ts";
import { spentCaptchas } from "#database/tables/protection.ts";
import { requests } from "#database/tables/requests.ts";
import { technologies } from "#database/tables/taxonomy.ts";
import { uploads } from "#database/tables/uploads.ts";
import { vacancies } from "#database/tables/vacancies.ts";
import { createGuarded, sendFile } from "#tests/support/form-api.ts";
import { listQueuedEmails, toApplyForm } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";

const services = await createTestServices();
const { db } = services;
const api = createApi(services);

beforeAll(async () => {
  await db.insert(technologies).values({ slug: "react", name: "React", sort_order: 1 });
  for (const slug of ["open-job", "closed-job"]) {
    await upsertVacancy(db, {
      slug,
      title: slug === "open-job" ? "Go engineer for payments" : "QA engineer",
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
      closed_at: slug === "open-job" ? null : "2026-11-10",
      excerpt: "",
      body: "",
    });
  }
});
beforeEach(async () => {
  await db.execute(
    sql`truncate requests, uploads, spent_captchas, rate_limits, mail_confirmations cascade`,
  );
  await db.execute(sql`delete from pgboss.job`);
  await db.update(vacancies).set({ published: true });
});

const sendCv = (to = api) => sendFile(to, "cv", "Zoë Tamm CV.pdf");

type Changes = Record<string, string | undefined>;
type Sent = { changes?: Changes; headers?: Record<string, string>; to?: typeof api };

async function post({ changes = {}, headers = {}, to = api }: Sent = {}) {
  const cv = "cv" in changes ? changes.cv : await sendCv(to);
  const body = toApplyForm({ cv, ...changes });
  const response = await to.request("/api/forms/apply", { method: "POST", body, headers });
  return { status: response.status, body: await response.json() };
}

test("an application gets 201 and a reference once all of it is stored", async () => {
  const { status, body } = await post();
  expect(status).toBe(201);
  const { data } = SubmissionReceiptSchema.parse(body);
  const [request] = await db.select().from(requests);
  expect(request).toMatchObject({
    reference: data.reference,
    form: "apply",
    name: "Zoë Tamm",
    email: "zoe@example.com",
    workload: "full_time",
    start_date: "in_one_month",
    message: "I build interfaces for people who are in a hurry.\nSecond line.",
  });
  expect(await db.select().from(applications)).toEqual([
    {
      request_id: request?.id,
      job: "Front-end developer",
      vacancy_id: null,
      first_name: "Zoë",
      last_name: "Tamm",
      phone: "+372 5555 1234",
      country_code: "EE",
      city: "Tartu",
      timezone: "Europe/Tallinn",
      seniority_level: "senior",
      years_of_experience: 8,
      technologies: [
        { name: "React", years: 6, main: true },
        { name: "Elm", years: 1, main: false },
      ],
      languages: [
        { code: "et", level: "Native" },
        { code: "en", level: "C1" },
      ],
      hourly_rate: 45.5,
      currency: "EUR",
      linkedin_url: "https://linkedin.com/in/zoe",
      github_url: null,
      portfolio_url: "https://zoe.example.com/work",
      links: ["https://talks.example.org/zoe"],
      keep_profile: false,
      decided_at: null,
    },
  ]);
  expect(await db.select({ request_id: uploads.request_id }).from(uploads)).toEqual([
    { request_id: request?.id },
  ]);
});

test("its two emails are in the queue with all details", async () => {
  await post({ changes: { job: "open-job" } });
  const [operator, confirmation] = await listQueuedEmails(db);
  expect(operator?.to.address).toBe("hello@ogds.example");
  expect(operator?.replyTo).toEqual({ name: "Zoë Tamm", address: "zoe@example.com" });
  expect(operator?.subject).toMatch(
    /^Application OG-\w{6} from Zoë Tamm: Go engineer for payments$/,
  );
  expect(confirmation?.to.address).toBe("zoe@example.com");
  expect(confirmation?.text).toContain("within five working days");
  for (const email of [operator, confirmation]) {
    expect(email?.text).toContain("Go engineer for payments");
    expect(email?.text).toMatch(/6 months after (our|the) decision/);
  }
  for (const input of [
    "Estonia",
    "Time zone: Tallinn",
    "React 6 years (main), Elm 1 year",
    "Estonian Native, English C1",
    "€45.50 / h",
    "Zoë Tamm CV.pdf",
    "https://linkedin.com/in/zoe",
    "> Second line.",
  ]) {
    expect(operator?.text).toContain(input);
    expect(confirmation?.text).not.toContain(input);
  }
});

test("what is optional may be left out", async () => {
  const { status } = await post({
    changes: {
      phone: "",
      city: undefined,
      linkedin_url: undefined,
      portfolio_url: "",
      "links[0]": undefined,
      "links[1]": undefined,
    },
  });
  expect(status).toBe(201);
  expect(await db.select().from(applications)).toMatchObject([
    { phone: null, city: null, linkedin_url: null, portfolio_url: null, links: [] },
  ]);
  for (const { text } of await listQueuedEmails(db)) {
    expect(text).not.toMatch(/Phone|City|Links|undefined|null/);
  }
});

test("the consent to store the profile for two years is stored with the application", async () => {
  await post({ changes: { keep_profile: "true" } });
  expect((await db.select().from(applications))[0]?.keep_profile).toBe(true);
  const [operator, confirmation] = await listQueuedEmails(db);
  expect(operator?.text).toContain("Stored for: 2 years, agreed");
  expect(confirmation?.text).toContain("You agreed that we store your profile for 2 years");
});

test("an application for a vacancy names it; one that has closed or left the site takes no more", async () => {
  expect((await post({ changes: { job: "open-job" } })).status).toBe(201);
  const [vacancy] = await db.select().from(vacancies).where(eq(vacancies.slug, "open-job"));
  expect(await db.select().from(applications)).toMatchObject([
    { vacancy_id: vacancy?.id, job: "Go engineer for payments" },
  ]);
  const closed = "This vacancy has closed. Select another one or a general position";
  expect((await post({ changes: { job: "closed-job" } })).body.errors).toEqual({ job: [closed] });
  await db.update(vacancies).set({ published: false });
  expect((await post({ changes: { job: "open-job" } })).body.errors).toEqual({ job: [closed] });
});

const rows = (count: number, toRow: (index: number) => Changes): Changes =>
  Object.assign({}, ...Array.from({ length: count }, (_, index) => toRow(index)));
const technologyRows = (count: number, extra: (index: number) => Changes = () => ({})) =>
  rows(count, (i) => ({
    [`technologies[${i}][name]`]: `Tool ${i}`,
    [`technologies[${i}][years]`]: "2",
    ...extra(i),
  }));

const JOB = "Select what you're applying for";
const COUNTRY = "Select the country you live in";
const ZONE = "Select your time zone";
const YEARS = "Years of experience must be a whole number, like 6";
const ROW_YEARS = "Years with a technology must be a whole number, like 3";
const RATE = "Hourly rate must be a number, like 45";
const WEB = "Enter a web address, like example.com/work";
const LINKEDIN = "Enter the address of your LinkedIn profile, like linkedin.com/in/name";

test.each<[field: string, changes: Changes, message: string]>([
  ["job", { job: undefined }, JOB],
  ["job", { job: "" }, JOB],
  ["job", { job: "no-such-job" }, JOB],
  ["job", { job: "no_such_position" }, JOB],
  ["first_name", { first_name: undefined }, "Enter your given name"],
  ["first_name", { first_name: "A".repeat(61) }, "Given name must be 60 characters or less"],
  ["last_name", { last_name: " " }, "Enter your family name"],
  ["last_name", { last_name: "A".repeat(61) }, "Family name must be 60 characters or less"],
  ["email", { email: "" }, "Enter your email address"],
  [
    "email",
    { email: "zoe@example" },
    "Enter an email address in the correct format, like name@example.com",
  ],
  ["phone", { phone: "1234" }, "Phone number must be 5 characters or more"],
  ["phone", { phone: "1".repeat(26) }, "Phone number must be 25 characters or less"],
  ["country_code", { country_code: undefined }, COUNTRY],
  ["country_code", { country_code: "XX" }, COUNTRY],
  ["city", { city: "A".repeat(81) }, "City must be 80 characters or less"],
  ["timezone", { timezone: "" }, ZONE],
  ["timezone", { timezone: "+02:00" }, ZONE],
  ["seniority_level", { seniority_level: "wizard" }, "Select your level"],
  ["years_of_experience", { years_of_experience: undefined }, "Enter your years of experience"],
  ["years_of_experience", { years_of_experience: "-1" }, YEARS],
  ["years_of_experience", { years_of_experience: "eight" }, YEARS],
  ["years_of_experience", { years_of_experience: "51" }, "Years of experience must be 50 or less"],
  [
    "technologies",
    rows(2, (i) => ({
      [`technologies[${i}][name]`]: undefined,
      [`technologies[${i}][years]`]: undefined,
      [`technologies[${i}][main]`]: undefined,
    })),
    "Enter at least one technology",
  ],
  [
    "technologies.0.name",
    rows(2, (i) => ({
      [`technologies[${i}][name]`]: "",
      [`technologies[${i}][years]`]: "",
      [`technologies[${i}][main]`]: undefined,
    })),
    "Enter at least one technology",
  ],
  ["technologies.1.name", { "technologies[1][name]": "" }, "Enter the name of the technology"],
  [
    "technologies.1.name",
    { "technologies[1][name]": "E".repeat(61) },
    "Technology must be 60 characters or less",
  ],
  [
    "technologies.1.name",
    { "technologies[1][name]": "REACT" },
    "You've entered REACT twice. Remove one",
  ],
  ["technologies.1.years", { "technologies[1][years]": "" }, "Enter your years with Elm"],
  ["technologies.1.years", { "technologies[1][years]": "1.5" }, ROW_YEARS],
  [
    "technologies.1.years",
    { "technologies[1][years]": "51" },
    "Years with a technology must be 50 or less",
  ],
  [
    "technologies.1.years",
    { "technologies[1][years]": "9" },
    "Years with Elm can't be more than your years of experience",
  ],
  ["technologies.30.name", technologyRows(31), "Enter 30 technologies or fewer"],
  [
    "technologies.5.main",
    technologyRows(7, (i) => ({ [`technologies[${i}][main]`]: "true" })),
    "Choose 5 main technologies or fewer",
  ],
  ["technologies.0.main", { "technologies[0][main]": "maybe" }, "Send main as true or false"],
  [
    "languages.0.code",
    rows(2, (i) => ({ [`languages[${i}][code]`]: "", [`languages[${i}][level]`]: "" })),
    "Enter at least one language",
  ],
  ["languages.1.code", { "languages[1][code]": "xx" }, "Select the language"],
  [
    "languages.1.code",
    { "languages[1][code]": "et" },
    "You've selected this language twice. Remove one",
  ],
  ["languages.1.level", { "languages[1][level]": "" }, "Select how well you speak the language"],
  [
    "languages.10.code",
    rows(11, (i) => ({
      [`languages[${i}][code]`]: ["en", "et", "fi", "sv", "de", "fr", "es", "it", "pt", "pl", "lv"][
        i
      ],
      [`languages[${i}][level]`]: "B2",
    })),
    "Enter 10 languages or fewer",
  ],
  ["hourly_rate", { hourly_rate: undefined }, "Enter your hourly rate"],
  ["hourly_rate", { hourly_rate: "much" }, RATE],
  ["hourly_rate", { hourly_rate: "4.99" }, "Hourly rate must be 5 or more"],
  ["hourly_rate", { hourly_rate: "500.01" }, "Hourly rate must be 500 or less"],
  ["currency", { currency: "JPY" }, "Select the currency of your rate"],
  ["workload", { workload: "1" }, "Select how much time you have"],
  ["start_date", { start_date: undefined }, "Select when you could start"],
  ["about", { about: "\n " }, "Enter a few sentences about yourself"],
  ["about", { about: "A".repeat(49) }, "About you must be 50 characters or more"],
  ["about", { about: "A".repeat(2_001) }, "About you must be 2,000 characters or less"],
  ["cv", { cv: undefined }, "Choose your CV"],
  ["cv", { cv: "" }, "Choose your CV"],
  ["cv", { cv: "pending" }, "Wait until the file is uploaded, then continue"],
  ["cv", { cv: "A".repeat(43) }, "Choose the file again"],
  ["linkedin_url", { linkedin_url: "zoe" }, LINKEDIN],
  ["linkedin_url", { linkedin_url: "https://evil-linkedin.com/in/zoe" }, LINKEDIN],
  ["linkedin_url", { linkedin_url: "javascript://linkedin.com/%0aalert(1)" }, LINKEDIN],
  [
    "github_url",
    { github_url: "gitlab.com/zoe" },
    "Enter the address of your GitHub profile, like github.com/name",
  ],
  ["portfolio_url", { portfolio_url: "my site" }, WEB],
  ["portfolio_url", { portfolio_url: "javascript:alert(1)" }, WEB],
  ["portfolio_url", { portfolio_url: "https://zoe:secret@example.com" }, WEB],
  [
    "portfolio_url",
    { portfolio_url: `example.com/${"a".repeat(200)}` },
    "Link must be 200 characters or less",
  ],
  ["links.1", { "links[1]": "localhost" }, WEB],
  ["links", rows(4, (i) => ({ [`links[${i}]`]: "example.com" })), "Enter 3 other links or fewer"],
  ["keep_profile", { keep_profile: "maybe" }, "Send keep_profile as true or false"],
])("a mistake in %s gets 422 on that field: %j", async (field, changes, message) => {
  const { status, body } = await post({ changes });
  expect(status).toBe(422);
  expect(ProblemSchema.parse(body).errors).toEqual({ [field]: [message] });
  expect(await db.$count(requests)).toBe(0);
  expect(await db.$count(applications)).toBe(0);
  expect(await listQueuedEmails(db)).toEqual([]);
});

test("empty rows are ignored, wherever they are", async () => {
  const { status } = await post({
    changes: {
      "technologies[0][name]": "",
      "technologies[0][years]": "",
      "technologies[0][main]": "true",
      "languages[0][code]": "",
      "languages[0][level]": "",
    },
  });
  expect(status).toBe(201);
  const [application] = await db.select().from(applications);
  expect(application?.technologies).toEqual([{ name: "Elm", years: 1, main: false }]);
  expect(application?.languages).toEqual([{ code: "en", level: "C1" }]);
});

test("the largest application there is stays below the limits of a post", async () => {
  const { status, body } = await post({
    changes: {
      ...technologyRows(30, (i) => ({
        [`technologies[${i}][name]`]: `${i} ${"山".repeat(57)}`,
        [`technologies[${i}][main]`]: String(i < 5),
      })),
      ...rows(10, (i) => ({
        [`languages[${i}][code]`]: ["en", "et", "fi", "sv", "de", "fr", "es", "it", "pt", "pl"][i],
        [`languages[${i}][level]`]: "Native",
      })),
      ...rows(3, (i) => ({ [`links[${i}]`]: `https://example.com/${"a".repeat(170)}` })),
      about: "山".repeat(2_000),
      keep_profile: "true",
      idempotency_key: randomUUID(),
      homepage_url: "",
      g_recaptcha: "x".repeat(2_000),
    },
  });
  expect(body.errors).toBeUndefined();
  expect(status).toBe(201);
});

test("a CV goes to one application, and to none that is refused", async () => {
  const cv = await sendCv();
  expect((await post({ changes: { cv, job: "closed-job" } })).status).toBe(422);
  expect((await post({ changes: { cv } })).status).toBe(201);
  expect((await post({ changes: { cv } })).body.errors).toEqual({ cv: ["Choose the file again"] });
  const brief = await sendFile(api, "brief", "brief.pdf");
  expect((await post({ changes: { cv: brief } })).status).toBe(422);
  expect(await db.$count(requests)).toBe(1);
});

test("the same key at the same moment gives one record and one reference", async () => {
  const headers = { "Idempotency-Key": randomUUID() };
  const changes = { cv: await sendCv() };
  const answers = await Promise.all(Array.from({ length: 12 }, () => post({ headers, changes })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.data.reference)).size).toBe(1);
  expect(await db.$count(requests)).toBe(1);
  expect(await db.$count(applications)).toBe(1);
  expect(await listQueuedEmails(db)).toHaveLength(2);
});

test("the same key with other answers is refused and names the reference that exists", async () => {
  const headers = { "Idempotency-Key": randomUUID() };
  const changes = { cv: await sendCv() };
  const first = await post({ headers, changes });
  const second = await post({ headers, changes: { ...changes, hourly_rate: "60" } });
  expect(second.status).toBe(422);
  expect(second.body.errors.idempotency_key[0]).toContain(first.body.data.reference);
});

test("a filled honeypot, a form of another site and a body that is no form are refused", async () => {
  const trapped = await post({ changes: { homepage_url: "https://spam.example" } });
  expect(trapped.body.errors).toEqual({ homepage_url: ["Leave this field empty"] });
  const foreign = { "Sec-Fetch-Site": "cross-site", Origin: "https://e.x" };
  expect((await post({ headers: foreign })).status).toBe(403);
  const response = await api.request("/api/forms/apply", {
    method: "POST",
    body: "{}",
    headers: { "Content-Type": "text/plain" },
  });
  expect(response.status).toBe(415);
});

test("a name cannot break out of an email's headers", async () => {
  await post({ changes: { first_name: "Eve\r\nBcc: all@example.com", last_name: "X, Y" } });
  for (const email of await listQueuedEmails(db)) {
    expect(`${email.subject}${email.to.name}${email.replyTo?.name}`).not.toMatch(/[\r\n]/);
  }
});

const { api: guarded, solve } = createGuarded(services);

test("a form that fails costs neither the solution of the captcha nor the CV", async () => {
  const g_recaptcha = await solve("apply");
  const cv = await sendCv();
  for (const wrong of [{ first_name: "" }, { job: "closed-job" }]) {
    const failed = await post({ to: guarded, changes: { g_recaptcha, cv, ...wrong } });
    expect(failed.status).toBe(422);
  }
  expect(await db.$count(spentCaptchas)).toBe(0);
  expect((await post({ to: guarded, changes: { g_recaptcha, cv } })).status).toBe(201);
  expect(await db.$count(spentCaptchas)).toBe(1);
});

test("a token of another form is not good for this one", async () => {
  const { status, body } = await post({
    to: guarded,
    changes: { g_recaptcha: await solve("hire") },
  });
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(["g_recaptcha"]);
});

const NAMES = [
  ...toApplyForm().keys(),
  "cv",
  "links",
  "links[]",
  "technologies",
  "technologies[]",
  "technologies[0]",
  "languages",
  "technologies[x][years]",
  "job[0]",
  "email[a][b]",
  "__proto__[x]",
  "about[]",
  "keep_profile",
];

test("whatever is sent, the response is a success or a 4xx with its reason", async () => {
  const name = fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 20 }));
  const value = fc.oneof(
    fc.constantFrom(
      "",
      "0",
      "-1",
      "1e400",
      "NaN",
      "true",
      "open-job",
      "EE",
      "\ud800",
      "\u202e",
      "💥",
    ),
    fc.string({ unit: "binary", maxLength: 100 }),
    fc.constant("https://[::1]:99999/"),
    fc.constant("9".repeat(400)),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      async (fields, isWhole) => {
        await db.execute(sql`truncate rate_limits, mail_confirmations`);
        const form = isWhole ? toApplyForm() : new FormData();
        for (const [field, text] of fields) form.set(field, text);
        const response = await api.request("/api/forms/apply", { method: "POST", body: form });
        const body = ProblemSchema.parse(await response.json());
        expect([400, 422]).toContain(response.status);
        if (response.status === 422) expect(Object.keys(body.errors ?? {})).not.toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);
