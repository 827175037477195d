import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { readCondition } from "../items/conditions.ts";
import { isPlainWord } from "../items/plain-words.ts";
import { readCode } from "../names/codes.ts";
import { readLanguageCode } from "../names/language-codes.ts";
import { readName } from "../names/names.ts";
import { toReadWords } from "../spelling/read-words.ts";
import { findNumber } from "../words/numbers.ts";
import { take } from "../words/vocabulary.ts";

const EXAMPLES = readFileSync(new URL("sentences.txt", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => (line.includes(" → ") ? (line.split(" → ")[0] ?? "") : []));

/** Where the client and others are, which is known from other words of a text. */
const CONTEXT = {
  ...DEMO_CONTEXT,
  ownZone: "Europe/Berlin",
  saidZone: "Europe/London",
  otherZone: "America/New_York",
};

test("nothing is read that begins with a plain word", () => {
  const read = EXAMPLES.flatMap((example) => {
    const words = toReadWords(example, CONTEXT);
    const { dictionary } = CONTEXT;
    return words.flatMap(({ text }, at) => {
      if (!isPlainWord(words, at, dictionary) || take(words, at, "offHours") > 0) return [];
      const part =
        readCondition(words, at, CONTEXT) ??
        readLanguageCode(words, at, dictionary) ??
        readCode(words, at, dictionary) ??
        readName(words, at, dictionary) ??
        findNumber(words, at);
      return part ? [`${text}: ${example}`] : [];
    });
  });
  expect(read).toEqual([]);
});
