import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentKinds } from "#app/content.ts";
import { importMembers } from "#app/desk/members/import/import-members.server.ts";
import { MappingSchema } from "#app/desk/members/import/member-mapping.server.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { checkFolder } from "#services/content/check-content.server.ts";
import { writeContentFolder } from "#tests/support/content-folder.ts";
import { runMembersCommand } from "./members-command.ts";

async function run(args: string[], callerDir: string) {
  const out: string[] = [];
  const code = await runMembersCommand(args, {
    readEnv: () => readEnv({}),
    callerDir,
    print: (text) => out.push(text),
    printError: (text) => out.push(text),
    printNote: () => undefined,
  });
  return { code, out: out.join("\n") };
}

/** Imports a text into a small content folder. */
async function importText(
  text: string | Buffer,
  {
    map,
    name = "people.csv",
    options = [],
  }: { map?: string; name?: string; options?: string[] } = {},
) {
  const folder = writeContentFolder();
  writeFileSync(join(folder, name), text);
  if (map) writeFileSync(join(folder, "map.yaml"), map);
  const args = ["import", name, "--into", ".", ...(map ? ["--map", "map.yaml"] : []), ...options];
  const result = await run(args, folder);
  const read = (slug: string) => readFileSync(join(folder, `members/${slug}.yaml`), "utf8");
  return { ...result, folder, read, slugs: readdirSync(join(folder, "members")) };
}

const HEADER =
  "first_name,last_name,position,excerpt,about,country_code,timezone,seniority_level,years_of_experience,sales_currency,technologies,languages";
const ROW =
  'Zoë,Tamm,Engineer,Builds things.,"I work, and <b>more</b>.",EE,Europe/Tallinn,senior,9,EUR,React 6 main; typescript,en C1; Estonian native';
const ONE_NAME = HEADER.replace("first_name,last_name", "name");

const listErrors = async (folder: string) =>
  (await checkFolder(folder, contentKinds)).problems
    .filter(({ severity, file }) => severity === "error" && file.startsWith("members/"))
    .map(({ file, message }) => [file, message]);

test("a file of members becomes drafts that the check of the folder accepts", async () => {
  const { code, out, read, folder } = await importText(`${HEADER}\n${ROW}\n`);
  expect([code, out]).toEqual([0, "Wrote 1 file. Now: npm run content -- check ."]);
  expect(read("zoe-tamm")).toContain("  - { slug: react, years: 6, main: true }");
  expect(read("zoe-tamm")).toContain("&lt;b&gt;more&lt;/b&gt;");
  expect(read("zoe-tamm")).toMatch(/^first_name: Zoë\nlast_name: Tamm\n/);
  expect(await listErrors(folder)).toEqual([]);
});

test.each([
  ["a byte order mark and lines of Windows", `\ufeff${HEADER}\r\n${ROW}\r\n`],
  ["tabs", `${HEADER}\n${ROW}`.replaceAll(/,(?=\S)/g, "\t")],
  ["UTF-16, as spreadsheets save Unicode", Buffer.from(`\ufeff${HEADER}\n${ROW}\n`, "utf16le")],
  ["empty lines", `${HEADER}\n\n${ROW}\n,,,\n`],
])("%s are read", async (_, text) => {
  const { out, slugs } = await importText(text);
  expect([out, slugs]).toEqual([expect.stringContaining("Wrote 1 file"), expect.anything()]);
  expect(slugs).toContain("zoe-tamm.yaml");
});

test("another system's columns, words and gaps are mapped, with semicolons and commas", async () => {
  const map = `
columns: { Vorname: first_name, Stufe: seniority_level, Satz: sales_rate, Intern: null }
values: { seniority_level: { Sr: senior } }
defaults:
  { last_name: Groß, position: Engineer, excerpt: "-", about: "-", country_code: de, timezone: Europe/Berlin, years_of_experience: "9", sales_currency: eur }
`;
  const text = 'Vorname;Stufe;Satz;Intern\n"Jürgen ""Jo""";Sr;"65,5";x\n';
  const { out, read } = await importText(text, { map });
  expect(out).toContain("Wrote 1 file");
  expect(read("jurgen-jo-gross")).toMatch(/first_name: Jürgen "Jo"\n[\s\S]*sales_rate: 65\.50\n/);
});

test("names in any script, one name, and the same name twice have files of their own", async () => {
  const rows = ["李小龙", "Madonna", "Anna Maria Löw", "Anna-Maria Löw"].map((name) =>
    ROW.replace("Zoë,Tamm", name),
  );
  const { slugs, read } = await importText([ONE_NAME, ...rows].join("\n"));
  expect(slugs.toSorted()).toEqual([
    "anna-kask.yaml",
    "anna-maria-low-2.yaml",
    "anna-maria-low.yaml",
    "madonna.yaml",
    "member.yaml",
  ]);
  expect(read("madonna")).toMatch(/first_name: Madonna\nlast_name: ""\n/);
  expect(read("anna-maria-low")).toMatch(/first_name: Anna Maria\nlast_name: Löw\n/);
});

