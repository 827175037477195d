import { type Item, isApart, MAX_LIST, toField } from "../items/items.ts";
import type { SentenceWord } from "../words/words.ts";
import { isJoin } from "./asked-words.ts";

const MAYBE: ReadonlySet<string> = new Set(
  "maybe, perhaps, probably, presumably, vielleicht, wahrscheinlich, vermutlich, evtl, eventuell, peutetre, probablement, quizas, quiza, probablemente, forse, misschien, waarschijnlijk".split(
    ", ",
  ),
);
const ASKED: ReadonlySet<string | undefined> = new Set(["role", "technology"]);

/** "An app for Android, probably Flutter", "a back-end person, maybe Go or Java": a guess beside who is asked for. */
export function isMaybe(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  let first = index;
  const isListed = (at: number) =>
    index - at < MAX_LIST &&
    isJoin(items[at - 1]) &&
    !isApart(words, items[at]) &&
    toField(items[at - 2]) === "technology";
  while (isListed(first)) first -= 2;
  const { at = 0 } = items[first] ?? {};
  // "PHP, MySQL, some Docker"
  const isSome = words[at - 1]?.key === "some" && words[at - 1]?.gap === "comma";
  const isSaid = isSome || MAYBE.has(words[at - 1]?.key ?? "");
  if (!isSaid || isApart(words, items[first])) return false;
  return items.slice(Math.max(0, first - MAX_LIST), first).some((item) => ASKED.has(toField(item)));
}
