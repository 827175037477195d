import { type Item, toField } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import type { SentenceWord } from "../words/words.ts";

/** Items up to the question mark, and from it to the answer: "for this?", "Lea:". */
const MAX_BETWEEN = 4;

const toValue = (item: Item | undefined) =>
  item?.kind === "name" ? item.name.values[0]?.value : undefined;

/** "Do we need front end or back end? Back end first" asks for the back end. */
export function settleAnswers(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
) {
  items.forEach((or, index) => {
    if (or.kind !== "sign" || !or.signs.includes("or")) return;
    const sides = [index - 1, index + 1];
    const [first, second] = sides.map((at) => toField(items[at]));
    if (first === undefined || first !== second) return;
    let answer = index + 2;
    const isAsked = (at: number) => words[items[at]?.at ?? words.length]?.isAfterQuestion === true;
    while (answer - index <= MAX_BETWEEN && !isAsked(answer)) answer += 1;
    if (!isAsked(answer)) return;
    const last = answer + MAX_BETWEEN;
    while (answer < last && items[answer]?.kind !== "name") answer += 1;
    const value = toValue(items[answer]);
    if (modes[answer] !== "want" || !sides.some((at) => toValue(items[at]) === value)) return;
    for (const at of sides) modes[at] = "dropped";
  });
}
