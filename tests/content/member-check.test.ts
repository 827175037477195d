import { describe, expect, it } from "vitest";
import { anna, check, checkAnna } from "../support/content-check.ts";
import { ANNA, writeContentFolder } from "../support/content-folder.ts";

describe("a member's file", () => {
  it.each([
    ["a missing field", "last_name: Kask\n", "", "1:1 last_name: is missing"],
    [
      "an unknown field",
      "cv_link: null",
      "cv_link: null\ncv_lnk: null",
      "17:1 cv_lnk: there is no such field (did you mean cv_link?)",
    ],
    [
      "an unknown field in a row",
      "years: 6 }",
      "years: 6, yeers: 6 }",
      "24:35 technologies.1.yeers: there is no such field (did you mean years?)",
    ],
    [
      "a text for a number",
      "years_of_experience: 9",
      'years_of_experience: "9"',
      '12:22 years_of_experience: must be a number, not the text "9": remove the quotes',
    ],
    [
      "a number for a text",
      "first_name: Anna",
      "first_name: 7",
      "1:13 first_name: must be text, not the number 7: put it in quotes",
    ],
    [
      "a fraction for a whole number",
      "years_of_experience: 9",
      "years_of_experience: 9.5",
      "12:22 years_of_experience: must be a whole number, not the number 9.5",
    ],
    [
      "an empty field",
      "seniority_level: senior",
      "seniority_level:",
      "11:17 seniority_level: must be one of junior, middle, senior, lead, not empty",
    ],
    [
      "a text of two lines",
      "first_name: Anna",
      "first_name: |\n  An\n  na",
      '1:13 first_name: must be on one line, not the text "An na"',
    ],
    [
      "too long a text",
      "position: Senior",
      `position: ${"x".repeat(160)} Senior`,
      "4:11 position: must have 160 characters or less, not 182",
    ],
    [
      "a sum with three decimal places",
      "redemption_rate: 6496",
      "redemption_rate: 6496.001",
      "15:18 redemption_rate: must have two decimal places or less, not 6496.001",
    ],
    [
      "a day that does not exist",
      "2026-12-01",
      "2026-02-30",
      '17:17 available_from: must be a date of the calendar like 2026-03-31, not the text "2026-02-30"',
    ],
    [
      "more years of a technology than in all",
      "years: 6 }",
      "years: 10 }",
      "24:32 technologies.1.years: must be years_of_experience (9) or less, not 10",
    ],
    [
      "a technology twice",
      "slug: typescript",
      "slug: react",
      "24:13 technologies.1.slug: react appears twice: remove one",
    ],
    [
      "an unknown technology",
      "slug: react",
      "slug: recat",
      '23:13 technologies.0.slug: there is no technology "recat" in technologies.yaml (did you mean react?)',
    ],
    [
      "an unknown technology in a project",
      "[react]",
      "[reakt]",
      '29:20 experiences.0.technologies.0: there is no technology "reakt" in technologies.yaml (did you mean react?)',
    ],
    [
      "an unknown tag",
      "[logistics]",
      "[fintech]",
      '28:12 experiences.0.tags.0: there is no tag "fintech" in tags.yaml',
    ],
    [
      "an unknown country",
      "country_code: EE",
      "country_code: ee",
      '9:15 country_code: there is no country "ee" (did you mean EE?): use a code of ISO 3166-1 like EE',
    ],
    [
      "an unknown language",
      "code: et",
      "code: estonian",
      '20:13 languages.0.code: there is no language "estonian": use a code of ISO 639 like et',
    ],
    [
      "an unknown time zone",
      "Europe/Tallinn",
      "Europe/Talinn",
      '10:11 timezone: there is no time zone "Europe/Talinn" (did you mean Europe/Tallinn?): use an IANA name like Europe/Tallinn',
    ],
    [
      "an end before its beginning",
      "year_to: 2017",
      "year_to: 2001",
      "36:14 educations.0.year_to: must be year_from (2014) or later, not 2001",
    ],
    [
      "a dangerous link",
      "cv_link: null",
      "cv_link: javascript:alert(1)",
      '16:10 cv_link: must begin with https:// or /, not the text "javascript:alert(1)"',
    ],
    [
      "an invisible character",
      "first_name: Anna",
      'first_name: "An\\0na"',
      "1:13 first_name: contains an invisible control character: remove it",
    ],
  ])("with %s names line and field", async (_title, text, replacement, expected) => {
    expect(await checkAnna(text, replacement)).toEqual([anna(expected)]);
  });

  it("has five main technologies at most", async () => {
    const names = ["a", "b", "c", "d", "e", "f"];
    const folder = writeContentFolder({
      "technologies.yaml": ["react", "typescript", ...names]
        .map((slug) => `- { slug: ${slug}, name: ${slug} }\n`)
        .join(""),
      "members/anna-kask.yaml": ANNA.replace(
        "  - { slug: typescript, years: 6 }\n",
        names.map((slug) => `  - { slug: ${slug}, years: 1, main: true }\n`).join(""),
      ),
    });
    const problem = "there are more than 5 main technologies: remove main from the others";
    expect(await check(folder)).toEqual([
      anna(`28:32 technologies.5.main: ${problem}`),
      anna(`29:32 technologies.6.main: ${problem}`),
    ]);
  });

  it.each([
    [
      "a buyout that is not 70 % of rate × 160 hours",
      "sales_rate: 58",
      "sales_rate: 60",
      "15:18 warning redemption_rate: is not 70% of sales_rate × 160 hours, which would be 6720",
    ],
    [
      "a buyout without a rate",
      "sales_rate: 58",
      "sales_rate: null",
      "15:18 warning redemption_rate: there is a buyout fee without a sales_rate",
    ],
    [
      "tags in a plain text",
      "Berth planning",
      "<b>Berth</b> planning",
      "30:18 warning experiences.0.description: is plain text: its tags will be visible",
    ],
  ])("with %s is warned of and may be imported", async (_title, text, replacement, expected) => {
    expect(await checkAnna(text, replacement)).toEqual([anna(expected)]);
  });

  it("without languages is warned of", async () => {
    const [warning] = await checkAnna(
      /languages:\n.*\n.*\n/.exec(ANNA)?.[0] ?? "",
      "languages: []\n",
    );
    expect(warning).toBe(
      anna("19:12 warning languages: there is no language: the card shows none"),
    );
  });

  it("is named by its slug, with the usual extension", async () => {
    const folder = writeContentFolder({
      "members/Anna Kask.yaml": ANNA,
      "members/bo.yml": ANNA,
      "members/anna-kask.PNG": "",
    });
    expect((await check(folder)).filter((line) => !line.includes("warning"))).toEqual([
      "members/Anna Kask.yaml: the file name becomes a URL: use lower-case letters, digits and single hyphens",
      "members/anna-kask.PNG: this file is not read: change its extension to png",
      "members/bo.yml: this file is not read: change its extension to yaml",
    ]);
  });
});

