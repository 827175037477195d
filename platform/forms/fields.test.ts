import { expect, test } from "vitest";
import {
  type Fields,
  pickAnswers,
  pickList,
  pickRows,
  toAnswerRows,
  toInitialAnswers,
} from "./fields.ts";

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
  message: {
    control: "textarea",
    label: "Message",
    optional: true,
    maxCharacters: 10,
  },
} as const satisfies Fields;

test("an untouched form has the initial answers, and nothing else", () => {
  expect(toInitialAnswers(FIELDS)).toEqual({ name: "", workload: "full_time", message: "" });
});

test("only the texts of the fields are picked", () => {
  expect(pickAnswers(FIELDS, { name: "Zoë", workload: 2, other: "x" })).toEqual({
    name: "Zoë",
    workload: "",
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
    ["Message", "Message", "", true],
  ]);
  expect(toRows("evenings")[1]).toEqual(["How much time", "How much time", "evenings", false]);
});

test("lists and rows are read from the names of their controls, and other names are left out", () => {
  const typed = {
    "links[0]": "a.example",
    "links[1]": "",
    "rows[1][name]": "Go",
    "rows[0][name]": "React",
    "rows[0][years]": "6",
    "rows[x][name]": "no",
    "rows[0][__proto__]": "no",
    "rowsy[0][name]": "no",
  };
  expect(pickList(typed, "links")).toEqual(["a.example", ""]);
  expect(pickRows(typed, "rows")).toEqual([
    expect.objectContaining({ name: "React", years: "6" }),
    { name: "Go" },
  ]);
  expect(pickRows({}, "rows")).toEqual([]);
});
