import { type Item, MAX_LIST, toField, toGapBefore } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { listPhrases } from "../words/phrase-places.ts";
import { take } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { SIDE_ROLES } from "./existing.ts";

const TOLD: ReadonlySet<Mode> = new Set<Mode>(["doubt", "soft", "unneeded"]);

/** Technologies of "both". */
const COUNT = 2;

/** "On the front end", but not "a database engineer". */
const isSide = (item: Item | undefined) =>
  item?.kind === "name" && item.name.values.every(({ value }) => SIDE_ROLES.has(value));

/**
 * Wants the two technologies that a client told of, where one who "can do both" is needed: "our shop is PHP and
 * moves to Vue on the front end, we need someone who can do both". What each of them is for is no role then.
 */
export function wantBoth(items: readonly Item[], modes: Mode[], words: readonly SentenceWord[]) {
  const [both] = listPhrases(words, "doesBoth");
  if (both === undefined) return;
  const end = both + take(words, both, "doesBoth");
  // "Can do both iOS and Android"
  const next = items.find(({ at }) => at >= end);
  if (next?.kind === "name" && toGapBefore(words, next) === "space") return;
  const last = items.findIndex((item) => item.end > both);
  const told: number[] = [];
  for (let at = last - 1; at >= Math.max(0, last - MAX_LIST); at -= 1) {
    if (toField(items[at]) === "technology" && modes[at] !== "not") told.unshift(at);
  }
  const isChanged = told.some((at) => TOLD.has(modes[at] ?? "want"));
  if (told.length < COUNT || !isChanged) return;
  for (const at of told) if (TOLD.has(modes[at] ?? "want")) modes[at] = "want";
  for (let at = told[0] ?? 0; at < last; at += 1) {
    if (isSide(items[at]) && modes[at] === "want") modes[at] = "soft";
  }
}
