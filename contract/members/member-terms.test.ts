import { expect, test } from "vitest";
import { toBothNames, toBuyoutFee, toFullName, toLatinName } from "./member-terms.ts";

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

test.each([
  ["Олексій", "Шевченко", "oleksii-shevchenko", "Oleksii Shevchenko"],
  ["Олексій", "Шевченко", "oleksii-shevchenko-2", "Oleksii Shevchenko"],
  ["Olena", "Шевченко", "olena-shevchenko", "Olena Shevchenko"],
  ["明", "李", "ming-li", "Ming Li"],
  ["Seán", "O’Ṭūllī", "sean-o-tulli", null],
  ["Đặng", "Nguyễn-Phúc", "dang-nguyen-phuc", null],
  ["", "", "someone", null],
])("%s %s is %s in Latin letters, by the slug", (first_name, last_name, slug, expected) => {
  const member = { first_name, last_name, slug, latin_name: null };
  expect(toLatinName(member)).toBe(expected);
  expect(toLatinName({ ...member, latin_name: "Given" })).toBe("Given");
});

test("both names are on one line where there are two", () => {
  const name = { first_name: "明", last_name: "李" };
  expect(toBothNames({ ...name, latin_name: "Li Ming" })).toBe("明 李 (Li Ming)");
  expect(toBothNames({ ...name, latin_name: null })).toBe("明 李");
});
