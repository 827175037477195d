import { toFolded } from "#platform/text/fold-text.ts";
import type { FoundDate, FoundNumber, KnownName, KnownZone } from "../reading.ts";
import type { PhraseLengths } from "./phrase-lengths.ts";
import type { WordForm } from "./word-forms.ts";

/** What is between a word and the one before it. */
export type Gap = "none" | "space" | "comma" | "stop";

/** A word, a number or a sign of a sentence. */
export type SentenceWord = {
  /** Folded, without dots and apostrophes: "Don't" is `dont`. */
  key: string;
  /** As it was written. */
  text: string;
  /** Where it is in the text. */
  start: number;
  end: number;
  gap: Gap;
  /** Whether it is the part of a name after its dot: the "js" of "Node.js". */
  isGlued: boolean;
  /** Whether it is what a heading is of: "Nice to have: Rust". */
  isAfterColon: boolean;
  /** Whether it begins a part of a list with marks: "• React • TypeScript", "React - Vue". */
  isAfterBullet: boolean;
  /** Whether a bracket opens before it: the "10" of "ten (10)". */
  isInBrackets: boolean;
  /** Whether a bracket closes before it. */
  isAfterBrackets: boolean;
  /** Whether it is a name in a chat: "hey @maria". */
  isMention: boolean;
  /** Whether it follows a question, as in "PHP? No." */
  isAfterQuestion: boolean;
  /** Whether "anymore" follows it, which is left out, as it does "not" for "no longer". */
  isBeforeAnymore: boolean;
  /** The longest phrases that begin with it, once they were looked up. */
  phrases: PhraseLengths | undefined;
  /** Whether neither a name nor a condition can begin with it, once it was looked up. */
  isPlain: boolean | undefined;
  /** What it is by its key, once it was looked up. */
  form: WordForm | undefined;
  /** What can begin with it, a bit for each of `BEGINS`, once it was looked up. */
  begins: number | undefined;
  /** The number that begins with it, `null` when none does, once it was looked up. */
  number: FoundNumber | null | undefined;
  /** The same for a date. */
  date: FoundDate | null | undefined;
  /** The same for a name. */
  name: KnownName | null | undefined;
  /** The same for a time zone. */
  zone: KnownZone | null | undefined;
};

/** What is looked up of each word once. */
const NOT_LOOKED_UP = {
  phrases: undefined,
  form: undefined,
  begins: undefined,
  isPlain: undefined,
  number: undefined,
  date: undefined,
  name: undefined,
  zone: undefined,
};

/** A word read as another one, of which nothing was looked up yet. */
export const toCorrected = (word: SentenceWord, key: string): SentenceWord => ({
  ...word,
  ...NOT_LOOKED_UP,
  key,
});

