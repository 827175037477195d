import { expect, test } from "vitest";
import { toSearchTerms } from "#app/requests/records/search-terms.ts";
import { LINEAR, measureGrowth } from "#tests/support/growth.ts";
import { toPassage } from "./passage.ts";

const toText = (text: string, search: string) =>
  toPassage(text, toSearchTerms(search))
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

const FILLER = "lorem ipsum dolor ".repeat(40);

test("a long text is cut at words, with the match in sight", () => {
  const passage = toText(`${FILLER}the contract starts in March ${FILLER}`, "contract");
  expect(passage).toMatch(/^… (lorem |ipsum |dolor )+the \[contract\] starts in March .* …$/);
  expect(passage.length).toBeLessThan(200);
});

test("the passage is where most of the words stand together", () => {
  const text = `The invoice came. ${FILLER} The invoice for March is late. ${FILLER} March again.`;
  expect(toText(text, "march invoice")).toMatch(/The \[invoice\] for \[March\] is late/);
});

test("of several such places it is the one where they stand closest", () => {
  const text = `March: ${"and ".repeat(20)} invoice. ${FILLER} Invoice of March. ${FILLER}`;
  expect(toText(text, "march invoice")).toMatch(/\[Invoice\] of \[March\]/);
});

test("lines become one, and markup stays text", () => {
  expect(toText("One\n\n<b>two</b>\tthree", "two")).toBe("One <b>[two]</b> three");
});

test("a text without spaces is cut between characters", () => {
  const passage = toText(`${"😀".repeat(300)}x${"😀".repeat(300)}`, "x");
  expect(passage).toContain("[x]");
  expect(passage.isWellFormed()).toBe(true);
  expect(passage.length).toBeLessThan(200);
});

test("words that are not in the text have no passage", () => {
  expect(toText("Nothing here", "absent")).toBe("");
  expect(toText("", "absent")).toBe("");
});

test("a hostile text takes time in proportion to its length", async () => {
  const terms = toSearchTerms('a "a a" 1111111');
  const run = (length: number) => toPassage("a 1 ".repeat(length / 4), terms);
  expect(await measureGrowth(run, 20_000)).toBeLessThan(LINEAR);
});
