import { PREFERRED_WORD } from "../dictionaries/preferred-word.ts";

const PREFERRED = new RegExp(`(?:^|\\s+)${PREFERRED_WORD}\\s+`);

/** What a text finds, or "", then what only ranks: "anna", "AWS", "front end" of "anna ideally AWS ideally front end". */
export const toSearchParts = (text: string): string[] => text.split(PREFERRED);
