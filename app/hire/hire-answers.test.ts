import { expect, test } from "vitest";
import { HireRequestSchema } from "#contract/hire-request.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import { type HireForm, hireStore } from "./hire.store.ts";
import {
  fromContactFields,
  fromProjectFields,
  toContactFields,
  toProjectFields,
} from "./hire-answers.ts";
import { toRequestFields } from "./hire-body.ts";

const form: HireForm = {
  ...hireStore.getInitialState(),
  name: "Zoë Tamm",
  email: "zoe@example.com",
  companyName: "Põhjatuul OÜ",
  projectType: "Audit",
  projectDuration: 3,
  workload: 2,
  startDate: 4,
  members: [5, 3],
  message: "Hello",
};

test("ids are stored and names are sent (spec §9)", () => {
  expect(Object.fromEntries(toRequestFields(form))).toEqual({
    type: "multiple",
    name: "Zoë Tamm",
    email: "zoe@example.com",
    company_name: "Põhjatuul OÜ",
    project_type: "Audit",
    project_duration: "3_6_month",
    workload: "part_time",
    start_date: "unknown",
    message: "Hello",
    marketing_consent: "false",
    "members[0][member_id]": "5",
    "members[1][member_id]": "3",
  });
});

test.each([
  [
    "projectDuration",
    "project_duration",
    ["1_4_weeks", "1_3_month", "3_6_month", "more_than_6_month", "unknown"],
  ],
  ["workload", "workload", ["full_time", "part_time"]],
  ["startDate", "start_date", ["as_soon_as_possible", "1_2_weeks", "in_one_month", "unknown"]],
])("the ids of %s from 1 on are sent as their names (spec §9)", (stored, sent, names) => {
  const send = (id: number) => Object.fromEntries(toRequestFields({ ...form, [stored]: id }))[sent];
  expect(names.map((_, index) => send(index + 1))).toEqual(names);
});

test.each([
  [{ date: "2026-12-01", time: "", timezone: "Europe/Tallinn" }, false],
  [{ date: "", time: "10:30", timezone: "Europe/Tallinn" }, false],
  [{ date: "2026-12-01", time: "10:30", timezone: "Europe/Tallinn" }, true],
])("a contact time slot is sent only when both date and time are set: %j", (contact_at, sent) => {
  const fields = Object.fromEntries(toRequestFields({ ...form, contact_at }));
  expect("contact_at[date]" in fields).toBe(sent);
  expect("contact_at[timezone]" in fields).toBe(sent);
});

test("what the browser sends is what the server reads", () => {
  const request = HireRequestSchema.parse(toFormValues(toRequestFields(form)));
  expect(request).toMatchObject({ name: "Zoë Tamm", members: [5, 3], workload: "part_time" });
});

test("the values of the controls are restored as they were stored", () => {
  expect({ ...form, ...fromContactFields(toContactFields(form)) }).toEqual(form);
  expect({ ...form, ...fromProjectFields(toProjectFields(form)) }).toEqual(form);
});

test("an option that was tampered with is no option", () => {
  expect(toProjectFields({ ...form, workload: 99 }).workload).toBe("");
  expect(fromProjectFields({ workload: "evenings" }).workload).toBe(0);
});
