import { expect, test } from "vitest";
import { check } from "#tests/support/content-check.ts";
import { ANNA, SITE, writeContentFolder } from "#tests/support/content-folder.ts";

const logo = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 24"><path d="M0 4h90v16H0z" fill="${fill}"/></svg>`;
const BRAND = "brand:\n  logo: brand/logo.svg\n  logo_on_dark: brand/logo-clair.svg\n";
const LOGOS = { "brand/logo.svg": logo("#101418"), "brand/logo-clair.svg": logo("#f4f4f4") };

test("two technologies, or two industries, of one name are an error", async () => {
  const folder = writeContentFolder({
    "technologies.yaml":
      "- { slug: react, name: React }\n- { slug: typescript, name: TypeScript }\n- { slug: react-js, name: react }\n",
    "tags.yaml":
      "- { slug: logistics, name: Logistique }\n- { slug: transport, name: LOGISTIQUE }\n",
  });
  expect(await check(folder)).toEqual([
    `tags.yaml:2:28 1.name: "LOGISTIQUE" is the name of logistics too: visitors can't tell them apart`,
    `technologies.yaml:3:27 2.name: "react" is the name of react too: visitors can't tell them apart`,
  ]);
});

test("an unknown placeholder is answered with those that there are, one without a value with its field", async () => {
  const text = SITE.replace("Hire vetted developers.", "Réponse sous {{delai}}, {{trial}}.");
  const [unknown, missing, ...others] = await check(writeContentFolder({ "site.yaml": text }));
  expect(unknown).toContain(
    "tagline: there is no placeholder {{delai}}: there are {{reply_time}}, ",
  );
  expect(missing).toContain("there is no value for {{trial}}: set terms.trial");
  expect(others).toEqual([]);
});

test("a mistake in the settings says nothing about the images of the brand", async () => {
  const text = `${SITE.replace("phone: null", "telephone: null")}${BRAND}`;
  const problems = await check(writeContentFolder({ "site.yaml": text, ...LOGOS }));
  expect(problems.filter((line) => line.includes("brand/"))).toEqual([]);
  expect(problems.join("\n")).toContain("telephone: there is no such field");
  const good = writeContentFolder({
    "site.yaml": SITE + BRAND,
    ...LOGOS,
    "brand/vieux-logo.svg": logo("red"),
  });
  expect(await check(good)).toEqual(["brand/vieux-logo.svg: warning this file is not read"]);
});

test("a wrong hour is one problem", async () => {
  const day = (hours: string) =>
    `${SITE}booking:\n  timezone: Europe/Paris\n  weekly_hours: { monday: [${hours}] }\n`;
  const problems = (hours: string) => check(writeContentFolder({ "site.yaml": day(hours) }));
  expect(await problems("9h00-12h00, 14:00-18:00")).toEqual([
    expect.stringContaining("must be hours like 10:00-18:00"),
  ]);
  expect(await problems("12:00-09:00, 14:00-18:00")).toEqual([
    expect.stringContaining("must begin before they end"),
  ]);
  expect(await problems("09:00-15:00, 14:00-18:00")).toEqual([
    expect.stringContaining("must follow one another without overlapping"),
  ]);
});

test("a conflict that Git left in a file is called that, at its first line", async () => {
  const conflict = "<<<<<<< HEAD\nsales_rate: 58\n=======\nsales_rate: 61\n>>>>>>> camille\n";
  const text = ANNA.replace("sales_rate: 58\n", conflict);
  expect(await check(writeContentFolder({ "members/anna-kask.yaml": text }))).toEqual([
    "members/anna-kask.yaml:13:1 a conflict of Git begins here: choose one version, and remove the lines with <<<<<<<, ======= and >>>>>>>",
  ]);
});

test("a folder whose name is nearly one of the content is an error, once, with what is meant", async () => {
  const folder = writeContentFolder({
    "membres/camille-roy.yaml": ANNA,
    "membres/camille-roy.svg": logo("red"),
    "technologie.yaml": "[]\n",
    "notes/todo.txt": "Appeler Camille.",
  });
  expect(await check(folder)).toEqual([
    "membres: this folder is not read (did you mean members?)",
    "notes/todo.txt: warning this file is not read",
    "technologie.yaml: warning this file is not read (did you mean technologies.yaml?)",
  ]);
});

test("a dark logo without one for dark surfaces is a warning", async () => {
  const brand = "brand:\n  logo: brand/logo.svg\n";
  const problems = (fill: string) =>
    check(writeContentFolder({ "site.yaml": SITE + brand, "brand/logo.svg": logo(fill) }));
  expect(await problems("#101418")).toEqual([
    expect.stringMatching(/^site\.yaml:\d+:\d+ warning brand\.logo: is too dark for dark surfaces/),
  ]);
  expect(await problems("#e8590c")).toEqual([]);
});

test("a link to a file beside the text is an error", async () => {
  const page =
    "---\ntitle: Vie privée\ndescription: D.\nheading: Vie privée\nlead: L.\n---\n## Tarifs\n\nVoir [les tarifs](tarifs.html).\n";
  expect((await check(writeContentFolder({ "pages/privacy.md": page }))).join("\n")).toContain(
    "pages/privacy.md:9:1 ",
  );
});
