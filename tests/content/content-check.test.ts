import { once } from "node:events";
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { contentKinds } from "#app/content.ts";
import { toMemberFileSchema } from "#app/developers/content/member-file.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { checkFolder, summarize } from "#services/content/check-content.server.ts";
import { formatProblem } from "#services/content/parsing/content-problem.ts";
import { anna, check, checkAnna } from "../support/content-check.ts";
import { ANNA, SITE, writeContentFolder } from "../support/content-folder.ts";

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

  it("has exchange rates that are new, of other currencies than its own, and of every rate", async () => {
    const checkRates = (rates: string, date = today, member = ANNA) =>
      check(
        writeContentFolder({
          "site.yaml": `${SITE}exchange_rates:\n  date: ${date}\n  rates: ${rates}\n`,
          "members/anna-kask.yaml": member,
        }),
      );
    const toDate = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const today = toDate(0);
    const pounds = ANNA.replace("sales_currency: EUR", "sales_currency: GBP");
    expect(await checkRates("{ USD: 1.16, GBP: 0.88 }", toDate(-59), pounds)).toEqual([]);
    expect(await checkRates("{ USD: 1.16 }", toDate(-61))).toEqual([
      expect.stringMatching(/ exchange_rates.date: is more than 60 days ago: update the rates/),
    ]);
    expect(await checkRates("{ USD: 1.16 }", toDate(2))).toEqual([
      expect.stringMatching(/ warning exchange_rates.date: is in the future/),
    ]);
    expect(await checkRates("{ EUR: 1 }")).toEqual([
      expect.stringMatching(/ exchange_rates.rates.EUR: is the currency of the site/),
    ]);
    expect(await checkRates("{ USD: 0, JPY: 180 }")).toHaveLength(2);
    expect(await checkRates("{ USD: 1.16 }", today, pounds)).toEqual([
      expect.stringMatching(/anna-kask.yaml:\d+:\d+ warning sales_currency: has no rate in site/),
    ]);
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

  it("has a test sheet only of a dated check, with four scores and the member's consent", async () => {
    const score = "{ name: Reading, score: 4, note: Saw it. }";
    const sheet = ({
      check = "code",
      consent = "2025-03-04",
      scores = Array(4).fill(score),
    } = {}) =>
      `test_sheet: { check: ${check}, on: 2025-03-03, task: Review it., scores: [${scores.join(", ")}], consent_on: ${consent}, consent_by: Helena Brix }\n`;
    const vetting = "vetting: [{ check: code, how: A review, by: Markus Saar, on: 2025-03-03 }]\n";
    const checkSheet = (text: string, records = vetting) =>
      check(writeContentFolder({ "members/anna-kask.yaml": `${ANNA}${records}${text}` }));
    expect(await checkSheet(sheet())).toEqual([]);
    const withoutRecord =
      / test_sheet.on: vetting has no (code|interview) of this day: use the day of the check, or add/;
    expect(await checkSheet(sheet(), "")).toEqual([expect.stringMatching(withoutRecord)]);
    expect(await checkSheet(sheet({ check: "interview" }))).toEqual([
      expect.stringMatching(withoutRecord),
    ]);
    expect(await checkSheet(sheet({ check: "identity" }))).toEqual(
      expect.arrayContaining([expect.stringMatching(/ test_sheet.check: /)]),
    );
    const withoutConsent = / test_sheet.consent_on: is missing: a sheet needs the member's consent/;
    expect(await checkSheet(sheet({ consent: "null" }))).toEqual([
      expect.stringMatching(withoutConsent),
    ]);
    expect(await checkSheet(sheet().replace(/ consent_on: [^,]+,/, ""))).toEqual([
      expect.stringMatching(withoutConsent),
    ]);
    expect(await checkSheet(sheet({ consent: "soon" }))).toEqual([
      expect.stringMatching(/ test_sheet.consent_on: must be a date of the calendar/),
    ]);
    expect(await checkSheet(sheet({ consent: "2025-03-02" }))).toEqual([
      expect.stringMatching(/ test_sheet.consent_on: is before the check of 2025-03-03/),
    ]);
    expect(await checkSheet(sheet({ consent: "2999-01-01" }))).toEqual([
      expect.stringMatching(/ warning test_sheet.consent_on: is in the future/),
    ]);
    expect(await checkSheet(sheet({ scores: [score] }))).toEqual([
      expect.stringMatching(/ test_sheet.scores: must have 4 entries or more, not 1/),
    ]);
    const six = score.replace("4", "6");
    expect(await checkSheet(sheet({ scores: [score, score, score, six] }))).toEqual([
      expect.stringMatching(/ test_sheet.scores.3.score: .*5/),
    ]);
  });

  it("has work to look at with an https address of the public web, each once", async () => {
    const work = (url: string, rest = "") =>
      `\n  - { kind: talk, title: A talk, url: "${url}", description: About forms.${rest} }`;
    const checkWork = (...all: string[]) =>
      check(
        writeContentFolder({ "members/anna-kask.yaml": `${ANNA}work_samples:${all.join("")}\n` }),
      );
    const fine = work("https://talks.example/forms?id=1#top");
    expect(await checkWork(fine, work("https://talks.example/2", ", year: 2025"))).toEqual([]);
    expect(await checkWork(fine, fine)).toEqual([
      expect.stringMatching(/ work_samples.1.url: .* appears twice: remove one/),
    ]);
    for (const url of [
      "http://talks.example/",
      "talks.example",
      "javascript:alert(1)",
      "https://user:word@talks.example/",
      "https://localhost/",
      "https://127.0.0.1/",
    ]) {
      expect(await checkWork(work(url)), url).toEqual([
        expect.stringMatching(/ work_samples.0.url: must be a web address that begins with https:/),
      ]);
    }
    expect(await checkWork(fine.replace("talk,", "podcast,"))).toEqual([
      expect.stringMatching(/ work_samples.0.kind: /),
    ]);
    const nine = Array.from({ length: 9 }, (_, index) => work(`https://talks.example/${index}`));
    expect(await checkWork(...nine)).toEqual([expect.stringMatching(/ work_samples: .*8/)]);
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

describe("content/README.md", () => {
  it("describes every field of a member", () => {
    const readme = readFileSync(join(projectRoot, "content/README.md"), "utf8");
    const [, section = ""] = /^## A member$(.*?)^## /ms.exec(readme) ?? [];
    const described = [...section.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, field]) => field),
    );
    expect(described.toSorted()).toEqual(Object.keys(toMemberFileSchema().shape).toSorted());
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
      "1:13 a text can't hold a colon and a space: put it in quotes, or fix the indentation",
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
