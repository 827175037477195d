/** A choice in a form; `name` is what is sent and stored. */
export type Position = { readonly name: string; readonly label: string };

/** Months that personal data is stored. */
export type Retention = {
  /** Requests and answers to proposals, after they were sent. */
  requests: number;
  /** Proposals, after their date or answer. */
  proposals: number;
  /** Applications, after the decision. */
  applications_decided: number;
  /** Applications, after they were sent, whether or not a decision was recorded. */
  applications: number;
  /** Applications, after they were sent, where the applicant agreed to it. */
  applications_with_consent: number;
};

/**
 * What the agency offers and in which language, which texts and forms everywhere depend on. What it
 * does not say has a default beside it, which only few pages need: `positions.ts`, `project-kinds.ts`,
 * `retention.ts`.
 */
export type Trade = {
  /** A BCP 47 tag. */
  lang: string;
  /** Whom it offers, as inside a sentence. */
  noun: { one: string; many: string };
  positions?: readonly Position[] | undefined;
  project_kinds?: readonly string[] | undefined;
  retention?: Partial<Retention> | undefined;
};

export const DEFAULT_TRADE: Trade = {
  lang: "en",
  noun: { one: "developer", many: "developers" },
};

let find = (): Trade => DEFAULT_TRADE;

/** Called once by the browser's entry, and on the server by the module that reads the site. */
export function setTradeSource(source: () => Trade): void {
  find = source;
}

/** The trade of the agency whose page or email is being written. */
export const getTrade = (): Trade => find();

/** For `Intl`: English without a region has British dates, as the texts have. */
export function getLocale(): string {
  const { lang } = find();
  return lang === "en" ? "en-GB" : lang;
}

/** Whether texts can be written without `Intl`, of which a phone reads 50 ms before its first text. */
export const isBritish = (): boolean => getLocale() === "en-GB";

/** `1,184`, for a whole number. */
export function toCountText(count: number): string {
  if (!isBritish()) return count.toLocaleString(getLocale());
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

// The default noun in a text; in paths, slugs and names of fields it stays.
const NOUN = /(?<![\w#/{-])(?:([Aa])n? )?(?:software )?(developer)(s?)(?![\w/-])/gi;

/**
 * A text of the product with the agency's noun instead of the default one: "Find a Developer" reads
 * "Find an Engineer". Only for texts of the code: texts of people stay as they are.
 */
export function withNoun(text: string): string {
  const { one, many } = find().noun;
  if (one === DEFAULT_TRADE.noun.one && many === DEFAULT_TRADE.noun.many) return text;
  return text.replace(NOUN, (whole, article: string | undefined, word: string, plural: string) => {
    const noun = plural ? many : one;
    const isCapital = /^[A-Z]/.test(article ? word : whole);
    const cased = isCapital ? noun.charAt(0).toUpperCase() + noun.slice(1) : noun;
    return article ? `${article}${/^[aeio]/i.test(noun) ? "n" : ""} ${cased}` : cased;
  });
}
