import { expect, test } from "vitest";
import { toStations } from "#app/requests/stations/stations.ts";
import type { DeskState } from "#contract/clients/request-state-terms.ts";
import { type ProgressFacts, toProgress } from "./request-progress.ts";
import type { Described } from "./status-words.ts";

const day = (date: number) => new Date(Date.UTC(2026, 10, date, 22));
const FACTS: ProgressFacts = {
  submitted_at: day(1),
  read_at: undefined,
  states: new Map(),
  call: undefined,
  interviews: [],
  proposals: [],
  timezone: "Europe/Tallinn",
  now: day(20),
};
const HIRE: Described = {
  form: "hire",
  state: "new",
  state_reason: null,
  isDecisionPending: false,
};

function lines(described: Partial<Described>, facts: Partial<ProgressFacts> = {}): string[] {
  const whole = { ...HIRE, ...described };
  const progress = toProgress(whole, { ...FACTS, ...facts });
  return toStations(whole.form, {}, progress).map(
    ({ name, state, date }) => `${name} ${state}${date ? ` ${date}` : ""}`,
  );
}
const at = (state: DeskState, date: number) => new Map([[state, day(date)]]);

test("stations are dated by the clocks of the agency, from what has happened", () => {
  // 22:00 UTC is the next day in Tallinn.
  const proposals = [{ date: "2026-11-04", sent_at: day(4), submited_at: day(6) }];
  const call = { ends_at: day(3), text: "Monday 2 November 2026, 10:00" };
  const states = at("interviewing", 8);
  expect(lines({ state: "interviewing" }, { read_at: day(1), proposals, call, states })).toEqual([
    "Sent done 2 November 2026",
    "Read by a person done 2 November 2026",
    "Call done Monday 2 November 2026, 10:00",
    "Proposal done 5 November 2026, answered on 7 November 2026",
    "Interviews next Since 9 November 2026",
    "Decision ahead",
  ]);
});

test("a call that is ahead has its time and is not passed", () => {
  const call = { ends_at: day(21), text: "Monday" };
  expect(lines({}, { call, read_at: day(1) }).slice(1, 3)).toEqual([
    "Read by a person done 2 November 2026",
    "Call next Monday",
  ]);
});

test("a state that staff took back is no station that was passed", () => {
  expect(lines({ state: "contacted" }, { states: at("interviewing", 8) })).toContain(
    "Interviews ahead",
  );
});

test("spam reads as what was just sent, whatever staff did", () => {
  const facts = { read_at: day(2), states: at("spam", 2), call: { ends_at: day(3), text: "x" } };
  expect(lines({ state: "spam" }, facts)).toEqual(lines({}));
});

test("what was withdrawn, closed or won ends with its date", () => {
  const withdrawn = { state: "lost", state_reason: "withdrawn" } as const;
  expect(lines(withdrawn, { states: at("lost", 9) })).toEqual([
    "Sent done 2 November 2026",
    "Withdrawn done 10 November 2026",
  ]);
  expect(lines({ state: "lost" }, { states: at("lost", 9) })).toContain(
    "Closed done 10 November 2026",
  );
  const states = new Map([...at("interviewing", 8), ...at("won", 9)]);
  expect(lines({ state: "won" }, { states }).slice(1)).toEqual([
    "Interviews done 9 November 2026",
    "Decision done 10 November 2026",
  ]);
});

test("a rejection shows once its email was sent, not before", () => {
  const rejected = { form: "apply", state: "rejected" } as const;
  const states = at("rejected", 9);
  expect(lines({ ...rejected, isDecisionPending: true }, { states })).toEqual([
    "Sent done 2 November 2026",
    "Read by a person next",
    "Interview ahead",
    "Decision ahead",
  ]);
  expect(lines(rejected, { states })).toContain("Decision done 10 November 2026");
});

test("interviews have their dates, also while the request waits for something else, until they are cancelled", () => {
  const interviews = [
    { name: "Anna Kask", ends_at: day(19), text: "Thursday 19 November 2026, 10:00–11:00" },
    { name: "Ada Lill", ends_at: day(21), text: "Saturday 21 November 2026, 10:00–11:00" },
  ];
  const both =
    "Anna Kask, Thursday 19 November 2026, 10:00–11:00; Ada Lill, Saturday 21 November 2026, 10:00–11:00";
  for (const form of ["hire", "find", "proposal"] as const) {
    expect(lines({ form, state: "contacted" }, { interviews })).toContain(
      `Interviews next ${both}`,
    );
  }
  const states = at("interviewing", 8);
  expect(lines({ state: "interviewing" }, { interviews, states })).toContain(
    `Interviews next ${both}`,
  );
  expect(lines({ state: "interviewing" }, { states })).toContain(
    "Interviews next Since 9 November 2026",
  );
  expect(lines({ state: "spam" }, { interviews })).toEqual(lines({}));
});

test("of a request that has ended, only interviews that took place are named", () => {
  const interviews = [
    { name: "Anna Kask", ends_at: day(19), text: "Thursday" },
    { name: "Ada Lill", ends_at: day(21), text: "Saturday" },
  ];
  const states = at("lost", 20);
  expect(lines({ state: "lost" }, { interviews, states })).toContain(
    "Interviews done Anna Kask, Thursday",
  );
});
