import type { SeniorityLevel } from "#contract/members/member-terms.ts";
import { hasSign, type Item, toField } from "../items/items.ts";
import type { Mode } from "../reading.ts";

/** Words between "or" and an industry: "in the". */
const MAX_FILLERS = 3;

/** "In a hospital or in the public sector": both rank where one of them does. */
export function alignIndustries(items: readonly Item[], modes: Mode[]) {
  items.forEach((or, index) => {
    if (!hasSign(or, "or")) return;
    let after = index + 1;
    while (after - index <= MAX_FILLERS && items[after]?.kind === "filler") after += 1;
    const sides = [index - 1, after];
    const isTag = sides.every((at) => toField(items[at]) === "tag");
    const said = sides.map((at) => modes[at]);
    if (!isTag || !said.includes("soft") || !said.includes("want")) return;
    for (const at of sides) modes[at] = "soft";
  });
}

/** "Our lead left, the new one doesn't need to be a lead" asks for none. */
export function relaxLevels(items: readonly Item[], modes: Mode[]) {
  const toLevels = (mode: Mode) =>
    items.flatMap((item, index) =>
      item.kind === "name" && toField(item) === "seniority_level" && modes[index] === mode
        ? [{ index, values: item.name.values.map(({ value }) => value) }]
        : [],
    );
  const unneeded = new Set(toLevels("unneeded").flatMap(({ values }) => values));
  for (const { index, values } of toLevels("want")) {
    if (values.every((value) => unneeded.has(value))) modes[index] = "unneeded";
  }
}

/** "React for a bank, banking experience not needed" is for those without it, too. */
export function relaxIndustries(items: readonly Item[], modes: Mode[]) {
  const toTags = (item: Item | undefined) =>
    item?.kind === "name" && toField(item) === "tag"
      ? item.name.values.map(({ value }) => value)
      : [];
  const unneeded = new Set(
    items.flatMap((item, at) => (modes[at] === "unneeded" ? toTags(item) : [])),
  );
  if (unneeded.size === 0) return;
  items.forEach((item, at) => {
    if (modes[at] === "want" && toTags(item).some((tag) => unneeded.has(tag))) modes[at] = "soft";
  });
}

/** The lowest level and one that is asked for least beside it. */
const ENDS = ["junior", "senior"] as const satisfies readonly SeniorityLevel[];

const isOfLevel = (item: Item | undefined, level: SeniorityLevel) =>
  item?.kind === "name" && item.name.values.some(({ value }) => value === level);

/** "It doesn't matter if middle or senior" asks for either of them, "junior or senior, all the same" for any level. */
export function wantEitherLevel(items: readonly Item[], modes: Mode[]) {
  items.forEach((or, index) => {
    if (!hasSign(or, "or")) return;
    const sides = [index - 1, index + 1];
    const isLevel = sides.every((at) => toField(items[at]) === "seniority_level");
    if (!isLevel || sides.some((at) => modes[at] !== "unneeded")) return;
    const isAny = ENDS.every((level) => sides.some((at) => isOfLevel(items[at], level)));
    if (isAny) return;
    for (const at of sides) modes[at] = "want";
  });
}
