import { expect, test } from "vitest";
import { toFormCallParts } from "#app/booking/calls/book-for-form.server.ts";
import {
  renderConfirmation,
  renderOperatorEmails,
} from "#app/requests/emails/form-emails.server.ts";
import { type HireRequest, HireRequestSchema } from "#contract/clients/hire-request.ts";
import type { MemberCard } from "#contract/members/member.ts";
import type { Email } from "#services/email/email.server.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { type HireEmailData, toHireEmails } from "./hire-mails.server.ts";

const member = {
  id: 1,
  slug: "anna-kask",
  first_name: "Anna",
  last_name: "Kask",
  position: "Senior React developer",
  sales_rate: 65,
  sales_currency: "EUR",
} as MemberCard;

const SITE_URL = "https://ogds.example";
const CALL = {
  reference: "OG-7K3M9Q",
  starts_at: new Date("2026-12-01T08:30:00Z"),
  ends_at: new Date("2026-12-01T09:00:00Z"),
  timezone: "Europe/London",
  our_timezone: "Europe/Tallinn",
  sequence: 0,
  confirm_by: null,
};

function toEmailData(changes: Partial<Record<keyof HireRequest, unknown>> = {}): HireEmailData {
  return {
    reference: "OG-7K3M9Q",
    submitted_at: new Date("2026-11-21T09:15:30Z"),
    siteUrl: "https://ogds.example",
    call: toFormCallParts({
      call: CALL,
      client: { name: "Zoë Tamm", email: "zoe@example.com" },
      token: "secret-of-the-link",
      stamp: new Date("2026-11-21T09:15:30Z"),
      site: TEST_SITE,
      siteUrl: SITE_URL,
    }),
    members: [
      member,
      { ...member, id: 2, slug: "bo-li", first_name: "Bo", last_name: "Li", sales_rate: null },
    ],
    isConfirmed: true,
    site: TEST_SITE,
    request: HireRequestSchema.parse({
      type: "multiple",
      name: "Zoë Tamm",
      email: "zoe@example.com",
      company_name: "Põhjatuul OÜ",
      project_type: "New product",
      project_duration: "3_6_month",
      workload: "part_time",
      start_date: "1_2_weeks",
      message: "We build a shop.\nCall me <after> lunch & coffee.",
      members: [{ member_id: 1 }, { member_id: 2 }],
      marketing_consent: "true",
      contact_at: { date: "2026-12-01", time: "08:30", timezone: "Europe/London" },
      ...changes,
    }),
  };
}

const operator = { name: "OGDS", address: "team@ogds.example" };
async function toOperatorEmail(emailData: HireEmailData): Promise<Email> {
  const mailTo = ["OGDS <team@ogds.example>", "second@ogds.example"];
  const [first, ...others] = await renderOperatorEmails(toHireEmails(emailData), mailTo);
  // Each recipient has an email of their own, with the same text.
  expect(others.map(({ to }) => to.address)).toEqual(["second@ogds.example"]);
  expect(others[0]?.text).toBe(first?.text);
  return first as Email;
}
async function toConfirmation(emailData: HireEmailData): Promise<Email> {
  const emails = toHireEmails(emailData);
  if (!emails.confirmation) throw new Error("there is no confirmation");
  return renderConfirmation(emails, emails.confirmation);
}

test("the operator reads everything the client sent, with links to the profiles", async () => {
  const email = await toOperatorEmail(toEmailData());
  for (const words of [
    "OG-7K3M9Q",
    "Zoë Tamm",
    "zoe@example.com",
    "Põhjatuul OÜ",
    "New product",
    "3–6 months",
    "Part-time",
    "In 1–2 weeks",
    "Tuesday 1 December 2026, 10:30–11:00 (Tallinn, GMT+2)",
    "Tuesday 1 December 2026, 08:30–09:00 (London, GMT)",
    "Yes, agreed",
    "2026-11-21 11:15 Europe/Tallinn",
    "Anna Kask",
    "Senior React developer, €65 / h",
    "https://ogds.example/developers/anna-kask",
    "https://ogds.example/developers/bo-li",
  ]) {
    expect(email.text).toContain(words);
    expect(email.html).toContain(words);
  }
  expect(email.text).toContain("> We build a shop.\n> Call me <after> lunch & coffee.");
  expect(email.html).toContain("We build a shop.<br>Call me &lt;after&gt; lunch &amp; coffee.");
});

test("the reference is in the subject and a reply goes to the client", async () => {
  const email = await toOperatorEmail(toEmailData());
  expect(email.subject).toBe("Hire request OG-7K3M9Q from Zoë Tamm of Põhjatuul OÜ");
  expect(email.to).toEqual(operator);
  expect(email.replyTo).toEqual({ name: "Zoë Tamm", address: "zoe@example.com" });
});

