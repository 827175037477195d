import type { LanguageWords } from "../language.ts";
import { ENGLISH_AMOUNTS } from "./english-amounts.ts";
import { ENGLISH_DESCRIPTIONS } from "./english-descriptions.ts";
import { ENGLISH_FILLER } from "./english-filler.ts";
import { ENGLISH_LOGIC } from "./english-logic.ts";
import { ENGLISH_NAMES } from "./english-names.ts";
import { ENGLISH_TIMES } from "./english-times.ts";

export const ENGLISH: LanguageWords = {
  numbers: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
  },
  months: `
    january jan, february feb, march mar, april apr, may, june jun summer summertime, july jul, august aug,
    september sep sept autumn, october oct, november nov, december dec winter`,
  weekdays: `
    monday, tuesday tue tues, wednesday wed, thursday thu thurs, friday fri, saturday,
    sunday`,
  shortWeekdays: { mon: 0, sat: 5, sun: 6 },
  quarters: "q1 first 1st, q2 second 2nd, q3 third 3rd, q4 fourth 4th last",
  words: {
    ...ENGLISH_LOGIC,
    ...ENGLISH_AMOUNTS,
    ...ENGLISH_TIMES,
    ...ENGLISH_NAMES,
    ...ENGLISH_FILLER,
    ...ENGLISH_DESCRIPTIONS,
  },
};
