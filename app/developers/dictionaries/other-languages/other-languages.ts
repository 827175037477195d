import type { LanguageWords } from "../language.ts";
import { CZECH } from "./czech.ts";
import { DANISH_NORWEGIAN } from "./danish-norwegian.ts";
import { DUTCH } from "./dutch.ts";
import { FINNISH } from "./finnish.ts";
import { HUNGARIAN } from "./hungarian.ts";
import { ITALIAN } from "./italian.ts";
import { POLISH } from "./polish.ts";
import { PORTUGUESE } from "./portuguese.ts";
import { ROMANIAN } from "./romanian.ts";
import { RUSSIAN } from "./russian.ts";
import { SWEDISH } from "./swedish.ts";
import { UKRAINIAN } from "./ukrainian.ts";

/**
 * Languages of which the words that deny, join and bound are known, so that a search in them is never
 * read as its opposite, and of some also dates, hours and amounts.
 */
export const OTHER_LANGUAGES: readonly LanguageWords[] = [
  RUSSIAN,
  UKRAINIAN,
  POLISH,
  CZECH,
  ITALIAN,
  PORTUGUESE,
  DUTCH,
  SWEDISH,
  DANISH_NORWEGIAN,
  FINNISH,
  ROMANIAN,
  HUNGARIAN,
];
