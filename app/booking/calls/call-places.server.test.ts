import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { saveSite } from "#app/site/site.repository.server.ts";
import { BookingConfigSchema, SlotsSchema } from "#contract/calls/booking.ts";
import { toClientPlace, toHostPlace } from "#contract/calls/call-place.ts";
import { SubmissionReceiptSchema } from "#contract/http/submission.ts";
import { bookings } from "#database/tables/bookings.ts";
import { confirmAddress } from "#tests/support/booking-api.ts";
import { seedMembers } from "#tests/support/members.ts";
import { listQueuedEmails, toRequestForm } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { TEST_SITE } from "#tests/support/site.ts";

const services = await createTestServices({ TRUST_PROXY: "1" });
const { db } = services;
/** A Saturday. */
const NOW = new Date("2026-11-21T09:00:00Z");
const api = createApi({ ...services, clock: () => NOW });
const MARI = { name: "Mari Lepik", email: "mari@ogds.example" };
const LINK = "https://meet.example.com/mari";
const PHONE = "+372 5555 0123";

beforeAll(() => seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]));
beforeEach(async () => {
  await db.execute(sql`truncate requests, bookings, booking_hosts restart identity cascade`);
  await db.execute(sql`truncate rate_limits, mail_confirmations`);
  await db.execute(sql`delete from pgboss.job`);
});

async function configure(booking: object) {
  const config = BookingConfigSchema.parse({ timezone: "Europe/Tallinn", ...booking });
  await saveSite(db, { ...TEST_SITE, booking: config });
}

const EMAIL = "zoe@example.com";

async function book(fields: Record<string, string> = {}) {
  await confirmAddress(db, EMAIL);
  return api.request("/api/forms/request", {
    method: "POST",
    body: toRequestForm({
      email: EMAIL,
      "contact_at[date]": "2026-11-23",
      "contact_at[time]": "08:00",
      "contact_at[timezone]": "UTC",
      ...fields,
    }),
    headers: { "Idempotency-Key": randomUUID(), "X-Forwarded-For": "10.1.1.1" },
  });
}

/** Text and calendar of each email, by the address. */
async function readEmails() {
  const emails = await listQueuedEmails(db);
  return emails.map(({ to, text, calendar }) => ({
    to: to.address,
    text,
    location: calendar?.content.replaceAll("\r\n ", "").match(/^LOCATION:(.*)$/m)?.[1],
  }));
}

test.each([
  ["phone", { "contact_at[phone]": PHONE }, toClientPlace("phone", PHONE), `By phone: ${PHONE}`],
  ["phone", {}, toClientPlace("phone", null), toHostPlace("phone", null)],
  ["client_link", {}, toClientPlace("client_link", null), toHostPlace("client_link", null)],
  [LINK, {}, LINK, LINK],
] as const)(
  "a call by %s with %j says so to client and host, in texts and calendars",
  async (place, fields, toClient, toHost) => {
    await configure({ hosts: [{ ...MARI, place }] });
    const response = await book(fields);
    const { data } = SubmissionReceiptSchema.parse(await response.json());
    expect(data.call?.place).toBe(toClient);
    const emails = await readEmails();
    const host = emails.find(({ to }) => to === MARI.email);
    const client = emails.find(({ to }) => to === EMAIL);
    expect(host?.text).toContain(toHost);
    expect(host?.location).toBe(toHost.replaceAll(/([,;])/g, "\\$1"));
    expect(client?.text).toContain(toClient);
    expect(client?.location).toBe(toClient.replaceAll(/([,;])/g, "\\$1"));
    // Anyone can enter another person's address: what was typed is not repeated to it.
    expect(client?.text).not.toContain(PHONE);
  },
);

test("a host without a place has the agency's, and without any nothing is said", async () => {
  await configure({ hosts: [MARI], place: "client_link" });
  const first = SubmissionReceiptSchema.parse(await (await book()).json());
  expect(first.data.call?.place).toBe(toClientPlace("client_link", null));
  await db.execute(sql`truncate requests, bookings cascade`);
  await configure({ hosts: [MARI] });
  const second = SubmissionReceiptSchema.parse(await (await book()).json());
  expect(second.data.call).not.toHaveProperty("place");
});

test.each([
  [{ hosts: [{ ...MARI, place: "phone" }] }, true],
  [{ hosts: 2, place: "phone" }, true],
  [{ hosts: [{ ...MARI, place: LINK }], place: "phone" }, false],
  [{}, false],
])("with %j clients are asked for a number: %s", async (booking, expected) => {
  await configure(booking);
  const slots = SlotsSchema.parse(await (await api.request("/api/booking/slots")).json());
  expect(slots.meta.asks_phone).toBe(expected);
});

test("a number of too few or too many characters is refused, and a good one stored with the call", async () => {
  await configure({ hosts: [{ ...MARI, place: "phone" }] });
  for (const phone of ["1234", "1".repeat(26)]) {
    const response = await book({ "contact_at[phone]": phone });
    expect(response.status).toBe(422);
    expect(await response.json()).toHaveProperty(["errors", "contact_at.phone"]);
  }
  expect((await book({ "contact_at[phone]": ` ${PHONE} ` })).status).toBe(201);
  expect((await db.select().from(bookings)).map(({ phone }) => phone)).toEqual([PHONE]);
});

test.each(["http://meet.example.com", "javascript:alert(1)", "office", "https://a b"])(
  "%s is no place of a call",
  (place) => {
    expect(BookingConfigSchema.safeParse({ place }).success).toBe(false);
  },
);
