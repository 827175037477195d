import { describe, expect, test } from "vitest";
import { contentKinds } from "#app/content.ts";
import { checkFolder } from "#services/content/check-content.server.ts";
import { formatProblem } from "#services/content/parsing/content-problem.ts";
import { ANNA, writeContentFolder } from "#tests/support/content-folder.ts";

async function check(changes: Record<string, string | null>): Promise<string[]> {
  const { problems } = await checkFolder(writeContentFolder(changes), contentKinds);
  return problems.map((problem) => formatProblem(problem, (file) => file));
}

const toPage = (body: string) => `---
title: Pricing
description: What it costs.
heading: What it costs
lead: What it costs.
---
${body}
`;

const FAQ = `---
title: Questions
description: Questions from clients.
---
## Hiring

### What is a trial? {#trial}

A week.
`;

describe("links between files", () => {
  test("a link to a page that does not exist is reported with its line, and the nearest page", async () => {
    const body =
      "## Prices\n\nSee [Anna](/developers/anna-kas) and [the rest](/developers?q=react).";
    expect(await check({ "pages/pricing.md": toPage(body) })).toEqual([
      "pages/pricing.md:9:1 there is no page /developers/anna-kas (did you mean /developers/anna-kask?)",
    ]);
  });

  test("a link to a question that was removed is reported", async () => {
    const body = "## Prices\n\n[Trial](/faq/client#trial), [buyout](/faq/client#buyout)";
    expect(await check({ "pages/pricing.md": toPage(body), "faq/client.md": FAQ })).toEqual([
      "pages/pricing.md:9:1 /faq/client has no heading with the anchor #buyout",
    ]);
  });

  test("they are found in the same run as errors of fields", async () => {
    const problems = await check({
      "members/anna-kask.yaml": ANNA.replace("slug: react, years: 6", "slug: reakt, years: 6"),
      "pages/pricing.md": toPage("## Prices\n\n[Gone](/blog/gone)"),
    });
    expect(problems).toEqual([
      expect.stringMatching(/^members\/anna-kask.yaml:\d+:\d+ technologies.0.slug: there is no/),
      "pages/pricing.md:9:1 there is no page /blog/gone",
    ]);
  });

  test("a folder without a privacy policy is warned about: every form leads to it", async () => {
    expect(await check({ "pages/privacy.md": null })).toEqual([
      "pages/privacy.md: warning is missing: every form leads to the privacy policy",
    ]);
  });
});

test("a file with the extension yml is reported once, with the extension it should have", async () => {
  const problems = await check({ "members/bo.yml": ANNA, "authors/bo.yml": "name: Bo" });
  expect(problems).toEqual([
    "authors/bo.yml: warning this file is not read: change its extension to yaml",
    "members/bo.yml: this file is not read: change its extension to yaml",
  ]);
});

describe("site.yaml", () => {
  const site = (more: string) => ({
    "site.yaml": `name: Kestrel
legal_name: Kestrel Ltd
email: crew@kestrel.example
phone: null
address: { street: "", postal_code: "", city: Leeds, country: United Kingdom }
social: { linkedin: null, youtube: null }
tagline: Engineers
description: Engineers for hire.
${more}`,
  });

  test("a name without a value among the terms is reported where it is used", async () => {
    const problems = await check({
      ...site("home:\n  cost: Free for {{trial}}.\n"),
      "members/anna-kask.yaml": ANNA.replace("redemption_rate: 6496", "redemption_rate: null"),
    });
    expect(problems).toEqual([
      "site.yaml:10:9 home.cost: there is no value for {{trial}}: set terms.trial",
    ]);
  });

  test("a buyout fee where the agency offers no buyout is a warning", async () => {
    expect(await check(site(""))).toEqual([
      "members/anna-kask.yaml:15:18 warning redemption_rate: is not shown: site.yaml offers no buyout (terms.buyout_percent)",
    ]);
  });

  test("a logo that would run a script, and one that is missing, are reported at their keys", async () => {
    const problems = await check({
      ...site(
        "terms: { buyout_percent: 70 }\nbrand: { logo: brand/logo.svg, icon: brand/no.svg }\n",
      ),
      "brand/logo.svg":
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    });
    expect(problems).toEqual([
      expect.stringMatching(/^site.yaml:10:16 brand.logo: <script> is not allowed/),
      "site.yaml:10:38 brand.icon: there is no file brand/no.svg",
    ]);
  });
});
