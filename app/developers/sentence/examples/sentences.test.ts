import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { MemberFilter } from "#contract/members/member-query.ts";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readSentence } from "../read-sentence.ts";

type Example = {
  kind: string;
  text: string;
  filter: Record<string, unknown>;
  isUnclear: boolean;
  q: string;
};

const NUMBERS = new Set(["rate_min", "rate_max", "experience_min", "experience_max", "overlap"]);
const TEXTS = new Set(["zone", "day", "available_by"]);

function parseValue(field: string, value: string): unknown {
  if (field === "available") return value === "true";
  if (NUMBERS.has(field)) return Number(value);
  return TEXTS.has(field) ? value : value.split(",").sort();
}

function parseExample(kind: string, line: string): Example {
  const [text = "", expected = ""] = line.split(" → ");
  const [facts = "", q = ""] = ` ${expected}`.split(" q=");
  const parts = facts.split(" ").filter(Boolean);
  const filter = parts
    .filter((part) => part !== "unclear")
    .map((part) => part.split("="))
    .map(([field = "", value = ""]) => [field, parseValue(field, value)]);
  return {
    kind,
    text,
    filter: Object.fromEntries(filter),
    isUnclear: parts.includes("unclear"),
    q,
  };
}

/** Kinds of sentences, each with the share in percent that is read right at least. */
function readKinds() {
  const text = readFileSync(new URL("sentences.txt", import.meta.url), "utf8");
  const [, ...blocks] = text.split(/^# /m);
  return blocks.map((block) => {
    const [heading = "", ...lines] = block.split("\n");
    const [kind = "", share = ""] = heading.split(": ");
    const examples = lines.filter(Boolean).map((line) => parseExample(kind, line));
    return { kind, recorded: Number.parseInt(share, 10), examples };
  });
}

const toSorted = (filter: MemberFilter) =>
  Object.fromEntries(
    Object.entries(filter).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.toSorted() : value,
    ]),
  );

const toList = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** Values that are asked for where they should be ruled out, or the other way round. */
function toOpposites(read: Record<string, unknown>, expected: Record<string, unknown>): string[] {
  const overlap = (one: unknown, other: unknown) =>
    toList(one).filter((value) => toList(other).includes(value));
  const lists = ["technology", "tag", "country"].flatMap((field) => [
    ...overlap(read[`${field}_not`], [
      ...toList(expected[field]),
      ...toList(expected[`${field}_any`]),
    ]),
    ...overlap([...toList(read[field]), ...toList(read[`${field}_any`])], expected[`${field}_not`]),
  ]);
  const levels = toList(expected.seniority_level);
  const isOtherLevel =
    levels.length > 0 &&
    toList(read.seniority_level).length > 0 &&
    overlap(levels, read.seniority_level).length === 0;
  const bounds = [
    ["rate_max", "rate_min"],
    ["rate_min", "rate_max"],
  ].filter(
    ([one = "", other = ""]) =>
      one in expected && !(other in expected) && other in read && !(one in read),
  );
  return [...lists, ...(isOtherLevel ? ["level"] : []), ...bounds.map(String)];
}

const kinds = readKinds();
const examples = kinds.flatMap((kind) => kind.examples);
const results = examples.map((example) => {
  const { filter, unclear, rest, missing, ignored } = readSentence(example.text, DEMO_CONTEXT);
  const read = toSorted(filter);
  const words = [rest, ...missing, ...ignored].join(" ").toLowerCase();
  const isRight =
    JSON.stringify(Object.entries(read).sort()) ===
      JSON.stringify(Object.entries(example.filter).sort()) &&
    (!example.isUnclear || unclear.length > 0) &&
    example.q
      .toLowerCase()
      .split(" ")
      .every((word) => words.includes(word));
  return { ...example, read, rest, unclear, isRight, opposites: toOpposites(read, example.filter) };
});

test("there are at least 300 sentences, and none twice", () => {
  expect(new Set(examples.map(({ text }) => text)).size).toBe(examples.length);
  expect(examples.length).toBeGreaterThan(300);
});

test.each(kinds)("$kind: $recorded % of the sentences are read right", ({ kind, recorded }) => {
  const all = results.filter((result) => result.kind === kind);
  const wrong = all.filter(({ isRight }) => !isRight);
  const share = Math.floor(((all.length - wrong.length) / all.length) * 100);
  const shown = wrong.map(({ text, filter, read, rest }) => ({ text, filter, read, rest }));
  expect(share, JSON.stringify(shown, null, 2)).toBeGreaterThanOrEqual(recorded);
});

test("text that was read means the same when it is read again", () => {
  const changed = examples.flatMap(({ text }) => {
    const { filter, rest } = readSentence(text, DEMO_CONTEXT);
    const again = readSentence(rest, DEMO_CONTEXT);
    const isSame = Object.keys(again.filter).length === 0 && again.rest === rest;
    return isSame ? [] : [{ text, filter, rest, again: again.filter, restAgain: again.rest }];
  });
  expect(changed).toEqual([]);
});

test("what is ruled out is neither asked for nor ranked", () => {
  const wrong = results.filter(({ read, rest }) =>
    ["technology", "tag", "country"].some((field) =>
      toList(read[`${field}_not`]).some((value) => {
        const label = DEMO_CONTEXT.dictionary.labels.get(`${field} ${value}`);
        const isAsked = [read[field], read[`${field}_any`]].some((one) =>
          toList(one).includes(value),
        );
        return isAsked || (label && ` ${rest} `.includes(` ideally ${label} `));
      }),
    ),
  );
  expect(wrong.map(({ text, rest }) => ({ text, rest }))).toEqual([]);
});

test("no sentence is read as its opposite", () => {
  const opposite = results.filter(({ opposites }) => opposites.length > 0);
  expect(opposite.map(({ text, opposites }) => ({ text, opposites }))).toEqual([]);
});
