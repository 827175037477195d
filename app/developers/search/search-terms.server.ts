import { editDistance } from "#platform/text/edit-distance.ts";
import { toOperand, WORD_LETTER } from "./member-labels.ts";

/** A word of a technology, an industry, a country or a language that some member has. */
export type LabelWord = {
  word: string;
  label: string;
  /** Label of members who have it as a main technology. */
  mainLabel?: string;
};

/** The members that a word of a search matches, as operands of a tsquery, best first. */
export type TermMatch = { main: string[]; exact: string[]; near: string[] };

/** Whether some member has the word, so that it counts; the others are ignored, and named. */
export const isKnown = ({ main, exact, near }: TermMatch): boolean =>
  main.length + exact.length + near.length > 0;

/** Score of one word: main match, secondary match, prefix or correction. */
const FIT = { main: 3, exact: 2, near: 1 } as const;

/** Further words have no influence on the order. */
const MAX_SCORED_TERMS = 3;

const toWordOperand = (word: string, isPrefix = false) => toOperand(WORD_LETTER + word, isPrefix);

/**
 * Members with one of these words.
 * @param known those of the words that some name or position has
 */
export function toExactMatch(
  words: readonly string[],
  labels: readonly LabelWord[],
  known: ReadonlySet<string>,
): TermMatch {
  const found = labels.filter(({ word }) => words.includes(word));
  return {
    main: [
      ...words.filter((word) => known.has(word)).map((word) => toWordOperand(word)),
      ...found.flatMap(({ mainLabel }) => (mainLabel ? [toOperand(mainLabel)] : [])),
    ],
    exact: found.map(({ label }) => toOperand(label)),
    near: [],
  };
}

/** Members with a longer word that begins like the term; `isPrefix` of a name or position. */
export function toPrefixOperands(
  term: string,
  labels: readonly LabelWord[],
  isPrefix: boolean,
): string[] {
  const found = labels.filter(({ word }) => word !== term && word.startsWith(term));
  return [
    ...(isPrefix ? [toWordOperand(term, true)] : []),
    ...found.map(({ label }) => toOperand(label)),
  ];
}

/** Short words differ by one letter from too many others to be guessed. */
export function editsForgiven(term: string): number {
  if (term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}

const MAX_CORRECTIONS = 50;

/** The words with the fewest edits from the term, when these are few enough to be a slip. */
export function toCorrections(
  term: string,
  words: readonly string[],
  labels: readonly LabelWord[],
): string[] {
  const candidates = new Set([...words, ...labels.map(({ word }) => word)]);
  let fewest = editsForgiven(term);
  let nearest: string[] = [];
  for (const word of candidates) {
    const edits = editDistance(term, word, fewest);
    if (edits > fewest) continue;
    if (edits < fewest) nearest = [];
    fewest = edits;
    nearest.push(word);
  }
  const found = nearest.slice(0, MAX_CORRECTIONS);
  return [
    ...found.map((word) => toWordOperand(word)),
    ...labels.filter(({ word }) => found.includes(word)).map(({ label }) => toOperand(label)),
  ];
}

/** No member has the empty word. */
const NOTHING = toWordOperand("");

const anyOf = (operands: readonly string[]) =>
  operands.length > 0 ? `(${[...new Set(operands)].join(" | ")})` : NOTHING;

/** The members that match every known word. */
export function toSearchQuery(terms: readonly TermMatch[]): string {
  const known = terms.filter(isKnown);
  if (known.length === 0) return NOTHING;
  return known.map(({ main, exact, near }) => anyOf([...main, ...exact, ...near])).join(" & ");
}

/** The members of each fit for one word, each in one of them only; the last one is of all others. */
function toFits({ main, exact, near }: TermMatch): { score: number; query: string }[] {
  const levels = [
    { score: FIT.main, operands: main },
    { score: FIT.exact, operands: exact },
    { score: FIT.near, operands: near },
  ].filter(({ operands }) => operands.length > 0);
  const others = { score: 0, query: `!${anyOf([...main, ...exact, ...near])}` };
  const fits = levels.map(({ score, operands }, index) => {
    const better = levels.slice(0, index).flatMap((level) => level.operands);
    const query = anyOf(operands);
    return { score, query: better.length > 0 ? `(${query} & !${anyOf(better)})` : query };
  });
  return [...fits, others];
}

/** The members of each sum of scores, best first: a member is in one of them only. */
export function toScoreQueries(terms: readonly TermMatch[]): string[] {
  let sums = new Map([[0, [] as string[]]]);
  for (const term of terms.filter(isKnown).slice(0, MAX_SCORED_TERMS)) {
    const next = new Map<number, string[]>();
    for (const [sum, queries] of sums) {
      for (const { score, query } of toFits(term)) {
        const combined =
          queries.length > 0 ? queries.map((other) => `${other} & ${query}`) : [query];
        next.set(sum + score, [...(next.get(sum + score) ?? []), ...combined]);
      }
    }
    sums = next;
  }
  return [...sums]
    .toSorted(([one], [other]) => other - one)
    .map(([, queries]) => queries.map((query) => `(${query})`).join(" | "));
}
