import { expect, test } from "vitest";
import {
  type Fields,
  pickAnswers,
  toAnswerRows,
  toInitialAnswers,
  toSentFields,
} from "./fields.ts";
import { createFileFields } from "./file-fields.ts";
import { parseAnswers } from "./parse-answers.ts";
import { readControls } from "./read-controls.ts";
import { createTextList } from "./text-list.ts";

const FIELDS = {
  name: {
    control: "text",
    label: "Full name",
    short: "Name",
    autoComplete: "name",
  },
  workload: {
    control: "radios",
    label: "How much time",
    question: "How much time do you need?",
    options: [
      { name: "full_time", label: "Full time" },
      { name: "part_time", label: "Part-time" },
    ],
    initial: "full_time",
  },
  size: {
    control: "select",
    label: "Size",
    optional: true,
    options: [
      { name: "", label: "Not stated" },
      { name: "small", label: "Up to ten" },
    ],
  },
  message: {
    control: "textarea",
    label: "Message",
    optional: true,
    maxCharacters: 10,
  },
} as const satisfies Fields;

test("an untouched form has the initial answers, and nothing else", () => {
  expect(toInitialAnswers(FIELDS)).toEqual({
    name: "",
    workload: "full_time",
    size: "",
    message: "",
  });
});

test("only the texts of the fields are picked", () => {
  expect(pickAnswers(FIELDS, { name: "Zoë", workload: 2, other: "x" })).toEqual({
    name: "Zoë",
    workload: "",
    size: "",
    message: "",
  });
});

test("answers are listed in the order of the form, options in words, unknown ones as they are", () => {
  const toRows = (workload: string) =>
    toAnswerRows(FIELDS, { name: "Zoë", workload, message: null }).map(
      ({ label, short, value, optional }) => [label, short, value, optional],
    );
  expect(toRows("part_time")).toEqual([
    ["Full name", "Name", "Zoë", false],
    ["How much time", "How much time", "Part-time", false],
    ["Size", "Size", "Not stated", true],
    ["Message", "Message", "", true],
  ]);
  expect(toRows("evenings")[1]).toEqual(["How much time", "How much time", "evenings", false]);
});

const OWN_FIELDS = {
  level: { control: "own", label: "Level", initial: "junior" },
  links: { control: "own", label: "Links", format: createTextList([""], 2) },
  ...createFileFields("cv", { label: "CV" }),
} as const satisfies Fields;

test("a field with a format has its answer in controls, in the browser and in the body", () => {
  const initial = {
    level: "junior",
    links: [""],
    cv: "",
    cv_name: "",
    cv_size: "",
    cv_expires_at: "",
  };
  expect(toInitialAnswers(OWN_FIELDS)).toEqual(initial);
  const input = {
    level: "senior",
    "links[0]": "a.example",
    "links[1]": "",
    "links[2]": "b",
    cv: "t",
  };
  const answers = { ...initial, level: "senior", links: ["a.example", ""], cv: "t" };
  expect(readControls(OWN_FIELDS, input)).toEqual(answers);
  expect(pickAnswers(OWN_FIELDS, { ...answers, other: 1 })).toEqual(answers);
  expect(pickAnswers(OWN_FIELDS, {}).links).toEqual([""]);
  expect(toSentFields(OWN_FIELDS, answers)).toEqual([
    ["level", "senior"],
    ["links[0]", "a.example"],
    ["links[1]", ""],
    ["cv", "t"],
  ]);
});

test("what is wrong in saved answers is as in an untouched form", () => {
  expect(parseAnswers(OWN_FIELDS, { level: 3, links: [4, "a", "b", "c"], cv: "t" })).toMatchObject({
    level: "junior",
    links: ["a", "b"],
    cv: "t",
  });
  expect(parseAnswers(OWN_FIELDS, { links: "x" }).links).toEqual([""]);
});

test("what only the browser needs, and what another row has, is in no row", () => {
  const fields = { ...OWN_FIELDS, currency: { control: "own", label: "Currency", hasRow: false } };
  const rows = toAnswerRows(fields as Fields, { level: "Senior", cv: null, currency: "EUR" });
  expect(rows.map(({ name, value }) => [name, value])).toEqual([
    ["level", "Senior"],
    ["links", ""],
    ["cv", ""],
  ]);
});
