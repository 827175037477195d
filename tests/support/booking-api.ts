import { randomInt, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect } from "vitest";
import { createApi } from "#app/api.ts";
import { saveSite } from "#app/site/site.repository.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { BookingConfigSchema, SlotsSchema } from "#contract/calls/booking.ts";
import type { Database } from "#database/client.server.ts";
import { savedSearches } from "#database/tables/saved-searches.ts";
import { seedMembers } from "./members.ts";
import { listQueuedEmails, toRequestForm } from "./requests.ts";
import { createTestServices } from "./services.ts";

/** A Saturday, 11:00 in Tallinn. */
const NOW = new Date("2026-11-21T09:00:00Z");

/** Monday 23 November, 10:00 in Tallinn. */
export const MONDAY_TEN = "2026-11-23T08:00:00.000Z";
export const MONDAY_ELEVEN = "2026-11-23T09:00:00.000Z";

/** The fields of a call at a moment, as a client in Tallinn sends it. */
export function toCallFields(
  slot: string,
  more: Record<string, string> = {},
): Record<string, string> {
  const [date = "", time = ""] = new Date(Date.parse(slot) + 2 * 3_600_000)
    .toISOString()
    .split("T");
  return {
    "contact_at[date]": date,
    "contact_at[time]": time.slice(0, 5),
    "contact_at[timezone]": "Europe/Tallinn",
    ...more,
  };
}

/** Records that somebody used a link in an email to an address. */
export async function confirmAddress(db: Database, email: string): Promise<void> {
  const now = new Date();
  await db.insert(savedSearches).values({
    email,
    search: "",
    frequency: "weekly",
    idempotency_key: randomUUID(),
    confirmed_at: now,
    expires_at: now,
    due_at: now,
  });
}

/** An address in a network of its own. */
function createClientAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.1`;
}

/** The API of bookings on a database for the test file, emptied before each test. */
export async function createBookingApi() {
  const services = await createTestServices({ TRUST_PROXY: "1" });
  const { db } = services;
  const time = { now: NOW };
  const api = createApi({ ...services, clock: () => time.now });

  beforeAll(async () => {
    await seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]);
    await confirmAddress(db, "zoe@example.com");
  });
  beforeEach(async () => {
    time.now = NOW;
    await db.execute(
      sql`truncate requests, request_members, bookings, rate_limits, mail_confirmations cascade`,
    );
    await db.execute(sql`delete from pgboss.job`);
    await configure({});
  });

  async function configure(booking: object): Promise<void> {
    const site = await getSite(db);
    await saveSite(db, {
      ...site,
      booking: BookingConfigSchema.parse({ timezone: "Europe/Tallinn", ...booking }),
    });
  }

  async function request(path: string, body?: object) {
    const response = await api.request(`/api${path}`, {
      ...(body
        ? {
            method: "POST",
            body: JSON.stringify(body),
            headers: { "Content-Type": "application/json" },
          }
        : {}),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  async function listSlots(query = ""): Promise<string[]> {
    return SlotsSchema.parse((await request(`/booking/slots${query}`)).body).data;
  }

  const hold = (slot: string, earlier?: string) =>
    request("/booking/holds", { slot, ...(earlier ? { hold: earlier } : {}) });

  /** Sends a hire request, by default from an address that is confirmed and a network of its own. */
  async function send(
    fields: Record<string, string>,
    { key = randomUUID(), client = createClientAddress() }: { key?: string; client?: string } = {},
  ) {
    const response = await api.request("/api/forms/request", {
      method: "POST",
      body: toRequestForm(fields),
      headers: { "Idempotency-Key": key, "X-Forwarded-For": client },
    });
    return { status: response.status, body: await response.json() };
  }

  /** Books a call and returns the secret in the client's email. */
  async function book(slot = MONDAY_TEN, fields: Record<string, string> = {}): Promise<string> {
    const { status } = await send({ ...toCallFields(slot), ...fields });
    expect(status).toBe(201);
    const emails = await listQueuedEmails(db);
    const text = emails.map((email) => email.text).find((text) => text.includes("/booking/")) ?? "";
    const [, token = ""] = /\/booking\/([\w-]+)/.exec(text) ?? [];
    await db.execute(sql`delete from pgboss.job`);
    // URLs with capitals are redirected to lower case, which would be another secret.
    expect(token).toBe(token.toLowerCase());
    return token;
  }

  return { services, db, time, configure, request, listSlots, hold, send, book };
}
