import {
  ADMINISTERED,
  ADMINISTRATORS,
  CLOUD_NAMES,
  CLOUDS,
  ORDINARY_STACKS,
  OTHER_PRODUCTS,
  STACKS,
} from "../../dictionaries/stacks.ts";
import { OF_CLOUD } from "../../dictionaries/word-classes/prepositions.ts";
import type { Dictionary } from "../names/find-name.ts";
import { take, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import { type SentenceWord, toCorrected, toNameKey } from "../words/words.ts";

const toKeys = (names: string) => names.split(",").map(toNameKey);

const stacks = new Map(Object.entries(STACKS).map(([name, parts]) => [name, toKeys(parts)]));
const ordinary = new Set(toKeys(ORDINARY_STACKS));
const clouds = new Set(toKeys(CLOUDS));
const others = new Set(toKeys(OTHER_PRODUCTS));
const cloudNames = new Map(
  Object.entries(CLOUD_NAMES).map(([name, meant]) => [name, toNameKey(meant)]),
);

/** Whether a name is one of a choice, or what is not wanted: then only its role is known. */
const isBesideSign = (words: readonly SentenceWord[], at: number, end: number) =>
  takeBefore(words, at, "or") + takeBefore(words, at, "not") + takeBefore(words, at, "except") >
    0 || take(words, end, "or") > 0;

/** "MERN" as the technologies of the site that it is made of, and the role. */
export function readStacks(
  words: readonly SentenceWord[],
  { names }: Dictionary,
): readonly SentenceWord[] {
  if (!words.some(({ key }) => stacks.has(key))) return words;
  return words.flatMap((word, at) => {
    const parts = stacks.get(word.key);
    const isStack = words[at + 1]?.key === "stack";
    const isWord = ordinary.has(word.key) && !isStack && word.text !== word.text.toUpperCase();
    // A word beside a stack begins other phrases then, and is looked up anew.
    if (!parts || isWord || isBesideSign(words, at, at + (isStack ? 2 : 1))) {
      return toCorrected(word, word.key);
    }
    return parts
      .filter((part) => names.has(part))
      .map((part, index) => ({ ...toCorrected(word, part), gap: index > 0 ? "space" : word.gap }));
  });
}

const administrators = new Set(toKeys(ADMINISTRATORS));
const administered = new Map(
  Object.entries(ADMINISTERED).flatMap(([role, names]) =>
    toKeys(names).map((name) => [name, role] as const),
  ),
);

/** "Kubernetes administrator" as the technology and the role of who runs it. */
export const readAdministrators = (words: readonly SentenceWord[]): readonly SentenceWord[] =>
  words.map((word, at) => {
    if (!administrators.has(word.key)) return word;
    const isBeside = word.gap === "space";
    const [first = "", last = ""] = [at - 2, at - 1].map(
      (one) => (isBeside && words[one]?.key) || "",
    );
    const next = words[at + 1]?.gap === "space" ? words[at + 1]?.key : undefined;
    // "Administrateur Kubernetes"
    const role =
      administered.get(last) ?? administered.get(first + last) ?? administered.get(next ?? "");
    return role === undefined ? word : toCorrected(word, role);
  });

const CLOUD = "cloud";
const CLOUD_WORDS: ReadonlySet<string> = new Set([CLOUD, "nube"]);
const OF = toWordSet(OF_CLOUD);

/** Words between two clouds: "AWS or maybe Google". */
const MAX_BETWEEN = 4;

/** "AWS or Google" is about Google Cloud. */
export function readClouds(
  words: readonly SentenceWord[],
  { names }: Dictionary,
): readonly SentenceWord[] {
  return words.map((word, at) => {
    const meant = cloudNames.get(word.key);
    const next = words[at + 1]?.key ?? "";
    if (!meant || !names.has(meant) || (others.has(next) && next !== CLOUD)) return word;
    // "Google Cloud" is a name, "the cloud of Google" is it, too.
    const isNamed = names.has(`${word.key}${CLOUD}`);
    if (next === CLOUD) return isNamed ? word : toCorrected(word, meant);
    if (CLOUD_WORDS.has(words[at - 1]?.key ?? "") && word.gap === "space")
      return toCorrected(word, meant);
    if (OF.has(words[at - 1]?.key ?? "") && CLOUD_WORDS.has(words[at - 2]?.key ?? ""))
      return toCorrected(word, meant);
    // "Worked at Google or Amazon"
    const isBeside = words
      .slice(Math.max(0, at - MAX_BETWEEN), at + MAX_BETWEEN + 1)
      .some(({ key }, index, near) =>
        cloudNames.has(key) ? near[index + 1]?.key === CLOUD : clouds.has(key),
      );
    return isBeside ? toCorrected(word, meant) : word;
  });
}
