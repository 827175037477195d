import type { MemberFilter } from "#contract/members/member-query.ts";
import { NEARSHORE, OFFSHORE } from "../../dictionaries/met-places.ts";
import { type Item, toField } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { type SentenceWord, toWritten } from "../words/words.ts";
import type { Findings } from "./findings.ts";

const offshore: ReadonlySet<string> = new Set(OFFSHORE.split(", "));
const nearshore: ReadonlySet<string> = new Set(NEARSHORE.split(", "));

const NEAR: MemberFilter = { country: ["europe"] };

type Read = {
  text: string;
  words: readonly SentenceWord[];
  items: readonly Item[];
  modes: readonly Mode[];
};

const isDenied = (mode: Mode | undefined) => mode === "not" || mode === "unneeded";

/** Offers Europe for "no offshore" and "nearshore", where no place is asked for; whether it did. */
export function offerNearPlaces(
  findings: Findings,
  { text, words, items, modes }: Read,
  { item, index }: { item: Item; index: number },
): boolean {
  const { key = "" } = words[item.at] ?? {};
  const isFar = offshore.has(key) && isDenied(modes[index]);
  if (!isFar && !(nearshore.has(key) && !isDenied(modes[index]))) return false;
  const isPlaceSaid = items.some(
    (one, at) => toField(one) === "country" && !isDenied(modes[at]) && modes[at] !== "dropped",
  );
  if (isPlaceSaid) return false;
  const before = items[index - 1];
  const isNo = isFar && before?.kind === "sign" && words[item.at]?.gap === "space";
  const written = toWritten(text, words, isNo ? before.at : item.at, item.end);
  findings.offer(written, [NEAR], isFar ? undefined : written);
  return true;
}
