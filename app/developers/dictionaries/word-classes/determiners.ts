export const AFTER_WITHDRAWN =
  "the, that, this, le, la, les, l, der, die, das, den, el, los, las, lo, del";
/** "We are all PHP developers" */
export const ALL_OF_TEAM = "all, both, alle, beide, tous, toutes, todos, todas";
/** "Desde las 9" */
export const BEFORE_CLOCK = "la, las";
/** "The Netherlands", "southern Germany" */
export const BEFORE_PLACES =
  "southern, northern, eastern, western, central, the, der, die, den, dem, das, le, la, les, l, du, de, d, el, los, las";
/** "Beginning of the second quarter" */
export const BEFORE_QUARTER = "the, des, du, del";
/** "With both Flutter and native Android" */
export const BOTH_PARTS = "both, sowohl, tanto, tant";
/** "One person for both front end and design" */
export const BOTH_ROLES = "both, beides, sowohl";
/** "Pour un client industriel" */
export const COMPANY_ARTICLES = "ein, eine, einen, einem, un, une, una, uma, um, een";
/** "Both full time" */
export const EACH_WORDS = "both, all, each, beide, alle, jeweils, deux, tous, toutes, ambos, todos";
export const ONE_WORDS = "a, an, ein, eine, einen, einem, einer, un, une, una, uma, um, een";
export const SOME_WORDS = "some, etwas, bisschen, algo, peu, poco, bit, little";
/** "The Flutter people" */
export const THE_PEOPLE = "the, die, les, los, las";
export const VINGT_WORDS = "vingt, vingts";
