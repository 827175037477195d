import type { Item } from "#app/developers/sentence/items/items.ts";
import type { Mode } from "#app/developers/sentence/reading.ts";
import type { SentenceWord } from "#app/developers/sentence/words/words.ts";
import { isApart } from "./beside-person.ts";
import { findHeading } from "./description-headings.ts";
import { isNamed } from "./description-sentences.ts";

/** Whether a word begins what is said of a name in its line: "Kafka | optional", "Kafka: optional". */
const isMark = ({ isAfterBullet, isAfterColon }: SentenceWord) => isAfterBullet || isAfterColon;

/** Makes the names of a row what the cell after them says: "Kafka | optional". */
export function markRows(
  text: string,
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
): void {
  let row = 0;
  let clause = 0;
  let first = 0;
  words.forEach((word, at) => {
    const isLine = at > 0 && text.slice(words[at - 1]?.end, word.start).includes("\n");
    const from = word.isAfterBullet ? row : clause;
    if (isLine || word.gap === "stop") row = at;
    if (isLine || isApart(word)) clause = at;
    if (at === row || !isMark(word)) return;
    const found = findHeading(words, at);
    const next = words[found?.end ?? at];
    // "Go - optional: Kafka" and "Must | Go | Optional | Kafka" have it before the name.
    const isLabel = next?.isAfterColon || findHeading(words, row) !== undefined;
    if (!found || !isApart(next) || isLabel) return;
    while (items[first] && (items[first]?.at ?? 0) < from) first += 1;
    for (; (items[first]?.at ?? at) < at; first += 1)
      if (isNamed(items, modes, first)) modes[first] = found.heading.mode;
  });
}
