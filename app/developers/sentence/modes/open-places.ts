import { WHERE_THEY_LIVE } from "../../dictionaries/asides.ts";
import { ALSO_OF_PLACE, ANYWHERE_WORDS } from "../../dictionaries/word-classes/adverbs.ts";
import { CAN_WORDS } from "../../dictionaries/word-classes/verbs.ts";
import { type Item, isApart, isJoin, MAX_LIST, toField } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

const OPEN = toPhrases(`
  location doesnt matter, location does not matter, location is not important, location isnt important, location irrelevant,
  location is irrelevant, any location, location open, location is open, location flexible, location is flexible,
  standort egal, standort ist egal, ort egal, ort ist egal, wohnort egal, wohnort ist egal, standort spielt keine rolle,
  lieu indifférent, le lieu importe peu, peu importe le lieu, localisation indifférente, ubicación indiferente, la ubicación da igual,
  da igual la ubicación, la ubicación no importa, no importa la ubicación, locatie maakt niet uit, ${WHERE_THEY_LIVE}`);

/** "A shop in Berlin needs someone for Elixir, location doesn't matter" asks for no place. */
export function offerOpenPlaces(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
) {
  const open = words.findIndex((_, at) => takePhrase(words, at, OPEN) > 0);
  if (open < 0) return;
  items.forEach((item, index) => {
    if (item.at < open && toField(item) === "country" && modes[index] === "want")
      modes[index] = "doubt";
  });
}

const CAN = toWordSet(CAN_WORDS);
const ALSO = toWordSet(ALSO_OF_PLACE);
const ANYWHERE = toWordSet(ANYWHERE_WORDS);
/** Words between "could" and a place: "could also be someone who is based in". */
const MAX_CAN_WORDS = 8;

/** Whether "could be" is said before a word of the same clause, and whether "also" is between. */
function findCan(words: readonly SentenceWord[], at: number) {
  let isAlso = false;
  for (let index = at - 1; index >= Math.max(0, at - MAX_CAN_WORDS); index -= 1) {
    const { key = "" } = words[index] ?? {};
    if (words[index + 1]?.gap !== "space" || ANYWHERE.has(key)) return undefined;
    if (CAN.has(key)) return { isAlso };
    isAlso ||= ALSO.has(key);
  }
  return undefined;
}

/** "India too", "India as well" */
const isAlsoAfter = (words: readonly SentenceWord[], end: number) => {
  const [next, second] = words.slice(end, end + 2);
  if (next?.gap !== "space") return false;
  return ALSO.has(next.key) || (next.key === "as" && ALSO.has(second?.key ?? ""));
};

/** "Could be someone from Ghana or Kenya too" asks for no one from there, where no other place is asked for. */
export function offerAlsoPlaces(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
) {
  const isPlace = (index: number) => toField(items[index]) === "country" && modes[index] === "want";
  const also = items.flatMap((_, index) => {
    const list = [index];
    while (list.length < MAX_LIST && isJoin(items[(list.at(-1) ?? 0) + 1])) {
      const next = (list.at(-1) ?? 0) + 2;
      if (isApart(words, items[next]) || !isPlace(next)) break;
      list.push(next);
    }
    const can = isPlace(index) ? findCan(words, items[index]?.at ?? 0) : undefined;
    const end = items[list.at(-1) ?? 0]?.end ?? 0;
    return can && (can.isAlso || isAlsoAfter(words, end)) ? list : [];
  });
  const told = new Set(also);
  if (items.some((_, index) => isPlace(index) && !told.has(index))) return;
  for (const index of told) modes[index] = "doubt";
}
