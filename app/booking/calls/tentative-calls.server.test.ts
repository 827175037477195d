import { asc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#database/tables/bookings.ts";
import { requestEvents } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import {
  createBookingApi,
  MONDAY_ELEVEN,
  MONDAY_TEN,
  toCallFields,
} from "#tests/support/booking-api.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { readHostFeed } from "../feed/host-feed.service.server.ts";
import { setFeedToken } from "../feed/host-feeds.repository.server.ts";
import { listHostSchedules } from "../hosts/host-schedules.service.server.ts";
import { releaseUnconfirmedCalls } from "../invitations/release-calls.service.server.ts";
import { changeSubmittedCall } from "../page/submitted-change.server.ts";
import {
  cancelCallByToken,
  confirmCallByToken,
  findCallByToken,
} from "./call-changes.service.server.ts";

const { services, db, time, configure, request, listSlots, send, book } = await createBookingApi();
const deps = { ...services, clock: () => time.now };

/** Not confirmed, unlike the address that the tests of calls use. */
const NEW = { email: "new@example.com" };
const bookNew = () => book(MONDAY_TEN, NEW);
const release = () => releaseUnconfirmedCalls(deps);
const move = (token: string, slot: string, sequence = 0) =>
  request(`/booking/${token}/move`, { slot, sequence, timezone: "Europe/Tallinn" });

function wait(minutes: number): void {
  time.now = new Date(time.now.getTime() + minutes * 60_000);
}

async function readCall() {
  const [call] = await db.select().from(bookings);
  return call;
}

async function listChanges() {
  const rows = await db
    .select({ change: requestEvents.change })
    .from(requestEvents)
    .orderBy(asc(requestEvents.id));
  return rows.flatMap(({ change }) => (change?.field === "call" ? change.to : []));
}

const isConfirmed = async () =>
  (await db.select({ at: requests.address_confirmed_at }).from(requests))[0]?.at !== null;

describe("a call by an unconfirmed address", () => {
  test("is tentative, and only its client has it in an email and a calendar file", async () => {
    await configure({ hosts: [{ name: "Mari Lepik", email: "mari@ogds.example" }] });
    const { status, body } = await send(toCallFields(MONDAY_TEN, NEW));
    expect(status).toBe(201);
    expect(body.data.call).toMatchObject({
      status: "tentative",
      confirm_by: "2026-11-21T09:45:00.000Z",
    });
    const [operator, client, ...others] = await listQueuedEmails(db);
    expect(others).toEqual([]);
    expect(operator?.calendar).toBeUndefined();
    expect(operator?.text).toContain("Call (tentative)");
    expect(client?.subject).toMatch(/^Confirm the call about your request OG-/);
    expect(client?.text).toContain("Confirm it by 11:45 (Tallinn, GMT+2).");
    expect(client?.calendar?.content).toContain("STATUS:TENTATIVE");
    expect(client?.calendar?.content).toContain("SEQUENCE:0");
    expect(await listSlots()).not.toContain(MONDAY_TEN);
    const [host] = await listHostSchedules(db);
    const feed = { token_hash: toTokenHash("feed"), created_at: time.now };
    await setFeedToken(db, host?.host ?? 0, feed);
    const lookup = { now: time.now, siteUrl: "https://ogds.example" };
    expect(await readHostFeed(db, "feed", lookup)).toContain("STATUS:TENTATIVE");
  });

  test("is not confirmed by opening its link", async () => {
    const token = await bookNew();
    expect(await findCallByToken(db, token)).toMatchObject({ status: "tentative" });
    expect((await readCall())?.confirm_by).not.toBeNull();
    expect(await isConfirmed()).toBe(false);
  });

  test("is confirmed by the button, once, and then everybody has an invitation", async () => {
    const token = await bookNew();
    const form = new FormData();
    form.set("intent", "confirm");
    for (let press = 0; press < 2; press += 1) {
      const submission = new Request("https://ogds.example/", { method: "POST", body: form });
      expect(await changeSubmittedCall(deps, token, submission)).toEqual({ kind: "confirmed" });
    }
    expect(await readCall()).toMatchObject({ status: "booked", confirm_by: null, sequence: 1 });
    const emails = await listQueuedEmails(db);
    expect(emails.map(({ to }) => to.address).toSorted()).toEqual([
      "hello@ogds.example",
      "new@example.com",
    ]);
    for (const { calendar } of emails) {
      expect(calendar?.method).toBe("REQUEST");
      expect(calendar?.content).toContain("STATUS:CONFIRMED");
      expect(calendar?.content).toContain("SEQUENCE:1");
    }
    expect(await listChanges()).toEqual(["confirmed"]);
    wait(46);
    await release();
    expect(await readCall()).toMatchObject({ status: "booked" });
  });

  test("is confirmed by moving it, and the next call of the address is booked at once", async () => {
    const token = await bookNew();
    expect((await move(token, MONDAY_ELEVEN)).body.data.status).toBe("booked");
    const { body } = await send(toCallFields("2026-11-24T08:00:00Z", { email: "NEW@example.com" }));
    expect(body.data.call).toMatchObject({ status: "booked" });
    expect(body.data.call).not.toHaveProperty("confirm_by");
  });

  test("that its client cancels is news to the client only", async () => {
    const token = await bookNew();
    await cancelCallByToken(deps, token, { sequence: 0 });
    const emails = await listQueuedEmails(db);
    expect(emails.map(({ to }) => to.address)).toEqual(["new@example.com"]);
    expect(await listSlots()).toContain(MONDAY_TEN);
  });
});

describe("after 45 minutes without a confirmation", () => {
  test("the time is free again, the request stays and the client has one email", async () => {
    const token = await bookNew();
    wait(44);
    await release();
    expect(await readCall()).toMatchObject({ status: "booked" });
    wait(1);
    await Promise.all([release(), release()]);
    await release();
    expect(await listSlots()).toContain(MONDAY_TEN);
    expect(await findCallByToken(db, token)).toMatchObject({ status: "released", sequence: 1 });
    expect(await db.$count(requests)).toBe(1);
    expect(await listChanges()).toEqual(["released"]);
    const emails = await listQueuedEmails(db);
    expect(emails.map(({ to }) => to.address)).toEqual(["new@example.com"]);
    expect(emails[0]?.calendar?.method).toBe("CANCEL");
    expect(emails[0]?.text).toContain("Choose another time");
    await expect(confirmCallByToken(deps, token)).rejects.toMatchObject({ status: 409 });
  });

  test("any link to the call books another time, which is confirmed", async () => {
    const token = await bookNew();
    wait(45);
    await release();
    const [email] = await listQueuedEmails(db);
    const [, inEmail = ""] = /\/booking\/(\w+)/.exec(email?.text ?? "") ?? [];
    expect(inEmail).not.toBe(token);
    const slot = { slot: MONDAY_ELEVEN, timezone: "Europe/Tallinn" };
    const { status, body } = await request(`/booking/${token}/book`, slot);
    expect([status, body.data.status, body.data.sequence]).toEqual([200, "booked", 2]);
    expect(await findCallByToken(db, inEmail)).toMatchObject({ starts_at: MONDAY_ELEVEN });
    expect(await isConfirmed()).toBe(true);
  });

  test.each(["release first", "confirm first"])(
    "a confirmation at the same moment and the release never both win: %s",
    async (order) => {
      const token = await bookNew();
      wait(45);
      const confirm = () =>
        confirmCallByToken(deps, token).then(
          () => "confirmed",
          () => "too late",
        );
      const [outcome] =
        order === "confirm first"
          ? await Promise.all([confirm(), release()])
          : (await Promise.all([release(), confirm()])).toReversed();
      const call = await readCall();
      expect([outcome, call?.status]).toEqual(
        outcome === "confirmed" ? ["confirmed", "booked"] : ["too late", "released"],
      );
      expect(await listChanges()).toEqual([outcome === "confirmed" ? "confirmed" : "released"]);
    },
  );
});
