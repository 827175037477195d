import { expect, test } from "vitest";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { withoutLineMarks } from "./line-marks.ts";
import { readDescription } from "./read-description.ts";

test.each([
  ["[9:05] Ida: hi", "            hi"],
  ["09:05 Ida B. : hi", "               hi"],
  ["Ida  9:05 am\nhi", "            \nhi"],
  ["1.1 We run ferries.\n1.2 They are late.", "    We run ferries.\n    They are late."],
  ["1. Us\n1.1 We run.\n1.2 We row.", "   Us\n    We run.\n    We row."],
  ["PHP? Reply Ida: no", "PHP?            no"],
  ["Go\tmust\t\tyes", "Go|must| yes"],
])("what marks the lines of %j is left out", (text, rest) => {
  expect(withoutLineMarks(text)).toBe(rest);
});

test.each([
  "Start: 9:05",
  "Stack: Go",
  "2.5 days a week",
  "3.5 Tage pro Woche",
  "1. Go\n2. Kafka",
  "•\tGo\n1.\tKafka",
  "Answer: no",
  "We meet at 9:30, Ida: too",
])("%j has no marks", (text) => {
  expect(withoutLineMarks(text)).toBe(text);
});

test("the lines of a chat are questions and answers", () => {
  const text =
    "[10:01] Ida: Flutter too?\n[10:02] Bo: no\n[10:02] Ida: full time?\n[10:04] Bo: no, 20 hours a week\n[10:05] Bo: a senior who knows Kotlin, max 60 eur/hour";
  expect(readDescription(text, DEMO_CONTEXT)).toMatchObject({
    technologies: ["kotlin"],
    excluded: ["flutter"],
    workload: "part_time",
    max_rate: 60,
    seniority_level: "senior",
  });
});

test.each([
  "18:00 Lou : Go + Kotlin, junior\n18:01 Max : j'ajoute Java aussi ?\n18:02 Lou : non surtout pas Java",
  "18:00 Lou: Go + Kotlin\n18:01 Max: Java too?\n18:02 Lou: no, sorry, not Java",
])("an answer takes back only what was asked in %j", (text) => {
  const { technologies } = readDescription(text, DEMO_CONTEXT);
  expect(technologies).toEqual(["go", "kotlin"]);
});

test("the numbers of sections are no rates", () => {
  const text = "4.1 The hourly rate shall not exceed 70 EUR.\n4.2 Travel is included.";
  expect(readDescription(text, DEMO_CONTEXT)).toMatchObject({ max_rate: 70 });
  const parts = "7. Costs\n7.1 The rate is 70 EUR per hour.\n7.2 Trips at cost.\n8. Ends\nIn May.";
  expect(readDescription(parts, DEMO_CONTEXT)).toMatchObject({ max_rate: 70 });
});
