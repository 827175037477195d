import { expect, test } from "vitest";
import { findCallFaults, toCallControlErrors, toCallZone, toContactAt } from "./plain-call.ts";

const SLOT = "2026-12-01T08:30:00.000Z";

test("the chosen slot is sent as the clocks of the client's zone show it", () => {
  expect(toContactAt({ contact_at: SLOT, call_timezone: "America/New_York" })).toEqual({
    contact_at: {
      date: "2026-12-01",
      time: "03:30",
      offset: "-05:00",
      timezone: "America/New_York",
    },
  });
});

test("without a slot no call is booked", () => {
  expect(toContactAt({})).toEqual({});
  expect(toContactAt({ contact_at: "", call_timezone: "Europe/Tallinn" })).toEqual({});
});

test.each([
  ["a slot that is no moment", { contact_at: "choose", call_timezone: "Europe/Tallinn" }],
  ["a zone that does not exist", { contact_at: SLOT, call_timezone: "Mars/Base" }],
  ["an endless slot", { contact_at: "1".repeat(10_000), call_timezone: "Europe/Tallinn" }],
])("%s is a call without a time, which the schema refuses", (_what, input) => {
  expect(toContactAt(input)).toEqual({ contact_at: { timezone: input.call_timezone } });
});

test("free times are shown in the zone of the client, or in ours", () => {
  expect(toCallZone({ call_timezone: "Asia/Tokyo" }, "Europe/Tallinn")).toBe("Asia/Tokyo");
  expect(toCallZone({ call_timezone: "Mars/Base" }, "Europe/Tallinn")).toBe("Europe/Tallinn");
  expect(toCallZone({}, "Europe/Tallinn")).toBe("Europe/Tallinn");
});

test("a zone that was changed after the times were shown asks to check the time", () => {
  const input = { contact_at: SLOT, call_timezone: "America/New_York" };
  expect(findCallFaults({ ...input, shown_timezone: "Europe/Tallinn" })).toEqual({
    contact_at: ["The times are now in New York time. Check the time of your call and send again"],
  });
  expect(findCallFaults({ ...input, shown_timezone: "America/New_York" })).toEqual({});
  expect(findCallFaults(input)).toEqual({});
});

test("the option that asks for another time is no choice", () => {
  expect(findCallFaults({ contact_at: "choose", call_timezone: "Europe/Tallinn" })).toEqual({
    contact_at: ["Choose another time, or no call"],
  });
  expect(findCallFaults({ contact_at: "" })).toEqual({});
});

test("errors of a call are beside its controls, each once", () => {
  const taken = "This time was just taken";
  expect(
    toCallControlErrors({
      "contact_at.date": [taken],
      "contact_at.time": [taken],
      "contact_at.timezone": ["Choose a time zone"],
      name: ["Enter your name"],
    }),
  ).toEqual({
    contact_at: [taken],
    call_timezone: ["Choose a time zone"],
    name: ["Enter your name"],
  });
});
