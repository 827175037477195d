import { afterEach, expect, test } from "vitest";
import { DEFAULT_TRADE, getLocale, setTradeSource } from "#contract/values/trade.ts";
import { toBritishDate } from "./british-date.ts";
import { toDateText } from "./date-text.ts";

afterEach(() => setTradeSource(() => DEFAULT_TRADE));

test("a date is written out, in no time zone", () => {
  expect(toDateText("2026-11-01")).toBe("1 November 2026");
});

const dates = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(1999 + month, month, 5 + 2 * month)).toISOString().slice(0, 10),
);

test.each(["en", "en-US", "de", "fr"])("each month is written as in %s", (lang) => {
  setTradeSource(() => ({ ...DEFAULT_TRADE, lang }));
  const format = new Intl.DateTimeFormat(getLocale(), { dateStyle: "long", timeZone: "UTC" });
  expect(dates.map(toDateText)).toEqual(dates.map((date) => format.format(new Date(date))));
});

test("a short date is that of Intl", () => {
  const options = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  const format = new Intl.DateTimeFormat("en-GB", options);
  expect(dates.map((date) => toBritishDate(date, true))).toEqual(
    dates.map((date) => format.format(new Date(date))),
  );
});
