import { describe, expect, it } from "vitest";
import {
  toAvailability,
  toBreakableName,
  toBuyoutPrice,
  toCvUrl,
  toLanguageOrder,
  toLanguageText,
  toRecentDate,
  toSkillBarWidth,
  toYearRange,
} from "./member-texts.ts";
import { toMoney } from "./money-text.ts";
import { toYears, toYearsShort } from "./years-text.ts";

describe("a card's texts", () => {
  it('shows experience as "1 yr." or "N yrs."', () => {
    expect([0, 1, 2, 14].map(toYearsShort)).toEqual(["0 yrs.", "1 yr.", "2 yrs.", "14 yrs."]);
  });

  it("shows money as currency plus amount", () => {
    expect(toMoney(58, "EUR")).toBe("€58");
    expect(toMoney(58.5, "EUR")).toBe("€58.50");
    expect(toMoney(6496, "GBP")).toBe("£6,496");
    expect(toMoney(120, "USD")).toBe("$120");
    expect(toMoney(0, "EUR")).toBe("€0");
  });

  it('shows the buyout fee as "currency+amount / one time", and nothing without one', () => {
    expect(toBuyoutPrice({ redemption_rate: 6496, sales_currency: "EUR" })).toBe(
      "€6,496 / one time",
    );
    expect(toBuyoutPrice({ redemption_rate: null, sales_currency: "EUR" })).toBeUndefined();
  });
});

describe("languages", () => {
  const tamil = { code: "ta", name: "Tamil", level: "Native" } as const;
  const french = { code: "fr", name: "French", level: "B1" } as const;
  const english = { code: "en", name: "English", level: "C1" } as const;

  it("begin with English where the member speaks it, the others in their order", () => {
    expect(toLanguageOrder([tamil, french, english])).toEqual([english, tamil, french]);
    expect(toLanguageOrder([tamil, french])).toEqual([tamil, french]);
    expect(toLanguageOrder([])).toEqual([]);
  });

  it("are named with their level, a mother tongue in words", () => {
    expect(toLanguageText(english)).toBe("English C1");
    expect(toLanguageText(tamil)).toBe("Tamil (native)");
  });
});

describe("a long name", () => {
  it("of one word may break at a syllable with a hyphen, and reads the same", () => {
    const name = "Karthikeyan Thiruvenkatanathasubramaniam";
    const broken = toBreakableName(name);
    expect(broken.replaceAll("\u00AD", "")).toBe(name);
    const pieces = broken.split(/[\u00AD ]/);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(14);
    expect(broken).not.toContain("Karthi\u00AD");
  });

  it("of words that fit is left alone", () => {
    expect(toBreakableName("Anna Kask")).toBe("Anna Kask");
    expect(toBreakableName("María Guadalupe Hernández-Ruiz")).not.toContain("\u00AD");
  });
});

describe("the popup's texts", () => {
  it("names years of experience singular or plural", () => {
    expect([1, 2].map(toYears)).toEqual(["1 year", "2 years"]);
  });

  it("makes a skill's bar years*90/total years + 10 percent wide", () => {
    expect(toSkillBarWidth(5, 10)).toBe(55);
    expect(toSkillBarWidth(0, 10)).toBe(10);
    expect(toSkillBarWidth(10, 10)).toBe(100);
    expect(toSkillBarWidth(1, 3)).toBe(40);
  });

  it("keeps a skill's bar between 10 % and the whole width", () => {
    expect(toSkillBarWidth(12, 10)).toBe(100);
    expect(toSkillBarWidth(0, 0)).toBe(10);
    expect(toSkillBarWidth(3, 0)).toBe(10);
  });

  it("shows the year range of an education only if both years exist", () => {
    const education = { institution: "TalTech", specialization: "Informatics" };
    expect(toYearRange({ ...education, year_from: 2010, year_to: 2014 })).toBe("2010–2014");
    expect(toYearRange({ ...education, year_from: 2010, year_to: null })).toBeUndefined();
    expect(toYearRange({ ...education, year_from: null, year_to: 2014 })).toBeUndefined();
  });

  it("opens the CV with show_rates=false or true", () => {
    expect(toCvUrl("/cv/anna", false)).toBe("/cv/anna?show_rates=false");
    expect(toCvUrl("https://cv.example/a?lang=en#top", true)).toBe(
      "https://cv.example/a?lang=en&show_rates=true#top",
    );
  });
});

describe("availability", () => {
  const member = { available_from: "2026-12-01", availability_confirmed_at: "2026-11-10" };

  it("is valid on any day while the current day is unknown", () => {
    expect(toAvailability(member)).toMatchObject({
      text: "Available from 1 Dec 2026",
      isNow: false,
      isStale: false,
    });
  });

  it("is now once the date has come", () => {
    expect(toAvailability(member, "2026-11-30").text).toBe("Available from 1 Dec 2026");
    expect(toAvailability(member, "2026-12-01").text).toBe("Available now");
  });

  it("is grey after 30 days", () => {
    expect(toAvailability(member, "2026-12-10").isStale).toBe(false);
    expect(toAvailability(member, "2026-12-11").isStale).toBe(true);
  });

  it("is unknown without a date and grey without confirmation", () => {
    const unknown = { available_from: null, availability_confirmed_at: null };
    expect(toAvailability(unknown)).toMatchObject({
      text: "Availability on request",
      isStale: true,
    });
    expect(toAvailability({ ...member, availability_confirmed_at: null }).isStale).toBe(true);
  });
});

describe("a date not long ago", () => {
  it("is counted in days while availability is fresh", () => {
    const at = (today: string) => toRecentDate("2026-11-18", today);
    expect(at("2026-11-18")).toBe("today");
    expect(at("2026-11-19")).toBe("yesterday");
    expect(at("2026-11-22")).toBe("4 days ago");
    expect(at("2026-12-18")).toBe("30 days ago");
  });

  it("is the date itself when it is old, ahead, or the day is not known, as on a cached page", () => {
    for (const today of ["2026-12-19", "2026-11-17", undefined]) {
      expect(toRecentDate("2026-11-18", today)).toBe("18 Nov 2026");
    }
  });
});
