import type { MemberFilter } from "#contract/members/member-query.ts";
import type { Role } from "#contract/members/role-terms.ts";
import { DESIGNED, PRODUCT_NAMES, SHOP_NAMES, SOFTWARE_KINDS } from "../../dictionaries/roles.ts";
import { WITH_A_WORDS } from "../../dictionaries/word-classes/prepositions.ts";
import { REVIEW_WORDS } from "../../dictionaries/word-classes/verbs.ts";
import { takePhrase, takePhraseBefore, toPhrases } from "../words/phrases.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { type Item, isApart, toField } from "./items.ts";
import { isWeakSkill } from "./skills.ts";

const webProducts = toPhrases(PRODUCT_NAMES.web);
const appProducts = toPhrases(PRODUCT_NAMES.app);
const softwareKinds = toPhrases(SOFTWARE_KINDS);

/** What is built, where a name says it: a web site or an app. */
function toProduct(item: Item, words: readonly SentenceWord[]): "web" | "app" | undefined {
  if (item.kind !== "name") return undefined;
  const length = item.end - item.at;
  if (takePhrase(words, item.at, appProducts) === length) return "app";
  return takePhrase(words, item.at, webProducts) === length ? "web" : undefined;
}

/** A technology that members can have. */
const isOwnTechnology = (item: Item) =>
  item.kind === "name" && toField(item) === "technology" && !item.name.values[0]?.isAbsent;

const designed = { before: toPhrases(DESIGNED.before), after: toPhrases(DESIGNED.after) };
/** Words back to "design" of "make us the design of". */
const MAX_DESIGNED_BACK = 4;
const isDesigned = ({ at, end }: Item, words: readonly SentenceWord[]) =>
  takePhrase(words, end, designed.after) > 0 ||
  Array.from({ length: MAX_DESIGNED_BACK }, (_, back) => back + 1).some(
    // "An app" is a name with its article.
    (back) => takePhrase(words, at - back, designed.before) >= back,
  );

/** "Someone to design our app" can be a designer, and who builds it. */
const withDesigners = (item: Item & { kind: "name" }): Item => ({
  ...item,
  name: { ...item.name, values: [...item.name.values, { field: "role", value: "designer" }] },
});

const REVIEWS = toWordSet(REVIEW_WORDS);

/** "A Svelte app": a technology that no one has, after an article and with its capital. */
function isNamedBefore(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  const before = items[index - 1];
  const isWord =
    before?.kind === "word" && !isApart(words, before) && !isApart(words, items[index]);
  return isWord && before.at > 0 && /^\p{Lu}/u.test(words[before.at]?.text ?? "");
}

const WITH_A = toPhrases(WITH_A_WORDS);

/** The database of "an app with a database and a login", which asks for no administrator. */
function isPartOfProduct(item: Item, words: readonly SentenceWord[]): boolean {
  if (item.kind !== "name" || !isWeakSkill(item, words)) return false;
  if (takePhraseBefore(words, item.at, WITH_A) === 0) return false;
  return words[item.end]?.gap !== "space" || take(words, item.end, "and") > 0;
}

/**
 * What is built tells who can build it: "someone to build our app". Beside a role it does not, and an
 * app beside a technology or a level neither: "designer for a landing page", "our React app".
 */
export function withoutProducts(named: readonly Item[], words: readonly SentenceWord[]): Item[] {
  const first = named.findIndex((item) => toProduct(item, words));
  if (first < 0) return [...named];
  const items = named.map(
    (item, index): Item =>
      index > first && isPartOfProduct(item, words)
        ? { at: item.at, end: item.end, kind: "filler", isNamed: true }
        : item,
  );
  const others = items.filter((item) => item.kind === "name" && !toProduct(item, words));
  const fields = new Set(others.map(toField));
  const isWork = fields.has("technology") || fields.has("seniority_level");
  // "React for our portal"; of "WordPress for our site" no one is found by the technology.
  const isListed = items.some(isOwnTechnology);
  return items.map((item, index) => {
    const product = toProduct(item, words);
    if (item.kind !== "name" || !product) return item;
    // "Audit our site" is no work of those who build it.
    if (REVIEWS.has(words[item.at - 1]?.key ?? ""))
      return { at: item.at, end: item.end, kind: "filler" };
    const isNamed = isNamedBefore(items, index, words);
    const isKnown = isWork || fields.has("role") || isNamed;
    const isGiven = isKnown && (fields.has("role") || isListed || product === "app");
    if (!isGiven) return isDesigned(item, words) ? withDesigners(item) : item;
    const filler = { at: item.at, end: item.end, kind: "filler" } as const;
    const isRanking = takePhrase(words, item.at, softwareKinds) === item.end - item.at;
    if (isRanking && !isNamed) return { ...filler, isRanking };
    return isNamed ? filler : { ...filler, product: item.name };
  });
}

const shops = toPhrases(SHOP_NAMES.names);

/** Who can build it where the role beside it is only welcome: "an app, and ideally the design". A shop is of no role. */
export function toProductRoles(
  items: readonly Item[],
  words: readonly SentenceWord[],
  { role, technology, technology_any }: MemberFilter,
): Role[] {
  if (role ?? technology ?? technology_any) return [];
  const products = items.flatMap((item) => (item.kind === "filler" && item.product) || []);
  const isShop = items.some(
    (item) => item.kind === "name" && takePhrase(words, item.at, shops) === item.end - item.at,
  );
  const built = products.flatMap(({ values }) => values.map(({ value }) => value as Role));
  return [...new Set([...built, ...(isShop ? SHOP_NAMES.roles : [])])];
}
