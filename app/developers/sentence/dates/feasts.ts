import { addDays } from "#platform/time/date-text.ts";
import { take } from "../words/vocabulary.ts";
import { type FindDate, toIso } from "./date-parts.ts";

/** Easter Sunday of a year of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
function toEasterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return toIso(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

/** "Before Christmas", "after Easter": Christmas Eve, and the Monday of the next Easter. */
export const findFeast: FindDate = (words, at, today) => {
  const year = Number(today.slice(0, 4));
  const christmas = take(words, at, "christmas");
  if (christmas > 0) return { dates: [toIso(year, 11, 24)], length: christmas, isFeast: true };
  const length = take(words, at, "easter");
  if (length === 0) return undefined;
  const [first, second] = [year, year + 1].map((one) => addDays(toEasterSunday(one), 1));
  const monday = first && first >= today ? first : second;
  return monday ? { dates: [monday], length, isFeast: true } : undefined;
};
