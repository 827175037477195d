import { expect, test } from "vitest";
import { toStationLine, toStations } from "./stations.ts";

const SENT = { sent: "21 November 2026" };
const namesOf = (stations: ReturnType<typeof toStations>) =>
  stations.map(({ name, state }) => `${name}: ${state}`);

test("a request that was just sent has all stations ahead, without a date that nobody knows", () => {
  const stations = toStations("hire", { read: "We check." }, { dates: SENT });
  expect(namesOf(stations)).toEqual([
    "Sent: done",
    "Read by a person: next",
    "Call: ahead",
    "Proposal: ahead",
    "Interviews: ahead",
    "Decision: ahead",
  ]);
  expect(stations.map(({ date }) => date)).toEqual([SENT.sent, ...Array(5).fill(undefined)]);
  expect(stations[1]?.text).toBe("We check.");
});

test("an answer to a proposal needs no other, and an application has one interview", () => {
  expect(namesOf(toStations("proposal", {}, { dates: SENT }))).toEqual([
    "Sent: done",
    "Read by a person: next",
    "Interviews: ahead",
    "Decision: ahead",
  ]);
  expect(namesOf(toStations("apply", {}, { dates: SENT }))).toContain("Interview: ahead");
  const dates = { ...SENT, call: "Monday" };
  expect(namesOf(toStations("proposal", {}, { dates }))).toContain("Call: ahead");
});

test("a station that was left out is not shown, and a call that is agreed is the next one", () => {
  const done = ["read", "proposal"] as const;
  expect(namesOf(toStations("hire", {}, { dates: SENT, done }))).toEqual([
    "Sent: done",
    "Read by a person: done",
    "Proposal: done",
    "Interviews: next",
    "Decision: ahead",
  ]);
  const dates = { ...SENT, call: "Monday" };
  expect(namesOf(toStations("hire", {}, { dates, done })).slice(2, 5)).toEqual([
    "Call: next",
    "Proposal: done",
    "Interviews: ahead",
  ]);
});

test("while it is at a station, what was left out before is not ahead", () => {
  const stations = toStations("find", {}, { dates: SENT, at: "interviews" });
  expect(namesOf(stations)).toEqual(["Sent: done", "Interviews: next", "Decision: ahead"]);
});

test("nothing is ahead of what has ended", () => {
  const end = { name: "Withdrawn", date: "22 November 2026" };
  const dates = { ...SENT, call: "Monday" };
  expect(toStations("hire", {}, { dates, done: ["read"], end })).toMatchObject([
    { name: "Sent" },
    { name: "Read by a person" },
    { name: "Withdrawn", date: "22 November 2026", state: "done" },
  ]);
});

test("a station is a line of text", () => {
  expect(toStationLine({ name: "Call", state: "next", date: "Monday", text: "We call." })).toBe(
    "Call (next): Monday. We call.",
  );
  expect(toStationLine({ name: "Decision", state: "ahead" })).toBe("Decision");
});
