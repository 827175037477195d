/** Whom the agency offers, as inside a sentence. */
export type Noun = { one: string; many: string };

/** Language and noun of the agency's site. */
export type Wording = { lang: string; noun: Noun };

export const DEFAULT_WORDING: Wording = {
  lang: "en",
  noun: { one: "developer", many: "developers" },
};

let find = (): Wording => DEFAULT_WORDING;

/** Called once by the browser's entry, and on the server by the module that reads the site. */
export function setWordingSource(source: () => Wording): void {
  find = source;
}

/** Language of the page, a BCP 47 tag. */
export const getLanguage = (): string => find().lang;

/** For `Intl`: English without a region has British dates, as the texts have. */
export function getLocale(): string {
  const lang = getLanguage();
  return lang === "en" ? "en-GB" : lang;
}

// The default noun in a text; in paths, slugs and names of fields it stays.
const NOUN = /(?<![\w#/{-])(?:([Aa])n? )?(?:software )?(developer)(s?)(?![\w/-])/gi;

/**
 * A text of the product with the agency's noun instead of the default one: "Find a Developer" reads
 * "Find an Engineer". Only for texts of the code: texts of people stay as they are.
 */
export function withNoun(text: string): string {
  const { one, many } = find().noun;
  if (one === DEFAULT_WORDING.noun.one && many === DEFAULT_WORDING.noun.many) return text;
  return text.replace(NOUN, (whole, article: string | undefined, word: string, plural: string) => {
    const noun = plural ? many : one;
    const isCapital = /^[A-Z]/.test(article ? word : whole);
    const cased = isCapital ? noun.charAt(0).toUpperCase() + noun.slice(1) : noun;
    return article ? `${article}${/^[aeio]/i.test(noun) ? "n" : ""} ${cased}` : cased;
  });
}
