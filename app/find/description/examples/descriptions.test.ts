import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readDescription } from "../read-description.ts";

/** Share of the facts that are read right. A better reader raises it. */
const RECORDED_SHARE = 1;

const LISTS = ["technologies", "others", "not", "levels", "rates"];
const FACTS = [...LISTS, "number", "level", "rate", "duration", "workload", "start"];

type Facts = Record<string, string>;

function parseFacts(text: string): Facts {
  const facts = text.split(" ").flatMap((part) => {
    const [name = "", value = ""] = part.split("=");
    if (name === "") return [];
    return [[name, LISTS.includes(name) ? value.split(",").sort().join(",") : value]];
  });
  return Object.fromEntries(facts);
}

function toFacts(text: string): Facts {
  const reading = readDescription(text, DEMO_CONTEXT);
  const toText = (values: readonly unknown[]) => values.map(String).sort().join(",");
  return {
    technologies: toText(reading.technologies),
    others: toText(reading.others),
    not: toText(reading.excluded),
    levels: toText(reading.unclear.levels),
    rates: toText(reading.unclear.rates),
    number: String(reading.number_of_developers ?? ""),
    level: reading.seniority_level,
    rate: String(reading.max_rate ?? ""),
    duration: reading.project_duration,
    workload: reading.workload,
    start: reading.start_date,
  };
}

const [, ...blocks] = readFileSync(new URL("descriptions.txt", import.meta.url), "utf8").split(
  "=== ",
);
const results = blocks.flatMap((block) => {
  const [header = "", ...lines] = block.split("\n");
  const [title = "", facts = ""] = header.split(" | ");
  const expected = parseFacts(facts);
  const read = toFacts(lines.join("\n"));
  return FACTS.filter((fact) => expected[fact] || read[fact]).map((fact) => ({
    title,
    fact,
    expected: expected[fact] ?? "",
    read: read[fact] ?? "",
  }));
});

test("there are 40 job descriptions in four languages", () => {
  expect(blocks.length).toBeGreaterThanOrEqual(40);
  const languages = new Set(blocks.map((block) => block.split(":")[0]));
  expect([...languages]).toEqual(["English", "German", "French", "Spanish"]);
});

test("the recorded share of their facts is read right", () => {
  const wrong = results.filter(({ expected, read }) => expected !== read);
  const share = 1 - wrong.length / results.length;
  expect(share, JSON.stringify(wrong, null, 2)).toBeGreaterThanOrEqual(RECORDED_SHARE);
});

test("nothing that a job description rules out is required, and the other way round", () => {
  const toList = (text: string | undefined) => (text ? text.split(",") : []);
  const facts = (title: string, key: "expected" | "read", fact: string) =>
    toList(results.find((one) => one.title === title && one.fact === fact)?.[key]);
  const opposite = [...new Set(results.map(({ title }) => title))].filter(
    (title) =>
      facts(title, "read", "technologies").some((slug) =>
        facts(title, "expected", "not").includes(slug),
      ) ||
      facts(title, "read", "not").some((slug) =>
        facts(title, "expected", "technologies").includes(slug),
      ),
  );
  expect(opposite).toEqual([]);
});
