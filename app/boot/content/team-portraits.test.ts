import { expect, test } from "vitest";
import { findAuthor } from "#app/blog/articles/articles.service.server.ts";
import { contentKinds } from "#app/content.ts";
import { findMedia, parseMediaName } from "#app/site/media/media.service.server.ts";
import { getPortraits, getPublicSite } from "#app/site/site.service.server.ts";
import { check } from "#tests/support/content-check.ts";
import { SITE, writeContentFolder } from "#tests/support/content-folder.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { importFolder } from "#tests/support/import-folder.ts";
import { createHeadshot } from "#tests/support/photos.ts";

const { db } = await createTestDatabase();

const TEAM = `team:
  - { name: Mari Lepik, portrait: brand/mari.jpg }
  - { name: Ada Lill, portrait: brand/ada.svg }
`;
const HOSTS = `booking:
  hosts:
    - { name: Mari Lepik, email: mari@ogds.example }
    - { name: Joonas Kruus, email: joonas@ogds.example }
`;
const ADA = `name: Ada Lill
role: Engineer
bio: Writes.
links: { linkedin: null, github: null }
`;
// A drawing of an editor has what a logo may not have; a portrait is rendered.
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><metadata/><rect width="9" height="9"/></svg>`;
const headshot = await (await createHeadshot()).jpeg().toBuffer();

test("a person of the team has the portrait as the host of calls and as an author", async () => {
  const folder = writeContentFolder({
    "site.yaml": SITE + TEAM + HOSTS,
    "brand/mari.jpg": headshot,
    "brand/ada.svg": DRAWING,
    "authors/ada-lill.yaml": ADA,
    "authors/bo-ek.yaml": ADA.replace("Ada Lill", "Bo Ek"),
  });
  expect(await check(folder)).toEqual([]);
  await importFolder(db, folder, contentKinds);
  const site = await getPublicSite(db);
  const portraits = await getPortraits(db);
  const [mari, ada] = [portraits.get("Mari Lepik"), portraits.get("Ada Lill")];
  expect(site.hosts).toEqual([
    {
      name: "Mari Lepik",
      portrait: {
        src: expect.stringContaining(`w_48&h_48${mari}`),
        srcSet: expect.stringMatching(/ 1x, .* 2x$/),
      },
    },
    { name: "Joonas Kruus", portrait: undefined },
  ]);
  expect(site).not.toHaveProperty("team");
  expect((await findAuthor(db, "ada-lill"))?.avatar).toBe(ada);
  expect((await findAuthor(db, "bo-ek"))?.avatar).toBeNull();
  for (const path of [mari, ada]) {
    const id = parseMediaName(path?.replace("/media/", "") ?? "") ?? "";
    expect((await findMedia({ db }, id))?.contentType).toBe("image/webp");
  }
});

test("a missing portrait, a small one and a person named twice are reported at their line", async () => {
  const small = await (await createHeadshot()).resize(90).jpeg().toBuffer();
  const site = `${SITE}${TEAM}  - { name: Ada Lill, portrait: brand/ada.svg }\n`;
  expect(await check(writeContentFolder({ "site.yaml": site }))).toEqual([
    expect.stringMatching(/^site\.yaml:\d+:\d+ team: must not name a person twice$/),
  ]);
  expect(
    await check(writeContentFolder({ "site.yaml": SITE + TEAM, "brand/mari.jpg": small })),
  ).toEqual([
    expect.stringMatching(/team\.0\.portrait: this photo has 90 × 90 pixels: use one of at least/),
    expect.stringMatching(/team\.1\.portrait: there is no file brand\/ada\.svg$/),
  ]);
});
