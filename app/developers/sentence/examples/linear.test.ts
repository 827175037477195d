import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createCallCounter } from "#tests/support/calls.ts";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readSentence } from "../read-sentence.ts";

/** Each is repeated: parts of a text that ask what is true of all of it, look back or ahead, or join. */
const PARTS = [
  "100% remote.",
  "our bank",
  "in the fintech.",
  "an app with a database and",
  "UX for the app.",
  "no wait.",
  "no",
  "LU or BE or",
  "Vue, LU or BE.",
  "2 x React and 1 x Go",
  "our mobile team",
  "Hi Anna,",
  "React? No.",
  "we use React and",
  "at least 5",
  "between 40 and",
  "two of German, French,",
  "from March or",
  "- (",
  "EN, DE",
  "da igual si",
  "app",
  "left, senior in Berlin",
];
const MANY = 4;

/** Every 60th example, as one text of several sentences. */
const EXAMPLES = readFileSync(new URL("sentences.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line, index) => line.includes(" → ") && index % 60 === 0)
  .map((line) => line.split(" → ")[0]);

const countCalls = await createCallCounter("/developers/sentence/");
const countReading = (text: string) => countCalls(() => readSentence(text, DEMO_CONTEXT));

test.each([...PARTS.map((part) => [part, part]), ["examples", EXAMPLES.join(" ")]])(
  "a text that is four times as long takes about four times the work: %s",
  async (_, part = "") => {
    const length = Math.max(2_000, 2 * part.length);
    const text = `${part} `.repeat(Math.ceil(length / part.length));
    const once = await countReading(text);
    const four = await countReading(text.repeat(MANY));
    expect(once).toBeGreaterThan(500);
    expect(four / once).toBeLessThan(MANY * 1.1);
  },
);
