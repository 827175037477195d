import type { WordKind } from "../../dictionaries/language.ts";
import { type KeyTree, ROOT } from "./key-tree.ts";
import type { PhraseTree } from "./phrase-tree.ts";

/**
 * What words are by their key alone, so that equal ones share it. Most words of a text are said again, and
 * one look-up takes the place of one in each dictionary. Each part is set by what looks it up first.
 */
export type WordForm = {
  /** The phrases that begin with it; null when none does. */
  phrases: PhraseTree | null | undefined;
  /** Kinds of the phrases that can end with it. */
  endings: ReadonlySet<WordKind> | undefined;
  /** What can begin with it without a phrase, a bit for each of `BEGINS`. */
  begins: number | undefined;
  /** Whether a name or a condition can begin with it though nothing else tells so. */
  isOther: boolean | undefined;
  /** Where it leads in the tree of zones. */
  zoneNode: number | undefined;
  /** Where it leads in the last tree of names in which it was looked up. */
  nameNode: number;
  nameTree: KeyTree | undefined;
};

const forms = new Map<string, WordForm>();
/** The words of many texts, some 2 MB. */
const MAX_FORMS = 8_000;
/** Letters of the longest word that is stored. */
const MAX_KEY = 12;

const toNewForm = (): WordForm => ({
  phrases: undefined,
  endings: undefined,
  begins: undefined,
  isOther: undefined,
  zoneNode: undefined,
  nameNode: ROOT,
  nameTree: undefined,
});

function findForm(key: string): WordForm {
  // Parts of a text that are longer keep all of it in memory.
  if (key.length > MAX_KEY) return toNewForm();
  const known = forms.get(key);
  if (known) return known;
  if (forms.size >= MAX_FORMS) forms.clear();
  const form = toNewForm();
  forms.set(key, form);
  return form;
}

/** The form of a word, looked up once for each word of a text. */
export function toForm(word: { key: string; form: WordForm | undefined }): WordForm {
  word.form ??= findForm(word.key);
  return word.form;
}
