import { expect, test } from "vitest";
import { groupByLetter, toLetter } from "./group-by-letter.ts";

test("spec §3: technologies are grouped by the first letter of the name", () => {
  expect(toLetter("React")).toBe("R");
  expect(toLetter("elixir")).toBe("E");
  expect(toLetter("C#")).toBe("C");
  expect(toLetter("Ähnlich")).toBe("Ä");
});

test("spec §3: by the second character if the first is not a letter", () => {
  expect(toLetter(".NET")).toBe("N");
  expect(toLetter("3D")).toBe("D");
});

test("a name of one character is its own group", () => {
  expect(toLetter("4")).toBe("4");
});

test("spec §3: groups are sorted by letter", () => {
  const groups = groupByLetter(
    ["Vue.js", ".NET", "C#", "Next.js", "C++", "azure", "AWS"].map((name) => ({ name })),
  );
  expect(groups.map(({ letter, items }) => `${letter}: ${items.map(({ name }) => name)}`)).toEqual([
    "A: AWS,azure",
    "C: C#,C++",
    "N: .NET,Next.js",
    "V: Vue.js",
  ]);
});
