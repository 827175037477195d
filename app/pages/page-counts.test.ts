import { expect, test } from "vitest";
import { NONE_VETTED } from "#app/developers/stats/vetted-counts.ts";
import { fillCounts, findUnknownCounts, hasCounts } from "./page-counts.ts";
import { toUnwrittenPageText } from "./unwritten-texts.ts";

const text = {
  ...toUnwrittenPageText("why-ogds"),
  sections: [{ id: "one", heading: "Interviewed: {{interviewed}}", body: "<p>Text</p>" }],
};
const headingFor = (interview: number, members: number) =>
  fillCounts(text, { ...NONE_VETTED, members, interview }).sections[0]?.heading;

test("a page says of how many developers an interview is dated, and of all only when it is", () => {
  expect(hasCounts(text)).toBe(true);
  expect(headingFor(53, 60)).toBe("Interviewed: 53 of 60 developers");
  expect(headingFor(0, 1)).toBe("Interviewed: 0 of 1 developer");
  expect(headingFor(60, 60)).toBe("Interviewed: everyone");
});

test("other placeholders are found", () => {
  expect(hasCounts(toUnwrittenPageText("why-ogds"))).toBe(false);
  expect(findUnknownCounts("{{interviewed}} and {{ interviewd }}")).toEqual(["{{ interviewd }}"]);
});
