import { WHERE_THEY_LIVE } from "../../dictionaries/asides.ts";
import { type Item, toField } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
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
