import { expect, test } from "vitest";
import {
  toCallCalendar,
  toClientCallBlocks,
  toOperatorCallBlocks,
} from "#app/booking/calls/call-mails.server.ts";
import { renderFormMails } from "#app/requests/mails/form-mails.server.ts";
import { type HireRequest, HireRequestSchema } from "#contract/hire-request.ts";
import type { MemberCard } from "#contract/member.ts";
import type { Mail } from "#services/mail/mail.server.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { type HireMailData, toHireMails } from "./hire-mails.server.ts";

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

function toMailData(changes: Partial<Record<keyof HireRequest, unknown>> = {}): HireMailData {
  return {
    reference: "OG-7K3M9Q",
    submitted_at: new Date("2026-11-21T09:15:30Z"),
    siteUrl: "https://ogds.example",
    call: {
      operatorBlocks: toOperatorCallBlocks(CALL),
      clientBlocks: toClientCallBlocks({
        call: CALL,
        token: "secret-of-the-link",
        siteUrl: SITE_URL,
      }),
      calendar: toCallCalendar(
        {
          call: CALL,
          client: { name: "Zoë Tamm", email: "zoe@example.com" },
          stamp: new Date("2026-11-21T09:15:30Z"),
          site: TEST_SITE,
          siteUrl: SITE_URL,
        },
        "REQUEST",
      ),
      isTentative: false,
    },
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
const render = (mailData: HireMailData) =>
  renderFormMails(toHireMails(mailData), ["OGDS <team@ogds.example>", "second@ogds.example"]);
async function toOperatorMail(mailData: HireMailData): Promise<Mail> {
  const [first, ...others] = (await render(mailData)).operators;
  // Each recipient has an email of their own, with the same text.
  expect(others.map(({ to }) => to.address)).toEqual(["second@ogds.example"]);
  expect(others[0]?.text).toBe(first?.text);
  return first as Mail;
}
async function toConfirmation(mailData: HireMailData): Promise<Mail> {
  const { confirmation } = await render(mailData);
  if (!confirmation) throw new Error("there is no confirmation");
  return confirmation;
}

test("the operator reads everything the client sent, with links to the profiles", async () => {
  const mail = await toOperatorMail(toMailData());
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
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words);
  }
  expect(mail.text).toContain("> We build a shop.\n> Call me <after> lunch & coffee.");
  expect(mail.html).toContain("We build a shop.<br>Call me &lt;after&gt; lunch &amp; coffee.");
});

test("the reference is in the subject and a reply goes to the client", async () => {
  const mail = await toOperatorMail(toMailData());
  expect(mail.subject).toBe("Hire request OG-7K3M9Q from Zoë Tamm of Põhjatuul OÜ");
  expect(mail.to).toEqual(operator);
  expect(mail.replyTo).toEqual({ name: "Zoë Tamm", address: "zoe@example.com" });
});

test("the client reads the reference, what happens next and what they selected", async () => {
  const mail = await toConfirmation(toMailData());
  expect(mail.to).toEqual({ name: "Zoë Tamm", address: "zoe@example.com" });
  expect(mail.replyTo?.address).toBe("hello@ogds.example");
  expect(mail.subject).toContain("OG-7K3M9Q");
  for (const words of ["Anna Kask", "3–6 months", "Hello Zoë Tamm,"])
    expect(mail.text).toContain(words);
});

test("the next steps distinguish the booked call from the one with the developers", async () => {
  const booked = await toConfirmation(toMailData());
  expect(booked.text).toContain("We'll call at the time you booked, then set up calls with");
  expect(booked.text).not.toContain("within one working day to arrange");
  const unbooked = await toConfirmation({ ...toMailData(), call: undefined });
  expect(unbooked.text).toContain("We email you within one working day to arrange calls with");
  expect(unbooked.text).not.toContain("you booked");
});

test("an email to an unconfirmed address repeats nothing that was typed", async () => {
  const typed = {
    name: "Visit evil.example",
    company_name: "evil.example/company",
    project_type: "evil.example/project",
    message: "Win at evil.example/message",
  };
  const mailData = toMailData(typed);
  const client = { name: typed.name, email: "zoe@example.com" };
  const invitation = { call: CALL, client, stamp: new Date(), site: TEST_SITE, siteUrl: SITE_URL };
  const calendar = toCallCalendar(invitation, "REQUEST");
  const call = mailData.call && { ...mailData.call, calendar };
  const mail = await toConfirmation({ ...mailData, call });
  expect(mail.calendar?.content.replaceAll("\r\n ", "")).toContain("MAILTO:zoe@example.com");
  expect(JSON.stringify(mail)).not.toMatch(/evil/i);
  expect(mail.to).toEqual({ address: "zoe@example.com" });
  expect(mail.text).toContain("Hello,\n");
  const toUs = await toOperatorMail(mailData);
  for (const text of Object.values(typed)) expect(toUs.text).toContain(text);
});

test("the operator reads when no confirmation was sent", async () => {
  const limited = await toOperatorMail({ ...toMailData(), isConfirmed: false });
  expect(limited.text).toContain("Confirmation: Not sent");
  expect((await toOperatorMail(toMailData())).text).not.toContain("Confirmation:");
  expect(await render({ ...toMailData(), isConfirmed: false })).not.toHaveProperty("confirmation");
});

test("what was left out is left out", async () => {
  const mailData = toMailData({ company_name: "", message: "", contact_at: undefined });
  const [toOperator, toClient] = [await toOperatorMail(mailData), await toConfirmation(mailData)];
  expect(toOperator.subject).toBe("Hire request OG-7K3M9Q from Zoë Tamm");
  expect(toOperator.text).toContain("Company: Not given");
  for (const { text } of [toOperator, toClient]) {
    expect(text).not.toMatch(/Message|Call:|undefined|null/);
  }
});

test("both sides get the call in both zones and as an invitation, the client alone the link", async () => {
  const toClient = await toConfirmation(toMailData());
  const toUs = await toOperatorMail(toMailData());
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
  const mail = await toConfirmation({ ...toMailData(), call: undefined });
  expect(mail.calendar).toBeUndefined();
  expect(mail.text).not.toContain("/booking/");
});
