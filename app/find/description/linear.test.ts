import { expect, test } from "vitest";
import { createCallCounter } from "#tests/support/calls.ts";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readDescription } from "./read-description.ts";

/** Each is repeated: what looks back or ahead, for an end of the sentence that does not come, or for all of the text. */
const PARTS = [
  "the app is in React, the vendor does that, ",
  "the app is in React, which runs in PHP, and you write it in Go, ",
  "if you know ",
  "if you know Go, ",
  "our mobile team works in Kotlin, ",
  "we are not looking for ",
  "you ",
  "senior, lead, ",
  "Is it PHP? No. ",
  "The shop is in PHP. If you know it, nice. ",
  "We use PHP. You know Go. ",
  "About us:\nPHP\n\nRequirements:\n- React\n\n",
  "Nice to have: Vue. ",
  "- React\n",
  "12:30 Ana: hi\n",
  "4.1 Supply\n",
  "3 months, ",
];
const MANY = 4;
/** What a sentence after it can be about. */
const FIRST = "The shop is in PHP. ";

const countCalls = await createCallCounter("/developers/sentence/", "/find/description/");
const countReading = (text: string) => countCalls(() => readDescription(text, DEMO_CONTEXT));

test.each(PARTS)(
  "a job description that is four times as long takes about four times the work: %j",
  async (part) => {
    const text = part.repeat(Math.ceil(4_000 / part.length));
    const once = await countReading(FIRST + text);
    const four = await countReading(FIRST + text.repeat(MANY));
    expect(once).toBeGreaterThan(500);
    expect(four / once).toBeLessThan(MANY * 1.1);
  },
);
