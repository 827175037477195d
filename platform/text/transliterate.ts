/** Latin spellings of folded letters, the usual ones of passports. */
const LETTERS: Readonly<Record<string, string>> = {
  // Cyrillic.
  ...toLetters("абвгґдезиіклмнопрстуфыэј", "abvggdeziiklmnoprstufyej"),
  ж: "zh",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ъ: "a",
  ь: "",
  ю: "yu",
  я: "ya",
  є: "ie",
  ђ: "dj",
  љ: "lj",
  њ: "nj",
  ћ: "c",
  џ: "dz",
  ѕ: "dz",
  // Greek.
  ...toLetters("αβγδεζηικλμνοπρστυφω", "avgdeziiklmnoprstyfo"),
  θ: "th",
  ξ: "x",
  χ: "ch",
  ψ: "ps",
  // Georgian.
  ...toLetters("აბგდევზთიკლმნოპრსტუფქყჯჰ", "abgdevztiklmnoprstupkqjh"),
  ჟ: "zh",
  ღ: "gh",
  შ: "sh",
  ჩ: "ch",
  ც: "ts",
  ძ: "dz",
  წ: "ts",
  ჭ: "ch",
  ხ: "kh",
};

function toLetters(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, index) => [letter, to[index] ?? ""]));
}

/** Two letters that are one sound. */
const GREEK_PAIRS: Readonly<Record<string, string>> = {
  ου: "ou",
  ευ: "ev",
  αυ: "av",
  μπ: "b",
  γγ: "ng",
};

const PAIRS = new RegExp(Object.keys(GREEK_PAIRS).join("|"), "g");

/** How "й", which is folded to "и", is written at the end of a name: "Andrei", "Andrey". */
const toEndings = (latin: string): string[] => {
  const [, stem, vowel] = /^(.+?)([aeiou])i$/.exec(latin) ?? [];
  if (stem === undefined || vowel === undefined) return [latin];
  const endings = [`${vowel}i`, `${vowel}y`, ...(vowel === "i" ? ["i", "y"] : [])];
  return endings.map((ending) => stem + ending);
};

/**
 * Latin spellings of a folded word in Cyrillic, Greek or Georgian letters, the likeliest first; none
 * of a word without such letters.
 */
export function toLatinSpellings(folded: string): string[] {
  if (!/[\u0370-\u03ff\u0400-\u04ff\u10d0-\u10ff]/.test(folded)) return [];
  const latin = folded
    .replace(PAIRS, (pair) => GREEK_PAIRS[pair] ?? pair)
    .replace(/\P{ASCII}/gu, (letter) => LETTERS[letter] ?? letter);
  const isCyrillic = /[\u0400-\u04ff]/.test(folded);
  return isCyrillic ? toEndings(latin) : [latin];
}
