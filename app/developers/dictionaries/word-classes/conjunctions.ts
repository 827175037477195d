/** "Treinta y uno" */
export const BEFORE_ONES = "y, et, e, si";
/** "Two hundred and five" */
export const BEFORE_REST_OF_NUMBER = "and, e";
/** "Not only React but also Node" */
export const BUT_ALSO_WORDS = "but, sondern, mais, sino";
/** "Europe, but in Poland" */
export const BUT_IN_REGION = "but, aber, mais, pero, ma, mas";
export const BUT_WORDS = "but, aber, mais, pero";
export const CLAUSE_START_WORDS = "and, but, since, because, as, und, aber, et, mais, y, pero";
/** "If there is none" */
export const IF_NONE = "if, wenn, falls, si, sil";
/** "If possible" */
export const IF_OF_CLAUSE = "if, wenn, falls, si, sil, sils";
/** "Junior is fine if under 35" */
export const IF_UNDER = "if, wenn, falls, si, se";
export const SINCE_REASONS = "so, since, because, weil, deshalb, daher, donc, parce, porque";
export const SO_REASONS = "so, therefore, thus, hence, also, daher, deshalb, donc, alors, asi";
export const THAN_WORDS = "than, als, que";
export const WHETHER_WORDS = "if, whether, ob, si, sil";
