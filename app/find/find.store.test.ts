import { beforeEach, expect, test } from "vitest";
import { saveContacts, withKnownContacts } from "#app/requests/form/contacts.store.ts";
import { finishStep } from "#platform/forms/answers.store.ts";
import { findStore, parseFindForm, prefillFromSearch, resetFind } from "./find.store.ts";

beforeEach(resetFind);

const form = () => findStore.getState();
const CRITERIA = {
  number_of_developers: "",
  technologies: [],
  seniority_level: "",
  max_rate: undefined,
  workload: "",
  start_date: "",
  message: "",
};

test("the form begins with one developer of any level, and with the first of each choice", () => {
  expect(form()).toMatchObject({
    lastFilledStep: 0,
    technologies: [],
    number_of_developers: "1",
    seniority_level: "",
    max_rate: "",
    project_duration: "1_4_weeks",
    workload: "full_time",
    start_date: "as_soon_as_possible",
    brief: "",
    members: [],
    marketing_consent: false,
  });
});

test("everything is forgotten once it is sent, with the contacts that were typed in it", () => {
  finishStep(findStore, 4, { name: "Zoë", brief: "token", members: [3], marketing_consent: true });
  saveContacts("find", { name: "Zoë", email: "zoe@example.com" });
  resetFind();
  expect(form()).toEqual(findStore.getInitialState());
  expect(withKnownContacts(form()).email).toBe("");
});

test("the filters of a search without results fill the form, and other fields stay", () => {
  finishStep(findStore, 3, { name: "Zoë", technologies: ["go"], max_rate: "50" });
  prefillFromSearch({
    ...CRITERIA,
    number_of_developers: "2",
    technologies: ["react"],
    seniority_level: "lead",
    workload: "part_time",
    start_date: "1_2_weeks",
    message: "Also: Polish",
  });
  expect(form()).toMatchObject({
    name: "Zoë",
    number_of_developers: "2",
    technologies: ["react"],
    seniority_level: "lead",
    workload: "part_time",
    start_date: "1_2_weeks",
    max_rate: "50",
    message: "Also: Polish",
  });
  prefillFromSearch({ ...CRITERIA, technologies: ["react"], max_rate: 60 });
  expect(form().max_rate).toBe("60");
});

test("filters never overwrite a message", () => {
  findStore.setState({ message: "Hello" });
  prefillFromSearch({ ...CRITERIA, technologies: ["react"], message: "Also: Polish" });
  expect(form().message).toBe("Hello");
});

test("completed details are shown again when filters have changed them", () => {
  finishStep(findStore, 3, {});
  prefillFromSearch({ ...CRITERIA, technologies: ["react"] });
  expect(form().lastFilledStep).toBe(1);
  resetFind();
  prefillFromSearch({ ...CRITERIA, technologies: ["react"] });
  expect(form().lastFilledStep).toBe(0);
});

test("filters that the form cannot hold are left out: too many technologies, a rate beyond all", () => {
  const technologies = Array.from({ length: 12 }, (_, index) => `t${index}`);
  prefillFromSearch({ ...CRITERIA, technologies, max_rate: 5_000 });
  expect(form().technologies).toHaveLength(10);
  expect(form().max_rate).toBe("");
});

test.each([
  ["nothing", null, undefined],
  ["a text", "find", undefined],
  ["another kind of value", { name: 5, technologies: "react" }, { name: "", technologies: [] }],
  ["technologies that are no slugs", { technologies: ["go", 3, null] }, { technologies: ["go"] }],
  [
    "members that are no ids, or too many",
    { members: [3, "4", null, 1.5, 5, 6, 7, 8, 9, 10] },
    { members: [3, 5, 6, 7, 8, 9] },
  ],
  ["a field of another version", { telephone: "1", name: "Zoë" }, { name: "Zoë" }],
])("of stored data only valid values are read: %s", (_what, stored, expected) => {
  const parsed = parseFindForm(stored);
  if (expected === undefined) expect(parsed).toBeUndefined();
  else expect(parsed).toMatchObject(expected);
});
