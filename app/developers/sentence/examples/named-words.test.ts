import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEMO_CONTEXT } from "#tests/support/demo-names.ts";
import { withoutHeadings } from "../items/headings.ts";
import { toItems } from "../items/read-items.ts";
import { readSentence } from "../read-sentence.ts";
import { toReadWords } from "../spelling/read-words.ts";
import { toNameKey, toSentenceWords, toWritten } from "../words/words.ts";

const [, ...kinds] = readFileSync(new URL("sentences.txt", import.meta.url), "utf8").split(/^# /m);
/** Unknown words, and names that no one has, that a reading says nothing of. */
function listSilent(sentence: string): string[] {
  const reading = readSentence(sentence, DEMO_CONTEXT);
  const shown = new Set(toSentenceWords(JSON.stringify(reading)).map(({ key }) => key));
  for (const name of reading.missing) shown.add(toNameKey(name));
  const words = toReadWords(sentence, DEMO_CONTEXT);
  return withoutHeadings(toItems(words, DEMO_CONTEXT), words).flatMap((item) => {
    const isUnknown = item.kind === "word" || (item.kind === "filler" && item.isNamed);
    const isAbsent = item.kind === "name" && item.name.values.some((value) => value.isAbsent);
    if (!(isUnknown || isAbsent)) return [];
    const { at, end } = item.kind === "name" ? item.name : item;
    const keys = words.slice(at, end).map(({ key }) => key);
    // A name that no one has is shown as it is spelt: "cloud watch" as CloudWatch.
    if (isAbsent && shown.has(keys.join(""))) return [];
    const written = toSentenceWords(toWritten(sentence, words, at, end)).map(({ text }) => text);
    return (isAbsent ? keys : written).filter(
      (word) => /^\p{L}{2,}$/u.test(word) && !shown.has(toNameKey(word)),
    );
  });
}

test.each(kinds.map((text) => [text.split(":", 1)[0], text]))(
  "every word of a sentence that is no filter and no stop word is shown: %s",
  (_, text = "") => {
    const [, ...lines] = text.split("\n");
    const sentences = lines.flatMap((line) => (line.includes(" → ") ? line.split(" → ")[0] : []));
    const silent = sentences.flatMap((sentence = "") =>
      listSilent(sentence).map((word) => `${word}: ${sentence}`),
    );
    expect(silent).toEqual([]);
  },
);
