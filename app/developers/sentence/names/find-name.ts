import type { KnownName, NamedValue } from "../reading.ts";
import { type KeyTree, ROOT, walk } from "../words/key-tree.ts";
import { toForm } from "../words/word-forms.ts";
import type { SentenceWord } from "../words/words.ts";
import { findKey } from "./find-key.ts";

export type Dictionary = {
  /** Values of list filters by name, folded and without spaces: `reactnative`. */
  names: ReadonlyMap<string, readonly NamedValue[]>;
  /** Places and languages by name with spaces, since "to go" is not Togo: `costa rica`. */
  places: ReadonlyMap<string, readonly NamedValue[]>;
  /** The keys of both, letter by letter. */
  keys: KeyTree;
  /** The words of these names, but those of languages, that misspelt words are compared with. */
  words: ReadonlySet<string>;
  /** What members have of a value by its key; not of roles. */
  labels: ReadonlyMap<string, string>;
};

export const toValueKey = ({ field, value }: NamedValue) => `${field} ${value}`;

/** Shorter names, written as two words, are ordinary ones: "click up". */
const MIN_APART = 8;
/** As are shorter words: "in design". */
const MIN_PART = 3;

/** A technology that no one has, of one word that is written as two: "health kit", "web assembly". */
function findApart({ names, places }: Dictionary, joined: string, spaced: string) {
  const space = spaced.indexOf(" ");
  // "Flutter flow" is about Flutter.
  const first = names.get(spaced.slice(0, space));
  if (first?.some(({ field }) => field === "technology")) return undefined;
  const isApart =
    joined.length >= MIN_APART && space >= MIN_PART && joined.length - space >= MIN_PART;
  const values = isApart && joined.length === spaced.length - 1 ? places.get(joined) : undefined;
  return values?.some((value) => value.isAbsent && !value.isAmbiguous) ? values : undefined;
}

function getValues(dictionary: Dictionary, joined: string, spaced: string) {
  // "R or Python" has no "RoR".
  if (spaced.endsWith(" or")) return undefined;
  // "Le site et l'agence" has no "ETL".
  if (spaced === "et l") return undefined;
  // "No de India" has no "Node".
  if (spaced === "no de") return undefined;
  const one = dictionary.names.get(joined);
  const other = dictionary.places.get(spaced) ?? findApart(dictionary, joined, spaced);
  return one && other ? [...one, ...other] : (one ?? other);
}

function toNode(word: SentenceWord, tree: KeyTree): number {
  const form = toForm(word);
  if (form.nameTree !== tree) {
    form.nameTree = tree;
    form.nameNode = walk(tree, ROOT, word.key);
  }
  return form.nameNode;
}

function readKnown(
  words: readonly SentenceWord[],
  at: number,
  { word, dictionary }: { word: SentenceWord; dictionary: Dictionary },
): KnownName | undefined {
  const first = toNode(word, dictionary.keys);
  // No name begins with most words.
  if (first === ROOT) return undefined;
  const keyed = { tree: dictionary.keys, names: dictionary, getValue: getValues };
  const found = findKey(words, at, keyed, first);
  return found && { length: found.length, values: found.value };
}

/** The name that is written from a word on; looked up once for each word of a text. */
export function findName(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): KnownName | undefined {
  const word = words[at];
  if (word?.name === undefined && word)
    word.name = readKnown(words, at, { word, dictionary }) ?? null;
  return word?.name ?? undefined;
}
