import { expect, test } from "vitest";
import { saveSite } from "#app/site/site.repository.server.ts";
import { BookingConfigSchema } from "#contract/calls/booking.ts";
import { bookings } from "#database/tables/bookings.ts";
import { requests } from "#database/tables/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { TEST_SITE } from "#tests/support/site.ts";
import { readListQuery } from "../lists/list-query.ts";
import { toCallFilters } from "./call-filters.ts";
import { listDeskHosts, readCallPage, readCallWeek } from "./call-list.service.server.ts";

const { db } = await createTestServices();
/** Wednesday, 12:00 in Tallinn. */
const NOW = new Date("2026-11-25T10:00:00Z");
const MARI = { name: "Mari Lepik", email: "mari@ogds.example" };
const JOONAS = { name: "Joonas Kruus", email: "joonas@ogds.example", days_off: ["2026-11-26"] };
const KAI = { name: "Kai Põld", email: "kai@ogds.example" };
const staff = {
  id: 1,
  name: "Mari",
  email: "Mari@ogds.example",
  role: "partner" as const,
  session_id: 1,
  signed_in_at: NOW,
};

async function configure(hosts: object[]): Promise<void> {
  const booking = BookingConfigSchema.parse({
    timezone: "Europe/Tallinn",
    days_off: ["2026-11-27"],
    hosts,
  });
  await saveSite(db, { ...TEST_SITE, booking });
}

await configure([MARI, JOONAS, KAI]);
await configure([MARI, JOONAS]);

/** Calls by their reference: host, beginning, and what became of them. */
const CALLS: [name: string, host: number, starts: string, state?: "asked" | "cancelled"][] = [
  ["sunday", 1, "2026-11-22T21:30:00Z"],
  ["monday", 1, "2026-11-22T22:00:00Z"],
  ["now", 2, "2026-11-25T09:45:00Z"],
  ["asked", 2, "2026-11-26T09:00:00Z", "asked"],
  ["cancelled", 1, "2026-11-26T10:00:00Z", "cancelled"],
  ["former", 3, "2026-11-29T21:30:00Z"],
  ["next", 1, "2026-11-29T22:00:00Z"],
];
for (const [reference, host, starts, state] of CALLS) {
  const [row] = await db
    .insert(requests)
    .values({
      reference,
      idempotency_key: crypto.randomUUID(),
      fingerprint: "x",
      form: "hire",
      name: reference,
      email: "zoe@example.com",
    })
    .returning({ id: requests.id });
  const starts_at = new Date(starts);
  const ends_at = new Date(starts_at.getTime() + 1_800_000);
  await db.insert(bookings).values({
    request_id: row?.id ?? null,
    host,
    starts_at,
    ends_at,
    blocked_until: ends_at,
    timezone: "UTC",
    token_hash: reference,
    status: state === "cancelled" ? "cancelled" : "booked",
    new_time_asked_at: state === "asked" ? NOW : null,
  });
}

async function list(search: string): Promise<string[]> {
  const hosts = await listDeskHosts(db);
  const context = { now: NOW, staff, hosts };
  const query = readListQuery(toCallFilters(hosts, staff.email), new URLSearchParams(search));
  const calls =
    query.view === "week"
      ? (await readCallWeek(db, query, context)).calls
      : (await readCallPage(db, query, context)).rows;
  return calls.map(({ reference }) => reference);
}

test.each([
  ["", ["monday", "now", "asked", "former"]],
  ["week=2026-11-22", ["sunday"]],
  ["week=2026-12-01", ["next"]],
  ["state=all", ["monday", "now", "asked", "cancelled", "former"]],
  ["state=cancelled", ["cancelled"]],
  ["state=asked", ["asked"]],
  ["host=me", ["monday"]],
  ["host=2", ["now", "asked"]],
  ["host=former", ["former"]],
  ["host=x&state=y&week=2026-02-30", ["monday", "now", "asked", "former"]],
  ["view=list", ["now", "asked", "former", "next"]],
  ["view=list&when=past", ["monday", "sunday"]],
  ["view=list&page=9", ["now", "asked", "former", "next"]],
])("the calls of ?%s, by the agency's clocks", async (search, expected) => {
  expect(await list(search)).toEqual(expected);
});

test("a week says who is off on which day", async () => {
  const hosts = await listDeskHosts(db);
  const query = readListQuery(toCallFilters(hosts, staff.email), new URLSearchParams());
  const { off } = await readCallWeek(db, query, { now: NOW, staff, hosts });
  expect(off).toEqual([[], [], [], ["Joonas Kruus"], ["Everybody"], [], []]);
});

test("a call has its day by the agency's clocks and the name of who has it", async () => {
  const hosts = await listDeskHosts(db);
  const query = readListQuery(toCallFilters(hosts, staff.email), new URLSearchParams());
  const { calls } = await readCallWeek(db, query, { now: NOW, staff, hosts });
  expect(calls.map(({ reference, day, host_name }) => [reference, day, host_name])).toEqual([
    ["monday", "2026-11-23", "Mari Lepik"],
    ["now", "2026-11-25", "Joonas Kruus"],
    ["asked", "2026-11-26", "Joonas Kruus"],
    ["former", "2026-11-29", "Kai Põld"],
  ]);
});

test("a person is offered their own calls only if they have some, and former hosts if there are", async () => {
  const hosts = await listDeskHosts(db);
  const labelsFor = (email: string, of = hosts) =>
    toCallFilters(of, email).host.options.map(([, label]) => label);
  expect(labelsFor("MARI@ogds.example")).toEqual([
    "All hosts",
    "Mine",
    "Mari Lepik",
    "Joonas Kruus",
    "Former hosts",
  ]);
  expect(labelsFor("else@ogds.example", [])).toEqual(["All hosts"]);
});

test("the hosts have nothing of their links", async () => {
  expect(await listDeskHosts(db)).toEqual([
    { id: 1, ...MARI, is_active: true },
    { id: 2, name: JOONAS.name, email: JOONAS.email, is_active: true },
    { id: 3, ...KAI, is_active: false },
  ]);
});