/** Dates, numbers, signs of currencies, words such as `C++`, `.NET` and `don't`, other signs. */
const WORD =
  /no-gos?(?![\p{L}\p{N}])|no\. ?1(?=\s+(?:priority|choice|requirement|concern|goal|focus|skill|topic)\b)|\d{4}-\d\d-\d\d|20\d\d\/\d\d?\/\d\d?(?![\d/])|[0-3]\d\/[01]\d(?![\d/])|\d{1,2}[./]\d{1,2}[./]\d{4}|\d+(?:[.,]\d+)*|[$€£₹¥]|(?:[dl]|qu)['’](?=\p{L})|\.?\p{L}[\p{L}\p{M}\p{N}'’_]*(?:\+\+|#)?|\+\/?-|[<>]=?|[≤≥±~/+&%!×–-]/giu;
const INSIDE_WORDS = /[.'’_]+/gu;
/** A dot after one of these does not end a sentence. */
const ABBREVIATION =
  /^(?:sr|jr|snr|min|max|ca|approx|exp|yrs?|hrs?|incl|excl|mind|tsd|pref|\p{L}|[012]?\d|3[01]|[0-3]?\d\.[01]?\d)$/iu;

function toGap(between: string, before: SentenceWord | undefined): Gap {
  // Nearly all words are after a space.
  if (between === " ") return "space";
  if (between === "" || between === "-") return "none";
  // 'No "full stack" people'
  if (/^ ["“„«]$/.test(between)) return "space";
  if (/!\s*$/.test(between)) return "stop";
  if (/^\s+[–-]\s+$/.test(between)) return "comma";
  if (/[\n?…]|\.(?:\s|$)/.test(between)) {
    const isAbbreviation = /^\.[ \t]*$/.test(between) && ABBREVIATION.test(before?.text ?? "");
    if (!isAbbreviation) return "stop";
  }
  return /[,;:()[\]{}|•·—"“”*>]/.test(between) ? "comma" : "space";
}

const DENYING_DASHES = /[ (]-(?=\p{L})/gu;
const OPERATOR = /\b(?:AND|OR|NOT)\b/;

/**
 * What a dash before a word means: "Vue AND -react" rules out React, "Vue -react" can do so, and several
 * dashes are bullets.
 */
function toDashKey(text: string): "!" | "-?" | undefined {
  if (!text.includes(" -") && !text.includes("(-")) return undefined;
  const dashes = text.match(DENYING_DASHES)?.length ?? 0;
  if (dashes > 0 && OPERATOR.test(text)) return "!";
  return dashes === 1 ? "-?" : undefined;
}

const isDash = (sign: string, text: string, start: number) =>
  sign === "-" && /[ (]/.test(text[start - 1] ?? "") && /\p{L}/u.test(text[start + 1] ?? "");

/**
 * A dash joins numbers ("40-60", "UTC-5"), is nothing inside of words ("front-end"), and separates
 * like a comma between others ("React Native - 3 years"). Exclamation marks deny ("!React") or end.
 */
function isSign(sign: string, text: string, start: number): boolean {
  const [before = " ", after = " "] = [text[start - 1], text[start + sign.length]];
  if (sign === "!") return /[\s(,]/.test(before) && /\p{L}/u.test(after);
  // ">" is a bullet before words, and a bound before amounts: "> EUR 50".
  if (sign === ">") return !/^\s*(?!eur|usd|gbp)\p{L}/iu.test(text.slice(start + 1, start + 6));
  if (sign !== "-" && sign !== "–") return true;
  const isBetweenNumbers = /[\dk€$£] ?$/i.test(text.slice(Math.max(0, start - 2), start));
  return (
    /^ ?[\d$€£]/.test(text.slice(start + 1, start + 3)) && (isBetweenNumbers || /\S/.test(before))
  );
}

const SIGNS: ReadonlySet<string> = new Set(["!", ">", "–", "-"]);

/** The letter of "(a) React; (b) five years", where a text has such a list. */
const isListLetter = (found: string, text: string, start: number) =>
  /^[a-z]$/.test(found) && text[start - 1] === "(" && text[start + 1] === ")";

const PLAIN_WORD = /^[a-z]+$/i;

const NO_GO = /^no-gos?$/i;

/** The second words of "PHP? Also no" by their first. */
const ALSO_NO: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["also", new Set(["no", "not"])],
  ["auch", new Set(["nicht", "nein"])],
]);

/** Whether a "go" ends the "no go" of "PHP: no go" and "PHP (no go)", which is about no Go. */
const isNoGo = (before: SentenceWord | undefined, text: string, end: number) =>
  before?.key === "no" &&
  /[:=(] ?$/.test(text.slice(Math.max(0, before.start - 2), before.start)) &&
  /^\s*(?:[,.;)!\n]|$)/.test(text.slice(end, end + 2));

/** What a word is compared by that has other signs than plain letters. */
function toKey(word: string): string {
  if (NO_GO.test(word)) return "nogo";
  // "Our no. 1 priority"
  if (/^no\. ?1$/i.test(word)) return "no1";
  return /^\d/.test(word) ? word : toFolded(word).replace(INSIDE_WORDS, "");
}

/** The words of a text, in one pass. */
export function toSentenceWords(text: string): SentenceWord[] {
  const words: SentenceWord[] = [];
  const dash = toDashKey(text);
  const isLettered = text.includes("(a)") && text.includes("(b)");
  let end = 0;
  // Faster than `matchAll`, which makes two objects more for each word.
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match; match = WORD.exec(text)) {
    const { 0: found, index } = match;
    const denial = dash && isDash(found, text, index) ? dash : undefined;
    if (!denial && found.length === 1 && SIGNS.has(found) && !isSign(found, text, index)) continue;
    if (isLettered && isListLetter(found, text, index)) continue;
    const before = words.at(-1);
    const between = text.slice(end, index);
    // Nearly all words are after a space, which is none of the marks.
    const hasMarks = between !== " ";
    const lower = found.toLowerCase();
    const isAlsoNo = before?.isAfterQuestion === true && ALSO_NO.get(before.key)?.has(lower);
    if (before && (isAlsoNo || (lower === "go" && isNoGo(before, text, index + found.length)))) {
      end = index + found.length;
      before.key = isAlsoNo ? "no" : "nogo";
      before.text = text.slice(before.start, end);
      before.end = end;
      continue;
    }
    const isPlain = PLAIN_WORD.test(found);
    const word = isPlain ? found : found.replace(/['’_]+$/, "");
    const key = isPlain ? lower : toKey(word);
    words.push({
      // "PHP? Tampoco."
      key: denial ?? (lower === "tampoco" && between.includes("?") ? "no" : key),
      text: word,
      start: index,
      end: index + word.length,
      gap: toGap(between, before),
      isGlued: between === "" && word.startsWith(".") && /[\p{L}\p{N}]$/u.test(before?.text ?? ""),
      isAfterColon: hasMarks && /^ ?:/.test(between),
      isAfterBullet: hasMarks && /[|•·]|^\s+[–-]\s+$/.test(between),
      isInBrackets: hasMarks && between.endsWith("("),
      isAfterBrackets: hasMarks && between.includes(")"),
      isMention: hasMarks && /(?:^|[\s(,])@$/.test(between),
      isAfterQuestion: hasMarks && between.includes("?"),
      isBeforeAnymore: false,
      // Written out: what follows a spread would be stored outside of the object.
      phrases: undefined,
      form: undefined,
      begins: undefined,
      isPlain: undefined,
      number: undefined,
      date: undefined,
      name: undefined,
      zone: undefined,
    });
    end = index + word.length;
  }
  return words;
}

/** Most names have only plain letters, so that there are hundreds of them in a millisecond. */
const PLAIN_NAME = /^[a-z]+(?: [a-z]+)*$/i;

/** The keys of the words of a name or phrase. */
export function toKeys(name: string): readonly string[] {
  const trimmed = name.trim();
  return PLAIN_NAME.test(trimmed)
    ? trimmed.toLowerCase().split(" ")
    : toSentenceWords(name).map(({ key }) => key);
}

/** The key of a name in dictionaries, written together: "Node.js" is `nodejs`. */
export const toNameKey = (name: string): string => toKeys(name).join("");

/** What was written from one word up to another. */
export function toWritten(text: string, words: readonly SentenceWord[], at: number, end: number) {
  return text.slice(words[at]?.start, words[end - 1]?.end);
}
