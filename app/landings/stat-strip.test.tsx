import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { LandingStats } from "./landing-stats.ts";
import { StatStrip } from "./stat-strip.tsx";

test("large numbers are in groups of digits", () => {
  const stats: LandingStats = {
    members: 254_560,
    rates: { currency: "EUR", min: 20, median: 80, max: 139, counted: 229_001, buckets: [] },
    seniority: [{ label: "Junior", members: 63_530 }],
    countries: [{ name: "Estonia", members: 1_200 }],
  };
  const html = renderToStaticMarkup(<StatStrip stats={stats} toMoney={(amount) => `€${amount}`} />);
  for (const number of ["254,560", "63,530 junior", "229,001 show a rate"]) {
    expect(html).toContain(number);
  }
});