describe("HTML in a member's file", () => {
  it.each([
    [
      "a tag that is not allowed",
      "<strong>fast",
      "<strong><img src=x onerror=alert(1)>fast",
      "5:25 excerpt: <img> is not allowed: use a, br, code, em, strong",
    ],
    [
      "a paragraph in the short text",
      "<strong>fast</strong>",
      "<p>fast</p>",
      "5:17 excerpt: <p> is not allowed: use a, br, code, em, strong",
    ],
    [
      "an event handler",
      "<strong>",
      '<strong onclick="x()">',
      "5:25 excerpt: <strong> must not have onclick: remove it",
    ],
    [
      "a dangerous link",
      "fast",
      '<a href="javascript:x()">fast</a>',
      "5:34 excerpt: the link to javascript:x() must begin with https://, mailto:, / or #",
    ],
    [
      "a link that borrows the scheme",
      "fast",
      '<a href="//evil.example">fast</a>',
      "5:34 excerpt: the link to //evil.example must begin with https://, mailto:, / or #",
    ],
    [
      "a comment",
      "fast",
      "<!-- fast -->",
      "5:25 excerpt: HTML comments are not allowed: remove it",
    ],
    [
      "a tag that is not closed",
      "</strong>",
      "",
      "5:10 excerpt: the tags do not close in the order in which they open: look at </strong>",
    ],
  ])(
    "with %s is reported and never silently dropped",
    async (_title, text, replacement, expected) => {
      expect(await checkAnna(text, replacement)).toEqual([anna(expected)]);
    },
  );

  it("is found on its own line of a long text", async () => {
    expect(await checkAnna("<p>In a team", "<p>In <script>x</script> a team")).toEqual([
      anna("8:9 about: <script> is not allowed: use p, ul, ol, li, a, br, code, em, strong"),
    ]);
  });

  it("with allowed tags, safe links and signs of its own is good", async () => {
    const html = `<em>a</em> <code>b &lt; c</code> &amp; <a href="https://x.example/?a=1&amp;b">d</a> <a href="/faq">e</a><br>f`;
    expect(await checkAnna("Builds <strong>fast</strong> interfaces.", `'${html}'`)).toEqual([]);
  });
});
