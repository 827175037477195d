import { FROM_CHANGED, TO_CHANGED } from "../../dictionaries/word-classes/prepositions.ts";
import {
  hasSign,
  type Item,
  isApart,
  isJoin,
  MAX_LIST,
  toField,
  toGapBefore,
} from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { hasPhrase } from "../words/phrase-places.ts";
import { take, takeAfter } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { readReplaced } from "./replaced.ts";

const isTechnology = (item: Item | undefined) => toField(item) === "technology";

/** From an item on, the technologies in a row that are denied are not asked for, and rule no one out. */
function dropDenied(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
  from: number,
) {
  for (let at = from; at < Math.min(items.length, from + MAX_LIST); at += 1) {
    if (toGapBefore(words, items[at]) === "stop") return;
    if (!isTechnology(items[at])) continue;
    if (modes[at] !== "not") return;
    modes[at] = "unneeded";
  }
}

const isDenial = (item: Item | undefined) => hasSign(item, "not");

/** "No longer", which is read as "not". */
const isNoLonger = (item: Item | undefined, words: readonly SentenceWord[]) =>
  isDenial(item) && words.slice(item?.at, item?.end).some((word) => word.isBeforeAnymore);

/** "We no longer use PHP or Perl" */
function dropOutdated(items: readonly Item[], modes: Mode[], words: readonly SentenceWord[]) {
  items.forEach((item, index) => {
    if (isNoLonger(item, words)) dropDenied(items, modes, words, index + 1);
  });
}

/** Words from "let's go with" to "not": "let's go with Vue for now then, not". */
const MAX_DECIDED_WORDS = 10;

/** "Let's go with Vue then, not React" chooses Vue, and those who know both will do. */
function dropOthers(items: readonly Item[], modes: Mode[], words: readonly SentenceWord[]) {
  if (!hasPhrase(words, "decided")) return;
  items.forEach((item, index) => {
    if (!isDenial(item)) return;
    for (let at = item.at - 1; at >= Math.max(0, item.at - MAX_DECIDED_WORDS); at -= 1) {
      if (words[at + 1]?.gap === "stop") return;
      if (take(words, at, "decided") > 0) dropDenied(items, modes, words, index + 1);
    }
  });
}

/** "Not PHP or Perl anymore": a plan that ended asks for no one, and rules no one out. */
function dropEnded(items: readonly Item[], modes: Mode[], words: readonly SentenceWord[]) {
  items.forEach(({ end }, index) => {
    const next = items[index + 1];
    const isEnded =
      words[end - 1]?.isBeforeAnymore ||
      takeAfter(words, end, "anymore") > 0 ||
      (isNoLonger(next, words) && !isApart(words, next));
    for (let at = index; isEnded && at > Math.max(-1, index - MAX_LIST); at -= 1) {
      if (isTechnology(items[at]) && modes[at] === "not") modes[at] = "unneeded";
      else if (!isJoin(items[at])) return;
    }
  });
}

const FROM = toWordSet(FROM_CHANGED);
const TO = toWordSet(TO_CHANGED);

/** "Moving our shop from PHP to Go" asks for Go. */
function offerLeft(items: readonly Item[], modes: Mode[], words: readonly SentenceWord[]) {
  items.forEach((item, index) => {
    if (modes[index] !== "want" || item.kind !== "name" || !isTechnology(item)) return;
    // What no one lists says by what is nearest to it who is needed.
    if (item.name.values[0]?.isAbsent) return;
    if (!FROM.has(words[item.at - 1]?.key ?? "") || !TO.has(words[item.end]?.key ?? "")) return;
    // "Everything from Docker to Kubernetes"
    if (take(words, item.at - 2, "wholeSpan") > 0) return;
    const goal = items.slice(index + 1, index + 3).find((one) => one.at > item.end);
    if (isTechnology(goal) && !isApart(words, goal)) modes[index] = "doubt";
  });
}

const OPEN: ReadonlySet<Mode> = new Set<Mode>(["want", "soft"]);

/** "Help us migrate our Java application to the cloud" asks for who knows Java, where no other technology is asked for. */
function wantMoved(items: readonly Item[], modes: Mode[], words: readonly SentenceWord[]) {
  if (!hasPhrase(words, "moved")) return;
  if (items.some((item, index) => isTechnology(item) && OPEN.has(modes[index] ?? "not"))) return;
  items.forEach((sign, index) => {
    if (sign.kind !== "sign" || take(words, sign.at, "moved") === 0) return;
    for (let at = index + 1; at <= index + MAX_LIST; at += 1) {
      if (!items[at] || isApart(words, items[at])) return;
      if (isTechnology(items[at]) && modes[at] === "doubt") modes[at] = "want";
    }
  });
}

/** What plans were before they changed. */
export function relaxChangedPlans(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
) {
  dropEnded(items, modes, words);
  dropOutdated(items, modes, words);
  dropOthers(items, modes, words);
  offerLeft(items, modes, words);
  wantMoved(items, modes, words);
  readReplaced(items, modes, words);
}