test("the next step and the link to the status come first, then everything else", async () => {
  const emails = toHireEmails(toEmailData());
  expect(emails.confirmation?.blocks[0]).toMatchObject({
    text: "Hello Zoë,\n\nYou asked to hire 2 developers. Your reference is OG-7K3M9Q.\n\nNext step: We'll check that the developers you chose are available.",
  });
});

test("the client reads the reference, what happens next and what they selected", async () => {
  const email = await toConfirmation(toEmailData());
  expect(email.to).toEqual({ name: "Zoë Tamm", address: "zoe@example.com" });
  expect(email.replyTo?.address).toBe("hello@ogds.example");
  expect(email.subject).toContain("OG-7K3M9Q");
  for (const words of ["Anna Kask", "3–6 months", "Hello Zoë,"])
    expect(email.text).toContain(words);
});

test("the next steps distinguish the booked call from the one with the developers", async () => {
  const booked = await toConfirmation(toEmailData());
  expect(booked.text).toContain("We'll call at the time you booked, then set up calls with");
  expect(booked.text).toContain("Call: Tuesday 1 December 2026, 08:30–09:00 (London, GMT). We'll");
  expect(booked.text).not.toContain("within one working day");
  const unbooked = await toConfirmation({ ...toEmailData(), call: undefined });
  expect(unbooked.text).toContain("email you within one working day.\n3. Call\n");
  expect(unbooked.text).not.toContain("you booked");
});

test("an email to an unconfirmed address repeats nothing that was typed", async () => {
  const input = {
    name: "Visit evil.example",
    company_name: "evil.example/company",
    project_type: "evil.example/project",
    message: "Win at evil.example/message",
  };
  const emailData = toEmailData(input);
  const call = toFormCallParts({
    call: CALL,
    client: { name: input.name, email: "zoe@example.com" },
    token: "secret-of-the-link",
    stamp: new Date(),
    site: TEST_SITE,
    siteUrl: SITE_URL,
  });
  const email = await toConfirmation({ ...emailData, call });
  expect(email.calendar?.content.replaceAll("\r\n ", "")).toContain("MAILTO:zoe@example.com");
  expect(JSON.stringify(email)).not.toMatch(/evil/i);
  expect(email.to).toEqual({ address: "zoe@example.com" });
  expect(email.text).toContain("Hello,\n");
  const toUs = await toOperatorEmail(emailData);
  for (const text of Object.values(input)) expect(toUs.text).toContain(text);
});

test("the operator reads when no confirmation was sent", async () => {
  const limited = await toOperatorEmail({ ...toEmailData(), isConfirmed: false });
  expect(limited.text).toContain("Confirmation: Not sent");
  expect((await toOperatorEmail(toEmailData())).text).not.toContain("Confirmation:");
  const { confirmation } = toHireEmails({ ...toEmailData(), isConfirmed: false });
  expect(confirmation).toBeUndefined();
});

test("what was left out is left out", async () => {
  const emailData = toEmailData({ company_name: "", message: "", contact_at: undefined });
  const [toOperator, toClient] = [
    await toOperatorEmail(emailData),
    await toConfirmation(emailData),
  ];
  expect(toOperator.subject).toBe("Hire request OG-7K3M9Q from Zoë Tamm");
  expect(toOperator.text).toContain("Company: Not given");
  for (const { text } of [toOperator, toClient]) {
    expect(text).not.toMatch(/Message|undefined|null/);
  }
});

test("both sides get the call in both zones and as an invitation, the client alone the link", async () => {
  const toClient = await toConfirmation(toEmailData());
  const toUs = await toOperatorEmail(toEmailData());
  for (const { text, calendar } of [toClient, toUs]) {
    expect(text).toContain("10:30–11:00 (Tallinn, GMT+2)");
    expect(text).toContain("08:30–09:00 (London, GMT)");
    expect(calendar?.method).toBe("REQUEST");
    expect(calendar?.content).toContain("UID:og-7k3m9q@ogds.example");
    expect(calendar?.content).toContain("DTSTART:20261201T083000Z");
  }
  expect(toClient.text).toContain("https://ogds.example/booking/secret-of-the-link");
  expect(JSON.stringify(toUs)).not.toContain("secret-of-the-link");
});

test("without a call there is no invitation", async () => {
  const email = await toConfirmation({ ...toEmailData(), call: undefined });
  expect(email.calendar).toBeUndefined();
  expect(email.text).not.toContain("/booking/");
});
