import { expect, test } from "vitest";
import { parseLandingSegment } from "./landing-url.ts";

test.each([
  ["hire-react-developers", "react"],
  ["hire-spring-boot-developers", "spring-boot"],
  ["hire-developers-developers", "developers"],
  ["hire--developers", undefined],
  ["hire-developers", undefined],
  ["hire-React-developers", undefined],
  ["hire-react-developers-now", undefined],
  ["hire-c++-developers", undefined],
])("the segment %s is about %s", (segment, slug) => {
  expect(parseLandingSegment(segment)).toBe(slug);
});