test("everything that is wrong is named with file, line and column, and nothing is written", async () => {
  const text = [
    `${HEADER},Shoe size`,
    ROW.replace(",9,", ",nine,").replace('"I work', '"Two\nlines'),
    ROW.replace("React 6", "Raect 6").replace(",EE,", ",XX,"),
    ROW.replace("Builds things.", "x".repeat(241)),
  ].join("\n");
  const { code, out, slugs } = await importText(text);
  expect(code).toBe(1);
  expect(out.split("\n")).toEqual([
    expect.stringMatching(/people\.csv:1:1 the column "Shoe size" is no field/),
    expect.stringMatching(/people\.csv:2:1 years_of_experience: must be a number/),
    expect.stringMatching(/people\.csv:4:1 country_code: /),
    expect.stringMatching(/people\.csv:4:1 technologies: there is no technology "Raect".*react/),
    expect.stringMatching(/people\.csv:5:1 excerpt: .*240/),
    "5 problems. Nothing was written.",
  ]);
  expect(slugs).toEqual(["anna-kask.yaml"]);
});

test.each([
  ["a quote that is not closed", `${HEADER}\n"Zoë,Tamm\n`, "a quote is not closed"],
  ["a row with more cells", `${HEADER}\n${ROW},more\n`, "more cells than there are columns"],
  ["no rows", `${HEADER}\n`, "there are no members"],
  ["nothing", "", "there are no members"],
  ["the same file twice", `${HEADER},slug\n${ROW},a\n${ROW},a\n`, "has this file"],
  [
    "a slug that leads out of the folder",
    `${HEADER},slug\n${ROW},../../made\n`,
    "slug: the file name becomes a URL",
  ],
  ["bytes that are no UTF-8", Buffer.from([0x61, 0xfc]), "is not UTF-8"],
])("%s is refused", async (_, text, message) => {
  const { code, out, slugs } = await importText(text);
  expect([code > 0, out]).toEqual([true, expect.stringContaining(message)]);
  expect(slugs).toEqual(["anna-kask.yaml"]);
});

test("a file that the folder has is replaced only when that is wanted", async () => {
  const text = `${HEADER}\n${ROW.replace("Zoë,Tamm", "Anna,Kask")}\n`;
  const refused = await importText(text);
  expect(refused).toMatchObject({
    code: 1,
    out: expect.stringContaining("anna-kask.yaml is there"),
  });
  expect(refused.read("anna-kask")).toContain("Senior React engineer");
  const { code, read } = await importText(text, { options: ["--replace"] });
  expect(code).toBe(0);
  expect(read("anna-kask")).not.toContain("Senior React engineer");
});

test("résumés of jsonresume.org become drafts with projects and education", async () => {
  const resume = {
    basics: {
      name: "Zoë Tamm",
      label: "Engineer",
      summary: "First.\n\nSecond.",
      location: { countryCode: "EE" },
    },
    work: [
      {
        name: "Harbourline",
        position: "Engineer",
        summary: "Berths.",
        highlights: ["Led.", "Tested."],
        keywords: ["React", "cats"],
      },
    ],
    education: [
      { institution: "TalTech", area: "Informatics", studyType: "BSc", startDate: "2014-09" },
    ],
    skills: [{ name: "Main", keywords: ["React"] }, { name: "TypeScript" }],
    languages: [{ language: "English", fluency: "C1" }],
  };
  const map =
    'defaults: { excerpt: "-", timezone: Europe/Tallinn, seniority_level: senior, years_of_experience: "9", sales_currency: EUR }';
  const { out, read, folder } = await importText(JSON.stringify([resume, resume]), { map });
  expect(out).toContain("Wrote 2 files");
  expect(read("zoe-tamm")).toContain("specialization: BSc, Informatics");
  expect(read("zoe-tamm-2")).toContain("technologies: [react]");
  expect(await listErrors(folder)).toEqual([]);
  const wrong = await importText(JSON.stringify([resume, { basics: {} }]), { map });
  expect(wrong.out).toMatch(/1\.basics\.name: /);
});

test.each([
  [["import"], "import takes one file"],
  [["export", "x.csv"], "The one command is import"],
  [["import", "x.csv"], "--into FOLDER is missing"],
  [["import", "none.csv", "--into", "."], "There is no file"],
  [["import", "site.yaml", "--into", "members"], "is no content folder"],
])("%j is wrong usage: %s", async (args, message) => {
  const { code, out } = await run(args, writeContentFolder());
  expect([code, out]).toEqual([2, expect.stringContaining(message)]);
});

test("a mapping to a field that there is not is wrong usage", async () => {
  const { code, out } = await importText(`${HEADER}\n${ROW}\n`, {
    map: "columns: { A: firstname }",
  });
  expect([code, out]).toEqual([2, expect.stringContaining("there is no field firstname")]);
});

test("rows with one name all have a file of their own", () => {
  const rows = Array.from({ length: 2_000 }, () => ROW);
  const { files, problems } = importMembers({
    file: "people.csv",
    text: [HEADER, ...rows].join("\n"),
    mapping: MappingSchema.parse({}),
    technologies: ["React", "TypeScript"].map((name) => ({ slug: name.toLowerCase(), name })),
  });
  expect(problems).toEqual([]);
  expect(files.size).toBe(2_000);
  expect(files.has("members/zoe-tamm-2000.yaml")).toBe(true);
});
