import { expect, test } from "vitest";
import { BookingConfigSchema } from "#contract/calls/booking.ts";
import { FORMS, type FormName } from "#contract/clients/forms.ts";
import { type DeskState, listStates } from "#contract/clients/request-state-terms.ts";
import { type StepFacts, toNextStep } from "./next-step.ts";

const at = (day: string, time = "10:00") => new Date(`${day}T${time}:00Z`);

/** Sent on a Monday. */
const FACTS: StepFacts = {
  submitted_at: at("2026-11-23"),
  now: at("2026-11-23"),
  replied_at: undefined,
  call: undefined,
  interviews: [],
  proposals: [],
  terms: { reply_time: "one working day", decision_time: "five working days" },
  agency: BookingConfigSchema.parse({ timezone: "Europe/Tallinn" }),
};
const CALL = {
  ends_at: at("2026-11-25"),
  timezone: "America/New_York",
  confirmBy: undefined,
  text: "Wednesday 25 November 2026, 04:30–05:00 (New York, GMT−5)",
};
const PROPOSAL = {
  ...({
    type: "private",
    submited_at: null,
    valid_until: "2026-12-07",
    is_expired: false,
  } as const),
};

function next(form: FormName, state: DeskState, facts: Partial<StepFacts> = {}) {
  const described = { form, state, state_reason: null, isDecisionPending: false };
  return toNextStep(described, { ...FACTS, ...facts });
}

test.each(FORMS)("after %s was sent, the promised time is named as a day", (form) => {
  const text = form === "apply" ? "Monday 30 November 2026" : "Tuesday 24 November 2026";
  expect(next(form, "new")?.date).toEqual({ label: "By", text });
  expect(next(form, "new", { terms: undefined })).not.toHaveProperty("date");
});

test.each(FORMS)("a promised day that has passed is not claimed after %s", (form) => {
  const step = next(form, "new", { now: at("2026-12-01") });
  expect(step).not.toHaveProperty("date");
  expect(step?.overdue).toMatch(/^You should have heard from us by \w+day \d+ November 2026\.$/);
});

test("a time that no calendar knows is named in its words, but not for ever", () => {
  const terms = { reply_time: "a few days" };
  expect(next("hire", "new", { terms })?.date).toEqual({ label: "Within", text: "a few days" });
  const late = next("hire", "new", { terms, now: at("2026-12-24") });
  expect(late).not.toHaveProperty("date");
  expect(late?.overdue).toBe("We promised it within a few days.");
});

test("a call that was booked comes first, by the client's clocks", () => {
  for (const [form, state] of [
    ["hire", "new"],
    ["apply", "interview"],
    ["find", "spam"],
  ] as const) {
    expect(next(form, state, { call: CALL })).toEqual({
      step: "Our call",
      to: "#call",
      date: { label: "On", text: CALL.text },
    });
  }
});

test("after a call no day is promised, until the agency writes", () => {
  const now = at("2026-11-26");
  const step = next("hire", "new", { call: CALL, now });
  expect(step).not.toHaveProperty("date");
  expect(step?.overdue).toBe("Our call was on Wednesday 25 November 2026.");
  const replied = next("hire", "new", { call: CALL, now, replied_at: at("2026-11-25", "16:00") });
  expect(replied?.step).toContain("our email of Wednesday 25 November 2026");
  const replied_at = at("2026-11-24");
  expect(next("hire", "new", { call: CALL, now, replied_at })).toEqual(step);
});

test("an email of the agency is named with its day and ends the promise", () => {
  const replied_at = at("2026-11-23", "22:30");
  for (const state of ["new", "contacted", "proposed"] as const) {
    expect(next("find", state, { replied_at, now: at("2026-12-24") })).toEqual({
      step: "Reply to our email of Tuesday 24 November 2026, or send us a message below",
    });
  }
});

test("a proposal is answered by its last day, and then it is not open any more", () => {
  const open = next("hire", "proposed", { proposals: [PROPOSAL], call: CALL });
  expect(open?.date).toEqual({ label: "By", text: "Monday 7 December 2026" });
  const endless = next("hire", "proposed", { proposals: [{ ...PROPOSAL, valid_until: null }] });
  expect(endless?.step).toBe(open?.step);
  expect(endless).not.toHaveProperty("date");
  const proposals = [{ ...PROPOSAL, is_expired: true }];
  const late = next("hire", "proposed", { proposals });
  expect(late).not.toHaveProperty("date");
  expect(late?.overdue).toBe("It was open until Monday 7 December 2026.");
  expect(next("apply", "new", { proposals })?.step).toBe("We'll email you our answer");
});

test("after an answer to a proposal the promised time begins with the answer", () => {
  const proposals = [{ ...PROPOSAL, submited_at: "2026-11-27T10:00:00.000Z" }];
  const now = at("2026-11-27", "12:00");
  const { date } = next("hire", "proposed", { proposals, now }) ?? {};
  expect(date).toEqual({ label: "By", text: "Monday 30 November 2026" });
});

test("a rejection whose email waits has the step of an application that is being read", () => {
  const told = { form: "apply", state: "rejected", state_reason: "skills" } as const;
  const waiting = toNextStep({ ...told, isDecisionPending: true }, FACTS);
  expect(waiting).toEqual(next("apply", "reviewing"));
  expect(waiting?.date?.text).toBe("Monday 30 November 2026");
  expect(toNextStep({ ...told, isDecisionPending: false }, FACTS)).toBeUndefined();
});

test("every open state has a next step, and what is closed has none", () => {
  for (const form of FORMS) {
    for (const state of listStates(form)) {
      const isClosed = ["won", "lost", "accepted", "rejected"].includes(state);
      expect(next(form, state) === undefined, `${form} ${state}`).toBe(isClosed);
    }
  }
});

test("an interview that is ahead is the next step, the first of several, and none that is over", () => {
  const interviews = [
    { name: "Anna Kask", ends_at: at("2026-11-24"), text: "Tuesday" },
    { name: "Ada Lill", ends_at: at("2026-11-26"), text: "Thursday" },
  ];
  expect(next("hire", "contacted", { interviews, now: at("2026-11-25") })).toEqual({
    step: "Your interview with Ada Lill",
    date: { label: "On", text: "Thursday" },
  });
  const over = { interviews, now: at("2026-11-27") };
  expect(next("hire", "interviewing", over)?.step).toBe("You meet the developers, then decide");
});

test("of a call and an interview the sooner one is the next step, after a call that is to be confirmed", () => {
  const interview = { name: "Anna Kask", ends_at: at("2026-11-24"), text: "Tuesday" };
  const facts = { call: CALL, interviews: [interview], now: at("2026-11-23") };
  const step = (more: Partial<StepFacts> = {}) =>
    next("hire", "interviewing", { ...facts, ...more })?.step;
  expect(step()).toBe("Your interview with Anna Kask");
  const later = { ...interview, ends_at: at("2026-11-26") };
  expect(step({ interviews: [later] })).toBe("Our call");
  expect(step({ interviews: [later], now: at("2026-11-25", "11:00") })).toBe(
    "Your interview with Anna Kask",
  );
  const call = { ...CALL, confirmBy: "Monday 23 November 2026, 12:00 (New York, GMT−5)" };
  expect(step({ call })).toBe("Confirm our call");
});
