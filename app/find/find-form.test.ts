import { expect, test } from "vitest";
import { FindRequestSchema } from "#contract/clients/find-request.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import { toControls } from "#platform/forms/merge-step.ts";
import { toStepAnswers } from "#platform/forms/read-controls.ts";
import { type FindForm, findStore } from "./find.store.ts";
import { findForm } from "./find-form.ts";

const form: FindForm = {
  ...findStore.getInitialState(),
  name: "Zoë Tamm",
  email: "zoe@example.com",
  job_description: "Ferries",
  technologies: ["react", "nodejs"],
  number_of_developers: "2",
  seniority_level: "senior",
  max_rate: "60.5",
  project_type: "Audit",
  brief: "a".repeat(43),
  brief_name: "brief.pdf",
  brief_size: "1200",
  brief_expires_at: "2026-11-28T12:00:00Z",
  members: [5, 3],
};

test("every answer is sent under its name on the wire, and nothing that only the page needs", () => {
  expect(Object.fromEntries(findForm.toBody(form))).toEqual({
    name: "Zoë Tamm",
    email: "zoe@example.com",
    company_name: "",
    job_description: "Ferries",
    "technologies[0]": "react",
    "technologies[1]": "nodejs",
    number_of_developers: "2",
    seniority_level: "senior",
    max_rate: "60.5",
    project_type: "Audit",
    project_duration: "1_4_weeks",
    workload: "full_time",
    start_date: "as_soon_as_possible",
    message: "",
    brief: form.brief,
    "members[0][member_id]": "5",
    "members[1][member_id]": "3",
    marketing_consent: "false",
  });
});

test("what the browser sends is what the server reads", () => {
  const request = FindRequestSchema.parse(toFormValues(findForm.toBody(form)));
  expect(request).toMatchObject({
    technologies: ["react", "nodejs"],
    number_of_developers: 2,
    seniority_level: "senior",
    max_rate: 60.5,
    brief: form.brief,
    members: [5, 3],
    marketing_consent: false,
  });
  expect(request.contact_at).toBeUndefined();
});

test("the values of the controls are restored as they were stored, with the file", () => {
  const controls = toControls(findForm, form);
  const { contacts, details } = findForm.step;
  const restored = { ...toStepAnswers(contacts, controls), ...toStepAnswers(details, controls) };
  expect({ ...form, ...restored }).toEqual(form);
  expect({ ...findStore.getInitialState(), ...restored, members: form.members }).toEqual(form);
});
