import { ALREADY_WORDS } from "../../dictionaries/word-classes/adverbs.ts";
import { ARTEFACT_WORDS } from "../../dictionaries/word-classes/nouns.ts";
import { FOR_OWNED, WITH_SKILLS } from "../../dictionaries/word-classes/prepositions.ts";
import { OTHER_OWNERS, OWNED_RELATIVE } from "../../dictionaries/word-classes/pronouns.ts";
import { HAVE_WORDS } from "../../dictionaries/word-classes/verbs.ts";
import { hasSign, type Item, isApart, MAX_LIST, toField } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

const HAVE = toWordSet(HAVE_WORDS);
const OTHERS = toWordSet(OTHER_OWNERS);
const RELATIVE = toWordSet(OWNED_RELATIVE);
const ALREADY = toWordSet(ALREADY_WORDS);

/** Whether an item says that the client has something: "we've got", not "who has". */
function isHaving({ at, end }: Item, words: readonly SentenceWord[]): boolean {
  for (let index = at; index < end; index += 1) {
    if (HAVE.has(words[index]?.key ?? "")) return !OTHERS.has(words[index - 1]?.key ?? "");
  }
  return false;
}

/** Items between "have" and "already". */
const MAX_BETWEEN = 8;

/** Index of the item of "already" that ends a clause which begins with "have". */
function findAlready(items: readonly Item[], have: number, words: readonly SentenceWord[]) {
  for (let at = have + 1; at <= have + MAX_BETWEEN && items[at]; at += 1) {
    const item = items[at];
    if (isApart(words, item)) return undefined;
    // "We have two testers but no one for the design"
    // But "an app in Kotlin that no one can maintain"
    const isRelative = RELATIVE.has(words[(item?.at ?? 0) - 1]?.key ?? "");
    if (hasSign(item, "lack")) return isRelative ? undefined : at;
    const isEnd = isApart(words, items[at + 1]) || take(words, item?.end ?? 0, "contrast") > 0;
    if (ALREADY.has(words[(item?.end ?? 0) - 1]?.key ?? "")) return isEnd ? at : undefined;
  }
  return undefined;
}

/** "We've got the Docker setup already", "pls have the back end already": what is there is not asked for. */
function ignoreOwned(items: readonly Item[], modes: Mode[], words: readonly SentenceWord[]) {
  items.forEach((item, index) => {
    if (!isHaving(item, words)) return;
    const last = findAlready(items, index, words);
    if (last === undefined) return;
    for (let at = index; at < last; at += 1) {
      if (items[at]?.kind === "name" && modes[at] !== "not") modes[at] = "unneeded";
    }
  });
}

const ARTEFACTS = toWordSet(ARTEFACT_WORDS);

/** "I've got designs in Figma": what the client has, of which the tool is asked of no one. */
function ignoreArtefacts(items: readonly Item[], modes: Mode[], words: readonly SentenceWord[]) {
  items.forEach((item, index) => {
    if (!isHaving(item, words)) return;
    const clause: number[] = [];
    for (let at = index; at <= index + MAX_BETWEEN && items[at]; at += 1) {
      const one = items[at];
      const isJoin = hasSign(one, "and");
      if (at > index && (isApart(words, one) || isJoin)) break;
      clause.push(at);
    }
    const isAt = (at: number) =>
      ARTEFACTS.has(words[items[at]?.end ?? 0]?.key ?? "") ||
      ARTEFACTS.has(words[items[at]?.at ?? 0]?.key ?? "");
    if (!clause.some(isAt)) return;
    for (const at of clause) {
      const isSaid = modes[at] === "want" || modes[at] === "soft";
      if (items[at]?.kind === "name" && isSaid) modes[at] = "unneeded";
    }
  });
}

/** The names in brackets after what is not needed: "the front end is covered (Ann does Vue)". */
function ignoreBracketed(items: readonly Item[], modes: Mode[], words: readonly SentenceWord[]) {
  items.forEach((sign, index) => {
    const isUnneeded = hasSign(sign, "unneededAfter");
    if (!isUnneeded || !words[sign.end]?.isInBrackets) return;
    for (let at = index + 1; at <= index + MAX_LIST && items[at]; at += 1) {
      if (at > index + 1 && words[items[at]?.at ?? 0]?.isAfterBrackets) return;
      if (items[at]?.kind === "name" && modes[at] === "want") modes[at] = "unneeded";
    }
  });
}

const FOR = toWordSet(FOR_OWNED);
const WITH = toWordSet(WITH_SKILLS);

/** What the people know whom no one needs: "we only have testers with Java". */
function ignoreTheirSkills(items: readonly Item[], modes: Mode[], words: readonly SentenceWord[]) {
  items.forEach((sign, index) => {
    if (!WITH.has(words[sign.at]?.key ?? "") || isApart(words, sign)) return;
    const isPerson = take(words, items[index - 1]?.at ?? words.length, "person") > 0;
    const who = isPerson && toField(items[index - 1]) === undefined ? index - 2 : index - 1;
    if (toField(items[who]) !== "role" || modes[who] !== "unneeded") return;
    // "A tester for test automation with Docker"
    if (FOR.has(words[(items[who]?.at ?? 0) - 1]?.key ?? "")) return;
    for (let at = index + 1; at <= index + MAX_LIST && !isApart(words, items[at]); at += 1) {
      if (toField(items[at]) !== "technology") return;
      if (modes[at] === "want") modes[at] = "unneeded";
    }
  });
}

/** What the client has already asks for no one. */
export function ignoreExisting(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
) {
  ignoreOwned(items, modes, words);
  ignoreArtefacts(items, modes, words);
  ignoreBracketed(items, modes, words);
  ignoreTheirSkills(items, modes, words);
}
