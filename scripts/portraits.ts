import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import { parse } from "yaml";

type Options = notionists.Options;

/** Light background colors for a black line drawing: paper, blue, orange and green. */
const tints = [
  "f4f1ea",
  "eeece6",
  "e9eef3",
  "e3ecf6",
  "dde9f7",
  "e8eefb",
  "fbeee2",
  "fde8d7",
  "f9ecd9",
  "e6f1e9",
  "e9f2e2",
  "e0efec",
];

// why: the style knows no gender; its longer cuts read as women's, its shorter ones as men's.
const femaleHair = "02 04 08 10 11 20 23 28 29 30 36 37 39 41 43 45 46 47 48 57 58 59";
const maleHair =
  "01 03 05 06 07 09 12 13 15 16 17 18 19 21 22 24 25 26 27 31 32 33 34 35 38 40 42 44 49 52 53 54 55 56 60";

/** Has no portrait, as an example of the default placeholder. */
const withoutPortrait = new Set([
  "hector-zamora",
  "karl-rebane",
  "kwame-mensah",
  "pauliina-heikkinen",
  "rasmus-tamm",
  "zuzanna-krol",
]);

/** Fixed choices where random ones would not fit a name, or make two people look alike. */
const choices: Record<string, Options> = {
  "amara-osei-bonsu": { hair: ["variant20"] },
  "egle-vaitkeviciute": { hair: ["variant41"] },
  "harpreet-singh-gill": { hair: ["variant61"], beard: ["variant02"], beardProbability: 100 },
  "mariam-el-sayed": { hair: ["variant63"] },
  "selin-kaya": { hair: ["variant43"] },
  "sofia-carvalho": { hair: ["variant04"] },
  "valentina-rios": { hair: ["variant36"] },
};

const folder = process.argv[2] ?? "content/demo";
const members = join(folder, "members");

for (const file of (await readdir(members)).sort()) {
  if (!file.endsWith(".yaml")) continue;
  const slug = file.slice(0, -".yaml".length);
  if (withoutPortrait.has(slug)) continue;
  const member: { gender: "female" | "male" } = parse(await readFile(join(members, file), "utf8"));
  await writeFile(join(members, `${slug}.svg`), `${drawPortrait(slug, member.gender)}\n`);
}

function drawPortrait(slug: string, gender: "female" | "male"): string {
  return createAvatar(notionists, {
    seed: slug,
    backgroundColor: tints,
    // why: brings the face to the middle of a small round crop.
    scale: 130,
    translateY: 11,
    hair: variants(gender === "female" ? femaleHair : maleHair),
    beardProbability: gender === "female" ? 0 : 30,
    glasses: variants("03 08 11"),
    glassesProbability: 22,
    gestureProbability: 0,
    bodyIconProbability: 0,
    body: variants("01 03 05 06 07 08 09 10 11 13 14 16 17 19 21 23 25"),
    // why: leaves out the faces that frown, shout or put out the tongue.
    lips: variants("03 04 14 17 21 22 23 25 30"),
    brows: variants("01 04 05 07 09 10 12"),
    eyes: variants("01 03 04 05"),
    nose: variants("01 02 04 05 06 07 08 10 11 12 13 14 16 18 19 20"),
    ...choices[slug],
  }).toString();
}

function variants<Name extends string>(numbers: string): Name[] {
  return numbers.split(" ").map((number) => `variant${number}` as Name);
}
