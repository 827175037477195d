import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#database/tables/bookings.ts";
import { requests } from "#database/tables/requests.ts";
import { CAPTCHA_HEADER } from "#platform/captcha/captcha.server.ts";
import { confirmAddress, createBookingApi, toCallFields } from "#tests/support/booking-api.ts";
import { createGuarded } from "#tests/support/form-api.ts";
import { listQueuedEmails, toRequestForm } from "#tests/support/requests.ts";
import { releaseUnconfirmedCalls } from "../invitations/release-calls.service.server.ts";

const { services, db, time, listSlots, send } = await createBookingApi();

/** Slots that do not touch each other with their breaks. */
const listApart = async (count: number) =>
  (await listSlots()).filter((_, index) => index % 2 === 0).slice(0, count);

/** Sends a request with a call for each slot at once, each from an address of its own. */
async function attack(slots: readonly string[], toClient: (index: number) => string) {
  const outcomes = await Promise.all(
    slots.map((slot, index) =>
      send(toCallFields(slot, { email: `a${index}@example.com` }), { client: toClient(index) }),
    ),
  );
  return outcomes.map(({ status }) => status);
}

const countBooked = (statuses: readonly number[]) =>
  statuses.filter((status) => status === 201).length;

describe("one client", () => {
  test.each([
    ["an IPv4 address", () => "203.0.113.7"],
    ["an IPv6 /56", (index: number) => `2001:db8:0:${index}::1`],
  ])("of %s books two calls, however many it asks for at once", async (_what, toClient) => {
    const statuses = await attack(await listApart(20), toClient);
    expect(countBooked(statuses)).toBe(2);
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
    // Nothing of those that were refused is left.
    expect(await db.$count(bookings)).toBe(2);
    expect(await db.$count(requests)).toBe(2);
  });

  test("reads at the times what to do, and sends the same request without a call", async () => {
    const client = "203.0.113.7";
    const [first = "", second = "", third = ""] = await listApart(3);
    for (const slot of [first, second]) await send(toCallFields(slot), { client });
    const { status, body } = await send(toCallFields(third, { email: "b@example.com" }), {
      client,
    });
    expect(status).toBe(429);
    expect(body.errors).toEqual({
      contact_at: [
        "You already have two calls booked. Move or cancel one with the link in its email, or send the request without a call",
      ],
    });
    expect((await send({ email: "b@example.com" }, { client })).status).toBe(201);
  });

  test("may book again the next day, and once a call is over or off", async () => {
    const client = "203.0.113.7";
    const slots = await listApart(4);
    const bookOne = async (index: number) =>
      (await send(toCallFields(slots[index] ?? "", { email: `c${index}@example.com` }), { client }))
        .status;
    expect([await bookOne(0), await bookOne(1), await bookOne(2)]).toEqual([201, 201, 429]);
    await db.execute(
      sql`update bookings set status = 'cancelled', confirm_by = null where id = (select min(id) from bookings)`,
    );
    expect([await bookOne(2), await bookOne(3)]).toEqual([201, 429]);
    await db.execute(sql`update request_sources set created_at = now() - interval '25 hours'`);
    expect(await bookOne(3)).toBe(201);
  });
});

test("one mailbox books two calls, in any spelling and from any network", async () => {
  const slots = await listApart(6);
  await confirmAddress(db, "zoe+2@gmail.com");
  const outcomes = await Promise.all(
    slots.map((slot, index) => send(toCallFields(slot, { email: `z.oe+${index}@gmail.com` }))),
  );
  expect(countBooked(outcomes.map(({ status }) => status))).toBe(2);
});

test.each([
  ["an IPv4 /24", (index: number) => `203.0.113.${index}`],
  ["an IPv6 /48", (index: number) => `2001:db8:1:${(index * 256).toString(16)}::1`],
])("%s books eight calls, and others in it are confirmed clients", async (_what, toClient) => {
  const slots = await listApart(20);
  const [last = "", ...more] = slots.toReversed();
  expect(countBooked(await attack(more, toClient))).toBe(8);
  const confirmed = await send(toCallFields(last), { client: toClient(200) });
  expect(confirmed.status).toBe(201);
});

test("an address that cannot be emailed a link books no call, and its request is stored without", async () => {
  const [slot = ""] = await listApart(1);
  const email = "victim@example.com";
  for (let sent = 0; sent < 3; sent += 1) {
    const { status } = await send(toCallFields(slot, { email }));
    expect(status).toBe(201);
    await db.execute(sql`update bookings set status = 'released', confirm_by = null`);
  }
  const { status, body } = await send(toCallFields(slot, { email }));
  expect(status).toBe(429);
  expect(body.errors.contact_at[0]).toContain("Send the request without a call");
  expect((await send({ email })).status).toBe(201);
});

describe("four clients with an address for each slot", () => {
  const clients = ["203.0.113.7", "198.51.100.7", "192.0.2.7", "2001:db8::7"];
  const toClient = (index: number) => clients[index % 4] ?? "";

  test("take eight times of the whole calendar, for 45 minutes, and no calendar of staff", async () => {
    const slots = await listSlots();
    let booked = 0;
    for (let start = 0; start < slots.length; start += 20) {
      booked += countBooked(await attack(slots.slice(start, start + 20), toClient));
      await db.execute(sql`truncate rate_limits`);
    }
    expect(booked).toBeLessThanOrEqual(8);
    // A call takes its neighbors' time for breaks.
    expect((await listSlots()).length).toBeGreaterThanOrEqual(slots.length - 3 * 8);
    const invited = (await listQueuedEmails(db)).filter(({ calendar }) => calendar);
    expect(invited.every(({ to }) => /^a\d+@/.test(to.address))).toBe(true);
    time.now = new Date(time.now.getTime() + 45 * 60_000);
    await releaseUnconfirmedCalls({ ...services, clock: () => time.now });
    expect(await listSlots()).toEqual(slots);
  });

  test("get no further with a solved captcha for each form", async () => {
    const { api, solve } = createGuarded({ ...services, clock: () => time.now });
    const slots = await listApart(16);
    const statuses = await Promise.all(
      slots.map(async (slot, index) => {
        const response = await api.request("/api/forms/request", {
          method: "POST",
          body: toRequestForm(toCallFields(slot, { email: `a${index}@example.com` })),
          headers: {
            "Idempotency-Key": randomUUID(),
            "X-Forwarded-For": toClient(index),
            [CAPTCHA_HEADER]: await solve("hire"),
          },
        });
        return response.status;
      }),
    );
    expect(countBooked(statuses)).toBe(8);
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
  });
});
