import { afterEach, expect, test } from "vitest";
import { DEFAULT_TRADE, getLocale, setTradeSource, toCountText, withNoun } from "./trade.ts";

const chooseTrade = (noun = DEFAULT_TRADE.noun, lang = DEFAULT_TRADE.lang) =>
  setTradeSource(() => ({ ...DEFAULT_TRADE, lang, noun }));

afterEach(() => chooseTrade());

test("texts have the agency's noun, with its article, plural and capitals", () => {
  chooseTrade({ one: "engineer", many: "engineers" });
  expect(withNoun("Find a Developer")).toBe("Find an Engineer");
  expect(withNoun("A developer and two developers")).toBe("An engineer and two engineers");
  expect(withNoun("Developers’ rates: each developer's own")).toBe(
    "Engineers’ rates: each engineer's own",
  );
  expect(withNoun("Hire software developers. Software developers only")).toBe(
    "Hire engineers. Engineers only",
  );
  chooseTrade({ one: "UX designer", many: "UX designers" });
  expect(withNoun("Are you a developer? Developers")).toBe("Are you a UX designer? UX designers");
});

test("paths, slugs and names of fields stay", () => {
  chooseTrade({ one: "engineer", many: "engineers" });
  for (const text of [
    "/developers/{slug}/cv",
    "#developer=anna",
    "hire-react-developers",
    "number_of_developers",
    "{developers}",
  ]) {
    expect(withNoun(text)).toBe(text);
  }
});

test("without a noun every text is as it is written", () => {
  expect(withNoun("Hire a software developer")).toBe("Hire a software developer");
});

test.each(["en", "en-GB", "en-US", "de", "fr"])("counts are written as in %s", (lang) => {
  chooseTrade(DEFAULT_TRADE.noun, lang);
  for (const count of [0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567_890]) {
    expect(toCountText(count)).toBe(count.toLocaleString(getLocale()));
  }
});

test("English without a region has British dates, any other language its own", () => {
  expect(getLocale()).toBe("en-GB");
  chooseTrade(DEFAULT_TRADE.noun, "de-AT");
  expect(getLocale()).toBe("de-AT");
});
