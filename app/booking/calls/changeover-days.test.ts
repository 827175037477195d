import { expect, test } from "vitest";
import { createBookingApi } from "#tests/support/booking-api.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";

const { db, time, configure, send } = await createBookingApi();

const ALWAYS = Object.fromEntries(
  ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
    day,
    ["00:00-24:00"],
  ]),
);

/** Times of a call, written by hand from the rules of each zone. */
type Expected = {
  /** What the form sends. */
  at: { date: string; time: string; zone: string };
  agencyTime: string;
  starts_at: string;
  client_text: string;
  our_text: string | undefined;
};

const CALLS: Record<string, Expected> = {
  "the first hour of summer in Tallinn": {
    at: { date: "2027-03-28", time: "04:00", zone: "Europe/Tallinn" },
    agencyTime: "Europe/Tallinn",
    starts_at: "20270328T010000Z",
    client_text: "Sunday 28 March 2027, 04:00–04:30 (Tallinn, GMT+3)",
    our_text: undefined,
  },
  "the last half hour of winter in Tallinn, from Kathmandu": {
    at: { date: "2027-03-28", time: "06:15", zone: "Asia/Kathmandu" },
    agencyTime: "Europe/Tallinn",
    starts_at: "20270328T003000Z",
    client_text: "Sunday 28 March 2027, 06:15–06:45 (Kathmandu, GMT+5:45)",
    // It ends when the clocks go forward.
    our_text: "Sunday 28 March 2027, 02:30–04:00 (Tallinn, GMT+2 to GMT+3)",
  },
  "between the changes of New York and Tallinn": {
    at: { date: "2027-03-15", time: "09:00", zone: "America/New_York" },
    agencyTime: "Europe/Tallinn",
    starts_at: "20270315T130000Z",
    client_text: "Monday 15 March 2027, 09:00–09:30 (New York, GMT−4)",
    our_text: "Monday 15 March 2027, 15:00–15:30 (Tallinn, GMT+2)",
  },
  "the hour that comes twice in New York, the first time": {
    at: { date: "2027-11-07", time: "01:30", zone: "America/New_York" },
    agencyTime: "America/New_York",
    starts_at: "20271107T053000Z",
    client_text: "Sunday 7 November 2027, 01:30–01:00 (New York, GMT−4 to GMT−5)",
    our_text: undefined,
  },
  "after half an hour was added on Lord Howe": {
    at: { date: "2027-10-03", time: "02:30", zone: "Australia/Lord_Howe" },
    agencyTime: "Australia/Lord_Howe",
    starts_at: "20271002T153000Z",
    client_text: "Sunday 3 October 2027, 02:30–03:00 (Lord Howe, GMT+11)",
    our_text: undefined,
  },
  "the first hour of summer in Cairo, whose clocks change at midnight": {
    at: { date: "2027-04-30", time: "01:00", zone: "Africa/Cairo" },
    agencyTime: "Europe/Tallinn",
    starts_at: "20270429T220000Z",
    client_text: "Friday 30 April 2027, 01:00–01:30 (Cairo, GMT+3)",
    our_text: "Friday 30 April 2027, 01:00–01:30 (Tallinn, GMT+3)",
  },
  "New Year in Apia, the last year in New York": {
    at: { date: "2027-12-31", time: "23:30", zone: "America/New_York" },
    agencyTime: "Pacific/Apia",
    starts_at: "20280101T043000Z",
    client_text: "Friday 31 December 2027, 23:30–00:00 (New York, GMT−5)",
    our_text: "Saturday 1 January 2028, 17:30–18:00 (Apia, GMT+13)",
  },
  "29 February in Kathmandu": {
    at: { date: "2028-02-29", time: "00:15", zone: "Asia/Kathmandu" },
    agencyTime: "Europe/Tallinn",
    starts_at: "20280228T183000Z",
    client_text: "Tuesday 29 February 2028, 00:15–00:45 (Kathmandu, GMT+5:45)",
    our_text: "Monday 28 February 2028, 20:30–21:00 (Tallinn, GMT+2)",
  },
};

test.each(Object.entries(CALLS))(
  "a call in %s is at the same time in both emails and calendar files",
  async (_, expected) => {
    const { at, agencyTime, starts_at, client_text, our_text } = expected;
    await configure({ timezone: agencyTime, weekly_hours: ALWAYS });
    time.now = new Date(Date.parse(`${at.date}T12:00:00Z`) - 3 * 86_400_000);
    const { status, body } = await send({
      "contact_at[date]": at.date,
      "contact_at[time]": at.time,
      "contact_at[timezone]": at.zone,
    });
    expect([status, body.errors]).toEqual([201, undefined]);
    const emails = await listQueuedEmails(db);
    expect(emails.length).toBeGreaterThan(0);
    for (const { text, calendar } of emails) {
      expect(text).toContain(client_text);
      if (our_text) expect(text).toContain(our_text);
      expect(calendar?.content).toContain(`DTSTART:${starts_at}`);
    }
  },
);
