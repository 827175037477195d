import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { saveSite } from "#app/site/site.repository.server.ts";
import { BookingConfigSchema } from "#contract/calls/booking.ts";
import { hostBusyTimes, hostCalendars } from "#database/tables/hosts.ts";
import { isPublicAddress } from "#platform/http/public-address.server.ts";
import { createTestServices } from "#tests/support/services.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { openReceiver } from "#tests/support/webhooks.ts";
import { listFreeHostSlots, listFreeSlots } from "../slots/free-slots.service.server.ts";
import { fetchCalendar } from "./fetch-calendar.server.ts";
import { setHostCalendar } from "./host-calendars.repository.server.ts";
import { importBusyTimes } from "./import-busy-times.service.server.ts";
import { readCalendar } from "./read-calendar.server.ts";

const CALENDAR = (...events: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:test", ...events, "END:VCALENDAR", ""].join("\r\n");
const EVENT = (...lines: string[]) =>
  ["BEGIN:VEVENT", "DTSTAMP:20260101T000000Z", ...lines, "END:VEVENT"].join("\r\n");

const read = async (text: string, from: string, to: string, timezone = "Europe/Tallinn") => {
  const range = { from: new Date(from), to: new Date(to) };
  const times = await readCalendar(text, { ...range, ownUid: "@ogds.example", timezone });
  return times.map(({ starts_at, ends_at }) =>
    [starts_at, ends_at].map((time) => time.toISOString().slice(5, 16)).join("/"),
  );
};

describe("busy times of a calendar", () => {
  test("repeat in their zone, also when clocks change", async () => {
    const weekly = CALENDAR(
      EVENT(
        "UID:weekly",
        "DTSTART;TZID=Europe/Berlin:20270301T090000",
        "DTEND;TZID=Europe/Berlin:20270301T100000",
        "RRULE:FREQ=WEEKLY;BYDAY=MO",
      ),
    );
    expect(await read(weekly, "2027-03-21T00:00Z", "2027-04-06T00:00Z")).toEqual([
      "03-22T08:00/03-22T09:00",
      "03-29T07:00/03-29T08:00",
      "04-05T07:00/04-05T08:00",
    ]);
  });

  test("include dates beside the rule, each in its own form", async () => {
    const extra = CALENDAR(
      EVENT(
        "UID:extra",
        "DTSTART;TZID=Europe/Berlin:20270301T090000",
        "DTEND;TZID=Europe/Berlin:20270301T100000",
        "RRULE:FREQ=DAILY;COUNT=1",
        "RDATE;TZID=Europe/Berlin:20270310T090000,20270330T110000",
        "RDATE;VALUE=PERIOD:20270401T100000Z/20270401T120000Z,20270402T100000Z/PT30M",
      ),
      EVENT(
        "UID:free",
        "DTSTART:20270303T090000Z",
        "DTEND:20270303T100000Z",
        "TRANSP:TRANSPARENT",
        "RDATE:20270304T090000Z",
      ),
    );
    expect(await read(extra, "2027-03-01T00:00Z", "2027-04-10T00:00Z")).toEqual([
      "03-01T08:00/03-01T09:00",
      "03-10T08:00/03-10T09:00",
      "03-30T09:00/03-30T10:00",
      "04-01T10:00/04-01T12:00",
      "04-02T10:00/04-02T10:30",
    ]);
  });

  test("leave out exceptions, and take changed repetitions where they moved", async () => {
    const daily = CALENDAR(
      EVENT(
        "UID:daily",
        "DTSTART:20261123T090000Z",
        "DTEND:20261123T093000Z",
        "RRULE:FREQ=DAILY;COUNT=4",
        "EXDATE:20261124T090000Z",
      ),
      EVENT(
        "UID:daily",
        "RECURRENCE-ID:20261125T090000Z",
        "DTSTART:20261125T140000Z",
        "DTEND:20261125T150000Z",
      ),
    );
    expect(await read(daily, "2026-11-22T00:00Z", "2026-12-01T00:00Z")).toEqual([
      "11-23T09:00/11-23T09:30",
      "11-25T14:00/11-25T15:00",
      "11-26T09:00/11-26T09:30",
    ]);
  });

  test("of whole days, and of times without a zone, are by the clocks of the host", async () => {
    const local = CALENDAR(
      EVENT("UID:day", "DTSTART;VALUE=DATE:20261124", "DTEND;VALUE=DATE:20261126"),
      EVENT("UID:floating", "DTSTART:20261127T100000", "DTEND:20261127T110000"),
    );
    const range = ["2026-11-22T00:00Z", "2026-12-01T00:00Z"] as const;
    expect(await read(local, ...range)).toEqual([
      "11-23T22:00/11-25T22:00",
      "11-27T08:00/11-27T09:00",
    ]);
    expect(await read(local, ...range, "America/New_York")).toEqual([
      "11-24T05:00/11-26T05:00",
      "11-27T15:00/11-27T16:00",
    ]);
  });

  test("are not those of free, cancelled and our own events; overlapping ones are one", async () => {
    const time = (from: string, to: string) => [
      `DTSTART:20261124T${from}Z`,
      `DTEND:20261124T${to}Z`,
    ];
    const mixed = CALENDAR(
      EVENT("UID:free", ...time("080000", "090000"), "TRANSP:TRANSPARENT"),
      EVENT("UID:off", ...time("090000", "100000"), "STATUS:CANCELLED"),
      EVENT("UID:og-7k3m9q@ogds.example", ...time("100000", "110000")),
      EVENT("UID:a", ...time("120000", "130000")),
      EVENT("UID:b", ...time("123000", "140000")),
      EVENT("UID:begun", "DTSTART:20261121T000000Z", "DTEND:20261122T060000Z"),
    );
    expect(await read(mixed, "2026-11-22T00:00Z", "2026-12-01T00:00Z")).toEqual([
      "11-21T00:00/11-22T06:00",
      "11-24T12:00/11-24T14:00",
    ]);
  });

  test.each([
    ["a page", "<html></html>"],
    ["an event that breaks off", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:2026"],
  ])("of %s are none, or an error in words", async (_name, text) => {
    const times = await read(text, "2026-11-22T00:00Z", "2026-12-01T00:00Z").catch(
      (error: Error) => error.message,
    );
    expect(times).toEqual("The link doesn't lead to a calendar that can be read");
  });

  test("of a rule that repeats every second for ever end with an error instead of a hang", async () => {
    const hostile = CALENDAR(
      EVENT("UID:x", "DTSTART:00010101T000000Z", "DTEND:00010101T000001Z", "RRULE:FREQ=SECONDLY"),
    );
    const outcome = await read(hostile, "2026-11-22T00:00Z", "2026-12-01T00:00Z").catch(
      (error: Error) => error.message,
    );
    expect(typeof outcome).toBe("string");
  }, 40_000);
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "192.168.1.1",
  "172.31.0.1",
  "169.254.169.254",
  "0.0.0.0",
  "100.64.0.1",
  "::1",
  "::",
  "fe80::1",
  "fd00::1",
  "::ffff:127.0.0.1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "224.0.0.1",
  "255.255.255.255",
  "192.0.2.1",
  "192.175.48.1",
  "::ffff:8.8.8.8",
  "1fff::1",
  "4000::1",
  "5f00::1",
  "ff02::1",
  "2001::1",
  "2001:10::1",
  "2001:20::1",
  "2001:1ff::1",
  "2001:db8::1",
  "2620:4f:8000::1",
  "3fff::1",
  "3fff:fff::1",
])("%s is not on the internet", (address) => expect(isPublicAddress(address)).toBe(false));
test.each([
  "93.184.216.34",
  "8.8.8.8",
  "172.32.0.1",
  "223.255.255.255",
  "2606:4700::1111",
  "2001:200::1",
  "2003::1",
  "3ffe:ffff::1",
  "2000::1",
])("%s is", (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  ["http://calendar.example/a.ics", "doesn't begin with https"],
  ["https://127.0.0.1/a.ics", "private network"],
  ["https://[::1]/a.ics", "private network"],
  ["https://localhost/a.ics", "private network"],
])("%s is not fetched", async (url, problem) => {
  await expect((async () => fetchCalendar(url))()).rejects.toThrow(problem);
});

test("a server that changes the protocol is named", async () => {
  await using receiver = await openReceiver((_, response) =>
    response.socket?.write(
      "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    ),
  );
  await expect(fetchCalendar(receiver.url, { isLocalAllowed: true })).rejects.toThrow(
    "responded with 101",
  );
});

const services = await createTestServices();
const { db } = services;
const NOW = new Date("2026-11-21T09:00:00Z");
const deps = { ...services, clock: () => NOW };
const local = { isLocalAllowed: true };
type Answer = { status?: number; headers?: object; body: string };
let respond: (path: string) => Answer | Promise<Answer>;
const server = createServer(async (request, response) => {
  const { status = 200, headers = {}, body } = await respond(request.url ?? "");
  response.writeHead(status, { ...headers }).end(body);
}).listen(0, "127.0.0.1");
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

const MEETING = CALENDAR(
  EVENT("UID:meeting", "DTSTART:20261123T080000Z", "DTEND:20261123T093000Z"),
);

describe("the calendar of a host", () => {
  beforeEach(async () => {
    await db.execute(sql`truncate requests, bookings, booking_hosts restart identity cascade`);
    const hosts = [
      { name: "Mari Lepik", email: "mari@ogds.example" },
      { name: "Joonas Kruus", email: "joonas@ogds.example" },
    ];
    const booking = BookingConfigSchema.parse({ timezone: "Europe/Tallinn", hosts });
    await saveSite(db, { ...TEST_SITE, booking });
    respond = () => ({ body: MEETING });
    await setHostCalendar(db, 1, `${origin()}/secret.ics`);
  });

  test("takes slots of this host only, with their break before it", async () => {
    await importBusyTimes(deps, undefined, local);
    const free = (await listFreeSlots(db, { now: NOW, host: 1 })).map((slot) => slot.toISOString());
    expect(free[0]).toBe("2026-11-23T09:30:00.000Z");
    const slots = await listFreeHostSlots(db, new Date("2026-11-23T08:00:00Z"), { now: NOW });
    expect(slots.map(({ host }) => host)).toEqual([2]);
  });

  test("that can't be read keeps what was known, and says why", async () => {
    await importBusyTimes(deps, undefined, local);
    respond = () => ({ status: 500, body: "" });
    await importBusyTimes(deps, undefined, local);
    const [calendar] = await db.select().from(hostCalendars);
    expect(calendar).toMatchObject({
      read_at: NOW,
      failed_at: NOW,
      problem: "The calendar's server responded with 500",
    });
    expect(await db.$count(hostBusyTimes)).toBe(1);
    respond = () => ({ body: CALENDAR() });
    await importBusyTimes(deps, 1, local);
    expect(await db.select().from(hostCalendars)).toMatchObject([{ failed_at: null }]);
    expect(await db.$count(hostBusyTimes)).toBe(0);
  });

  test("of another link that was entered meanwhile is not overwritten", async () => {
    respond = async () => {
      await setHostCalendar(db, 1, `${origin()}/other.ics`);
      return { body: MEETING };
    };
    await importBusyTimes(deps, 1, local);
    expect(await db.select().from(hostCalendars)).toMatchObject([{ read_at: null }]);
    expect(await db.$count(hostBusyTimes)).toBe(0);
  });

  test("of a person who takes no calls any more is forgotten with its link", async () => {
    await importBusyTimes(deps, 1, local);
    const hosts = [{ name: "Joonas Kruus", email: "joonas@ogds.example" }];
    await saveSite(db, { ...TEST_SITE, booking: BookingConfigSchema.parse({ hosts }) });
    await importBusyTimes(deps, undefined, local);
    expect(await db.$count(hostCalendars)).toBe(0);
    expect(await db.$count(hostBusyTimes)).toBe(0);
  });

  test("may be behind a redirect, but not behind many, and not be huge", async () => {
    respond = (path) =>
      path === "/secret.ics"
        ? { status: 302, headers: { Location: "/there.ics" }, body: "" }
        : { body: MEETING };
    await importBusyTimes(deps, 1, local);
    expect(await db.$count(hostBusyTimes)).toBe(1);
    respond = () => ({ status: 302, headers: { Location: "/secret.ics" }, body: "" });
    await importBusyTimes(deps, 1, local);
    respond = () => ({ body: "x".repeat(5_000_001) });
    const problems = [await readProblem()];
    await importBusyTimes(deps, 1, local);
    problems.push(await readProblem());
    expect(problems).toEqual(["The link redirects too often", "The calendar is larger than 5 MB"]);
  });

  test("is not read on this machine: a link into a private network is a failure", async () => {
    await importBusyTimes(deps);
    expect(await readProblem()).toBe(
      "The link redirects to an address that doesn't begin with https://",
    );
  });
});

async function readProblem() {
  const [calendar] = await db.select().from(hostCalendars);
  return calendar?.problem;
}
