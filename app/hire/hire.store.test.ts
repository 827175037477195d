import { beforeEach, expect, test } from "vitest";
import { saveContacts, withKnownContacts } from "#app/requests/form/contacts.store.ts";
import {
  addToShortlist,
  proceedToHire,
  removeFromShortlist,
  resetShortlist,
} from "#app/shortlist/shortlist.store.ts";
import { finishStep } from "#platform/forms/answers.store.ts";
import { hireStore, parseHireForm, resetHire, toSavedHire } from "./hire.store.ts";

beforeEach(resetHire);

const form = () => hireStore.getState();

test("the hire form begins with ids 1 for duration, workload and start (spec §3)", () => {
  expect(toSavedHire(form())).toEqual({
    lastFilledStep: 0,
    member_id: null,
    name: "",
    email: "",
    companyName: "",
    projectType: "",
    projectDuration: 1,
    workload: 1,
    startDate: 1,
    contact_at: { date: "", time: "", timezone: "" },
    bookingInfo: null,
    members: [],
    message: "",
    marketingConsent: false,
  });
});

test("the chosen developers are those of the shortlist, none twice", () => {
  for (const id of [5, 3, 5]) addToShortlist(id);
  expect(form().members).toEqual([5, 3]);
  removeFromShortlist(5);
  expect(form().members).toEqual([3]);
});

test("when the list becomes empty the whole hire state resets (spec §4)", () => {
  addToShortlist(5);
  const contacts = { name: "Zoë", email: "zoe@example.com" };
  saveContacts("hire", { ...contacts, company_name: "Põhjatuul OÜ" });
  finishStep(hireStore, 3, {
    ...contacts,
    company_name: "Põhjatuul OÜ",
    project_type: "Audit",
    project_duration: "3_6_month",
    workload: "part_time",
    start_date: "unknown",
    message: "Hello",
    marketing_consent: true,
    contact_at: { date: "2026-12-01", time: "10:30", timezone: "Europe/Tallinn" },
  });
  removeFromShortlist(5);
  expect(form()).toEqual(hireStore.getInitialState());
  expect(withKnownContacts(form())).toMatchObject({ name: "", email: "" });
});

test("a list that another tab has emptied resets it as well", () => {
  addToShortlist(5);
  finishStep(hireStore, 2, { name: "Zoë" });
  resetShortlist();
  expect(form().name).toBe("");
});

test("Proceed to Hire makes lastFilledStep 1 when it is below, and leaves it otherwise (spec §4)", () => {
  addToShortlist(5);
  proceedToHire();
  expect(form().lastFilledStep).toBe(1);
  finishStep(hireStore, 3, {});
  proceedToHire();
  expect(form().lastFilledStep).toBe(3);
});

test("a change in an earlier step does not reset later steps", () => {
  addToShortlist(5);
  finishStep(hireStore, 3, {});
  finishStep(hireStore, 2, { name: "Changed" });
  expect(form()).toMatchObject({ lastFilledStep: 3, name: "Changed" });
});

test("nothing is written while nothing changes: every write notifies the other tabs", () => {
  addToShortlist(5);
  let writes = 0;
  const stop = hireStore.subscribe(() => {
    writes += 1;
  });
  addToShortlist(5);
  stop();
  expect(writes).toBe(0);
});

test.each([
  ["nothing", null, undefined],
  ["a text", "hire", undefined],
  [
    "another kind of value",
    { name: 5, workload: "2", members: "3" },
    { name: "", workload: "full_time" },
  ],
  ["a field of another version", { telephone: "1", name: "Zoë" }, { name: "Zoë" }],
  ["a poisoned name", JSON.parse('{"__proto__":{"name":"x"},"email":"a@b.co"}'), { name: "" }],
  [
    "an id that is no option",
    { workload: 99, projectDuration: 3 },
    { workload: "", project_duration: "3_6_month" },
  ],
  ["members that are no ids", { members: [3, "4", null, 1.5] }, { members: [3] }],
])("of stored data only valid values are read: %s", (_what, stored, expected) => {
  const parsed = parseHireForm(stored);
  if (expected === undefined) expect(parsed).toBeUndefined();
  else expect(parsed).toMatchObject(expected);
});
