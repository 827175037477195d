import { expect, test } from "vitest";
import { HireRequestSchema } from "#contract/clients/hire-request.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import { type HireForm, hireStore, parseHireForm, toSavedHire } from "./hire.store.ts";
import { hireForm } from "./hire-form.ts";

const form: HireForm = {
  ...hireStore.getInitialState(),
  name: "Zoë Tamm",
  email: "zoe@example.com",
  company_name: "Põhjatuul OÜ",
  project_type: "Audit",
  project_duration: "3_6_month",
  workload: "part_time",
  start_date: "unknown",
  members: [5, 3],
  message: "Hello",
};

test("every answer is sent under its name on the wire", () => {
  expect(Object.fromEntries(hireForm.toBody(form))).toEqual({
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
])(
  "the ids of %s from 1 on are stored, and their names are sent (spec §9)",
  (stored, sent, names) => {
    for (const [index, name] of names.entries()) {
      const saved = toSavedHire({ ...form, [sent]: name });
      expect(saved).toMatchObject({ [stored]: index + 1 });
      const restored = parseHireForm(saved) ?? form;
      expect(hireForm.toBody(restored)).toContainEqual([sent, name]);
    }
  },
);

test("what the browser sends is what the server reads", () => {
  const request = HireRequestSchema.parse(toFormValues(hireForm.toBody(form)));
  expect(request).toMatchObject({ name: "Zoë Tamm", members: [5, 3], workload: "part_time" });
});

test("answers come back from the browser as they were", () => {
  expect(parseHireForm(JSON.parse(JSON.stringify(toSavedHire(form))))).toEqual({
    ...form,
    contact_at: { ...form.contact_at, phone: "" },
  });
});
