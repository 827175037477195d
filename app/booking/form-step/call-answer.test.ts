import { expect, test } from "vitest";
import { type CallAnswer, NO_CALL, parseCallAnswer } from "./call-answer.ts";
import { toCallFields, withoutSlot, withSlot, withTimezone } from "./chosen-slot.ts";

const SLOT = "2026-11-24T08:30:00.000Z";
const chosen = withSlot(NO_CALL, SLOT, "Europe/Tallinn");
const held: CallAnswer = {
  ...chosen,
  bookingInfo: { starts_at: SLOT, hold: "secret", held_until: "2026-11-21T09:10:00.000Z" },
};

test("a chosen slot is stored in the visitor's time zone, and sent with its hold", () => {
  expect(chosen.contact_at).toEqual({
    date: "2026-11-24",
    time: "10:30",
    timezone: "Europe/Tallinn",
  });
  expect(Object.fromEntries(toCallFields(held))).toEqual({
    "contact_at[date]": "2026-11-24",
    "contact_at[time]": "10:30",
    "contact_at[timezone]": "Europe/Tallinn",
    "contact_at[offset]": "+02:00",
    "contact_at[hold]": "secret",
  });
});

test("the number to call is sent where there is one, and stays when another time is chosen", () => {
  const contact_at = { ...held.contact_at, phone: "+372 5555 0123" };
  const other = withSlot({ ...held, contact_at }, "2026-11-25T08:30:00.000Z", "Europe/Tallinn");
  const read = parseCallAnswer(JSON.parse(JSON.stringify(other)));
  expect(Object.fromEntries(toCallFields(read))).toMatchObject({
    "contact_at[date]": "2026-11-25",
    "contact_at[phone]": "+372 5555 0123",
  });
});

test("another zone shows the same call at another local time", () => {
  const moved = withTimezone(held, "Asia/Kolkata");
  expect(moved.contact_at).toEqual({
    ...held.contact_at,
    time: "14:00",
    timezone: "Asia/Kolkata",
  });
  expect(moved.bookingInfo).toEqual(held.bookingInfo);
  expect(withTimezone(NO_CALL, "Asia/Kolkata").contact_at.date).toBe("");
});

test("another slot is not held yet, and releases the hold before it", () => {
  const other = withSlot(held, "2026-11-24T09:30:00.000Z", "Europe/Tallinn");
  expect(other.bookingInfo).toEqual({
    starts_at: "2026-11-24T09:30:00.000Z",
    hold: "secret",
    held_until: "",
  });
});

test("without a call nothing is sent, and the zone stays", () => {
  const none = withoutSlot(held);
  expect(toCallFields(none)).toEqual([]);
  expect(none.contact_at.timezone).toBe("Europe/Tallinn");
  expect(withoutSlot(chosen).bookingInfo).toBeNull();
});

test("stored data is restored, and a value of another type is no call", () => {
  expect(parseCallAnswer(JSON.parse(JSON.stringify(held)))).toEqual({
    ...held,
    contact_at: { ...held.contact_at, phone: "" },
  });
  for (const stored of [
    null,
    { contact_at: "now", bookingInfo: 3 },
    { contact_at: held.contact_at, bookingInfo: { starts_at: "soon" } },
    { contact_at: { date: 1 } },
  ]) {
    expect(toCallFields(parseCallAnswer(stored))).toEqual([]);
  }
});

test.each([
  [{ date: "2026-12-01", time: "", timezone: "Europe/Tallinn" }, false],
  [{ date: "", time: "10:30", timezone: "Europe/Tallinn" }, false],
  [{ date: "2026-12-01", time: "10:30", timezone: "Europe/Tallinn" }, true],
])("a contact time slot is sent only when both date and time are set: %j", (contact_at, sent) => {
  const fields = Object.fromEntries(toCallFields({ ...NO_CALL, contact_at }));
  expect("contact_at[date]" in fields).toBe(sent);
  expect("contact_at[timezone]" in fields).toBe(sent);
});
