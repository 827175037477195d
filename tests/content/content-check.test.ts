import { once } from "node:events";
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { contentKinds } from "#app/content.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { checkFolder, summarize } from "#services/content/check-content.server.ts";
import { formatProblem } from "#services/content/content-problem.ts";
import { ANNA, SITE, writeContentFolder } from "../support/content-folder.ts";

async function check(folder: string): Promise<string[]> {
  const { problems } = await checkFolder(folder, contentKinds);
  return problems.map((problem) => formatProblem(problem, (file) => file));
}

function checkAnna(text: string, replacement: string): Promise<string[]> {
  const changed = ANNA.replace(text, replacement);
  if (changed === ANNA) throw new Error(`The member does not say ${text}`);
  return check(writeContentFolder({ "members/anna-kask.yaml": changed }));
}

const anna = (rest: string) => `members/anna-kask.yaml:${rest}`;

describe("a content folder", () => {
  it("without a mistake has no problems and is counted", async () => {
    const checked = await checkFolder(writeContentFolder(), contentKinds);
    expect(checked.problems).toEqual([]);
    expect(summarize(checked)).toBe("No problems: 1 page text, 1 member, 2 technologies, 1 tag");
  });

  it("of the demo marketplace has no errors", async () => {
    const checked = await checkFolder(join(projectRoot, "content/demo"), contentKinds);
    expect(checked.problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(summarize(checked)).toMatch(/20 articles, .*60 members, .*40 technologies, 15 tags/);
  });

  it("has records of vetting that are complete, once each, and not of the future", async () => {
    const record = (check: string, on: string, rest = "how: By video, by: Mari Kask") =>
      `\n  - { check: ${check}, ${rest}, on: ${on} }`;
    const checkRecords = (...records: string[]) =>
      check(
        writeContentFolder({ "members/anna-kask.yaml": `${ANNA}vetting:${records.join("")}\n` }),
      );
    const fine = record("identity", "2025-03-03");
    expect(await checkRecords(fine, record("identity", "2026-03-03"))).toEqual([]);
    expect(
      await checkRecords(
        fine,
        record("passport", "2025-03-03"),
        record("code", "2025-02-30"),
        record("interview", "2025-03-03", "how: By video"),
      ),
    ).toEqual([
      expect.stringMatching(/^members\/anna-kask.yaml:39:14 vetting.1.check: /),
      expect.stringMatching(/^members\/anna-kask.yaml:40:\d+ vetting.2.on: /),
      expect.stringMatching(/^members\/anna-kask.yaml:41:\d+ vetting.3.by: /),
    ]);
    expect(await checkRecords(fine, fine)).toEqual([
      anna("39:5 vetting.1: identity of 2025-03-03 appears twice: remove one"),
    ]);
    expect(await checkRecords(record("identity", "2999-01-01"))).toEqual([
      expect.stringMatching(/vetting.0.on: .*is in the future/),
    ]);
    const many = Array.from({ length: 13 }, (_, day) => record("code", `2025-03-${day + 10}`));
    expect(await checkRecords(...many)).toEqual([expect.stringMatching(/ vetting: .*12/)]);
  });

  it("has references with a name, a company and a text, and warns of those without consent", async () => {
    const reference = (rest: string) =>
      `\n  - { author: Katrin Oja, company: Harbourline, text: Good., ${rest} }`;
    const checkReferences = (...references: string[]) =>
      check(
        writeContentFolder({
          "members/anna-kask.yaml": `${ANNA}client_references:${references.join("")}\n`,
        }),
      );
    const fine = reference("on: 2025-03-03, consent_on: 2025-03-04");
    expect(await checkReferences(fine)).toEqual([]);
    expect(await checkReferences(reference("on: 2025-03-03"))).toEqual([
      expect.stringMatching(/client_references.0: .*is not shown: it has no consent_on/),
    ]);
    expect(await checkReferences(reference("on: 2025-03-03, consent_on: 2999-01-01"))).toEqual([
      expect.stringMatching(/client_references.0.consent_on: .*is in the future/),
    ]);
    expect(await checkReferences("\n  - { author: A, text: Good., on: 2025-03-03 }")).toEqual(
      expect.arrayContaining([expect.stringMatching(/client_references.0.company: /)]),
    );
    expect(await checkReferences(...Array.from({ length: 13 }, () => fine))).toEqual([
      expect.stringMatching(/ client_references: .*12/),
    ]);
  });

  it("names file and line where a text is too long or nested too deeply", async () => {
    const article = (body: string) => `---\ntitle: A\n---\n${body}\n`;
    const problems = await check(
      writeContentFolder({
        "members/anna-kask.yaml": `languages: ${"[".repeat(50_000)}\n`,
        "pages/pricing.md": article("#".repeat(200_000)),
        "pages/career.md": article(`Fine.\n\n${">".repeat(200)}a`),
      }),
    );
    expect(problems).toEqual(
      expect.arrayContaining([
        anna("1:43 lists and groups are nested deeper than 32 levels"),
        expect.stringMatching(/^pages\/pricing.md:4:1 the text is too long: it must have 100000/),
        "pages/career.md:6:1 lists and quotes are nested too deeply here",
      ]),
    );
  });

  it("reports all its problems at once, sorted by file and line", async () => {
    const folder = writeContentFolder({
      "tags.yaml": "- { slug: Logistics, name: Logistics }\n- { slug: travel }\n",
      "members/anna-kask.yaml": ANNA.replace("years_of_experience: 9", "years_of_experience: nine")
        .replace("gender: female", "gender: woman")
        .replace("year_to: 2017", "year_to: 2001"),
    });
    const checked = await checkFolder(folder, contentKinds);
    expect(checked.problems.map((problem) => formatProblem(problem, (file) => file))).toEqual([
      anna('3:9 gender: must be one of male, female, not the text "woman"'),
      anna('12:22 years_of_experience: must be a number, not the text "nine"'),
      anna(
        '28:12 experiences.0.tags.0: there is no tag "logistics" in tags.yaml (did you mean Logistics?)',
      ),
      anna("36:14 educations.0.year_to: must be year_from (2014) or later, not 2001"),
      'tags.yaml:1:11 0.slug: use lower-case letters, digits and single hyphens, not the text "Logistics"',
      "tags.yaml:2:3 1.name: is missing",
    ]);
    expect(summarize(checked)).toBe("6 problems in 2 files");
  });

  it("that is missing, empty or no folder is refused in one line", async () => {
    const empty = mkdtempSync(join(tmpdir(), "ogds-content-"));
    onTestFinished(() => rmSync(empty, { recursive: true }));
    await expect(check(empty)).rejects.toThrow(`${empty} is empty`);
    await expect(check(join(empty, "none"))).rejects.toThrow("There is no folder");
    writeFileSync(join(empty, "file"), "");
    await expect(check(join(empty, "file"))).rejects.toThrow("is not a folder");
  });

  it("must have the files that every folder has", async () => {
    const folder = writeContentFolder({ "site.yaml": null, "technologies.yaml": null });
    expect(await check(folder)).toEqual([
      "site.yaml: this file is missing",
      "technologies.yaml: this file is missing",
    ]);
  });

  it("without members warns that no member would be left", async () => {
    expect(await check(writeContentFolder({ "members/anna-kask.yaml": null }))).toEqual([
      "members: warning there are no members: an import would remove everyone from the site",
    ]);
  });

  it("may not be left by a link", async () => {
    const folder = writeContentFolder({ "members/anna-kask.yaml": null });
    mkdirSync(join(folder, "members"));
    symlinkSync("/etc/hostname", join(folder, "members/anna-kask.yaml"));
    symlinkSync("/etc", join(folder, "etc"));
    symlinkSync("nowhere", join(folder, "tag.yaml"));
    expect(await check(folder)).toEqual([
      "etc: this link leads out of the folder: put the file itself here",
      "members: warning there are no members: an import would remove everyone from the site",
      "members/anna-kask.yaml: this link leads out of the folder: put the file itself here",
      "tag.yaml: this is a link to something that does not exist",
    ]);
  });

  it("is never waited for: a pipe or a socket is not opened", async () => {
    const folder = writeContentFolder({ "site.yaml": null });
    const socket = createServer().listen(join(folder, "site.yaml"));
    onTestFinished(() => {
      socket.close();
    });
    await once(socket, "listening");
    expect(await check(folder)).toEqual(["site.yaml: this is not a regular file"]);
  });

  it("may hold hidden files and a README; other files that nothing reads are warned of", async () => {
    const folder = writeContentFolder({
      ".git/config": "",
      "README.md": "",
      "notes.txt": "",
      "members/old/bo.yaml": "",
    });
    expect(await check(folder)).toEqual([
      "members/old/bo.yaml: warning this file is not read",
      "notes.txt: warning this file is not read",
    ]);
  });
});

describe("a YAML file", () => {
  it.each([
    [
      "a field twice",
      "first_name: Anna",
      "first_name: Anna\nfirst_name: Bo",
      "2:1 first_name: this field appears twice: remove one",
    ],
    [
      "a quote that is not closed",
      "first_name: Anna",
      'first_name: "Anna',
      "1:13 this quote is not closed",
    ],
    [
      "a bracket that is not closed",
      "[logistics]",
      "[logistics",
      "29:5 a bracket that was opened above is not closed",
    ],
    [
      "a colon in a text",
      "first_name: Anna",
      "first_name: Anna: Bo",
      "1:13 a text cannot hold a colon and a space: put it in quotes, or fix the indentation",
    ],
    ["a tab as indentation", "    name: Harbourline", "\tname: Harbourline", undefined],
    ["a wrong indentation", "    name: Harbourline", "     name: Harbourline", undefined],
    [
      "an anchor",
      "first_name: Anna",
      "first_name: &name Anna",
      "1:19 anchors and aliases are not read: write it out",
    ],
    [
      "a type",
      "first_name: Anna",
      "first_name: !!int Anna",
      "1:13 types like !!int are not read: remove it",
    ],
    [
      "a second document",
      "gender:",
      "---\ngender:",
      "3:1 a second document begins here: remove the line with ---",
    ],
  ])("with %s names the place", async (_title, text, replacement, expected) => {
    const [problem, ...more] = await checkAnna(text, replacement);
    expect(more).toEqual([]);
    expect(problem).toMatch(/^members\/anna-kask\.yaml:\d+:\d+ /);
    if (expected) expect(problem).toBe(anna(expected));
  });

  it("that is empty, not UTF-8 or larger than 1 MB is reported", async () => {
    const folder = writeContentFolder({
      "site.yaml": "# nothing\n",
      "tags.yaml": Buffer.from("- { slug: a, name: A }\n- { slug: b, name: \xe9 }\n", "latin1"),
    });
    appendFileSync(join(folder, "technologies.yaml"), "#".repeat(1_000_000));
    expect(await check(folder)).toEqual([
      "site.yaml:1:1 this file is empty",
      "tags.yaml:2:1 this line is not written in UTF-8: save the file as UTF-8",
      expect.stringMatching(
        /^technologies.yaml: this file is 1.1 MB: the most that is read is 1 MB/,
      ),
    ]);
  });

  it("may have Windows line ends and a byte order mark", async () => {
    const windows = (text: string) => `\ufeff${text.replaceAll("\n", "\r\n")}`;
    const folder = writeContentFolder({ "members/anna-kask.yaml": windows(ANNA) });
    expect(await check(folder)).toEqual([]);
  });

  it("that is broken does not make every reference to it a problem as well", async () => {
    const folder = writeContentFolder({ "technologies.yaml": "- { slug: react, name: React\n" });
    expect(await check(folder)).toEqual([expect.stringMatching(/^technologies.yaml:/)]);
  });
});

describe("a list of technologies or tags", () => {
  it("has every slug once", async () => {
    const folder = writeContentFolder({
      "tags.yaml": "- { slug: logistics, name: A }\n- { slug: logistics, name: B }\n",
    });
    expect(await check(folder)).toEqual([
      "tags.yaml:2:11 1.slug: logistics appears twice: remove one",
    ]);
  });
});

describe("the hosts of calls", () => {
  it.each([
    ["0", "18:10 booking.hosts: must be 1 or more, not 0"],
    ["some", 'booking.hosts: must be a number, not the text "some"'],
    ["[{ name: Mari }]", "18:11 booking.hosts.0.email: is missing"],
    [
      "[{ name: Mari, email: a@b.example, tiimezone: UTC }]",
      "booking.hosts.0.tiimezone: there is no such field (did you mean timezone?)",
    ],
    [
      "[{ name: Mari, email: a@b.example }, { name: Jo, email: A@b.example }]",
      "18:10 booking.hosts: must not name an email address twice",
    ],
  ])("are a number or people: %s", async (hosts, problem) => {
    const folder = writeContentFolder({ "site.yaml": `${SITE}booking:\n  hosts: ${hosts}\n` });
    expect(await check(folder)).toEqual([expect.stringContaining(problem)]);
  });
});

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

describe("a photo", () => {
  const picture = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: "#888" } });

  it("is read as WebP, JPEG, PNG, AVIF or SVG", async () => {
    for (const [extension, bytes] of [
      ["webp", await picture(400).webp().toBuffer()],
      ["jpg", await picture(400).jpeg().toBuffer()],
      ["jpeg", await picture(400).jpeg().toBuffer()],
      ["png", await picture(400).png().toBuffer()],
      ["avif", await picture(400).avif({ effort: 0 }).toBuffer()],
      ["svg", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>`)],
    ] as const) {
      expect(
        await check(writeContentFolder({ [`members/anna-kask.${extension}`]: bytes })),
      ).toEqual([]);
    }
  });

  it("must match its extension and must not be damaged", async () => {
    const jpeg = await picture(400).jpeg().toBuffer();
    const noise = await sharp(
      Buffer.from(Array.from({ length: 480_000 }, (_, i) => (i * i) % 251)),
      {
        raw: { width: 400, height: 400, channels: 3 },
      },
    )
      .jpeg()
      .toBuffer();
    const file = (name: string) => `members/anna-kask.${name}`;
    expect(await check(writeContentFolder({ [file("png")]: jpeg }))).toEqual([
      `${file("png")}: this photo is JPEG inside: change its extension`,
    ]);
    expect(await check(writeContentFolder({ [file("jpg")]: "not a picture" }))).toEqual([
      `${file("jpg")}: this photo cannot be read: save it again as WebP, JPEG, PNG, AVIF or SVG`,
    ]);
    expect(await check(writeContentFolder({ [file("jpg")]: noise.subarray(0, 20_000) }))).toEqual([
      `${file("jpg")}: this photo is damaged: save it again`,
    ]);
  });

  it("must not be larger than 10 MB or 50 million pixels", async () => {
    const huge = Buffer.alloc(10_000_001);
    const wide = `<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>`;
    expect(await check(writeContentFolder({ "members/anna-kask.png": huge }))).toEqual([
      "members/anna-kask.png: this file is 10.1 MB: the most that is read is 10 MB",
    ]);
    expect(await check(writeContentFolder({ "members/anna-kask.svg": wide }))).toEqual([
      "members/anna-kask.svg: this photo has more than 50 million pixels: make it smaller",
    ]);
  });

  it("that is small or belongs to no member gets a warning; two of one member are an error", async () => {
    const small = await picture(100).png().toBuffer();
    const webp = await picture(400).webp().toBuffer();
    const folder = writeContentFolder({
      "members/anna-kask.png": small,
      "members/anna-kask.webp": webp,
      "members/bo.webp": webp,
    });
    expect(await check(folder)).toEqual([
      "members/anna-kask.png: warning this photo has 100 × 100 pixels: below 320 it looks blurry",
      "members/anna-kask.webp: this member has another photo, members/anna-kask.png: keep one",
      "members/bo.webp: warning there is no member file bo.yaml for this photo",
    ]);
  });

  it("may not be a folder in disguise", async () => {
    const folder = writeContentFolder();
    mkdirSync(join(folder, "members/anna-kask.png"));
    expect(await check(folder)).toEqual([]);
  });
});
