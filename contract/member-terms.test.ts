import { expect, test } from "vitest";
import { toBuyoutFee, toFullName } from "./member-terms.ts";

test.each([
  [60, 70, 6_720],
  // 3,220.8 and 3,318.4
  [61, 33, 3_221],
  [61, 34, 3_318],
  // 5,092.5: half goes up.
  [45.46875, 70, 5_093],
])(
  "at %s an hour a buyout of %s percent costs %s, rounded to whole money",
  (rate, percent, fee) => {
    expect(toBuyoutFee(rate, percent)).toBe(fee);
  },
);

test("a member with one name has no space after it", () => {
  expect(toFullName({ first_name: "Anna", last_name: "Kask" })).toBe("Anna Kask");
  expect(toFullName({ first_name: "Anna", last_name: "" })).toBe("Anna");
});
