import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createAvatar } from "@dicebear/core";
import * as lorelei from "@dicebear/lorelei";
import * as notionists from "@dicebear/notionists";
import * as openPeeps from "@dicebear/open-peeps";
import { parse } from "yaml";

type Gender = "female" | "male";
type Draw = (seed: string, gender: Gender) => string;
type Hand = "lorelei" | "notionists" | "open-peeps";

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

/** Has no portrait, as an example of the default placeholder. */
const withoutPortrait = new Set([
  "hector-zamora",
  "karl-rebane",
  "kwame-mensah",
  "pauliina-heikkinen",
  "rasmus-tamm",
  "zuzanna-krol",
]);

/** People of the agency, who are in `team` of `site.yaml`. */
const team: Record<string, Gender> = {
  "helena-brix": "female",
  "joonas-kruus": "male",
  "joonas-raudmets": "male",
  "kadri-vaheoja": "female",
  "mari-lepik": "female",
  "priit-laanekask": "male",
};

/** Where the features that fit a name are of one hand. */
const hands: Record<string, Hand> = {
  "amara-osei-bonsu": "notionists",
  "egle-vaitkeviciute": "notionists",
  "harpreet-singh-gill": "notionists",
  "mariam-el-sayed": "notionists",
};
/** Fixed choices where random ones would not fit a name, or make two people look alike. */
const notionistsChoices: Record<string, notionists.Options> = {
  "amara-osei-bonsu": { hair: ["variant20"] },
  "egle-vaitkeviciute": { hair: ["variant41"] },
  "harpreet-singh-gill": { hair: ["variant61"], beard: ["variant02"], beardProbability: 100 },
  "mariam-el-sayed": { hair: ["variant63"] },
  "selin-kaya": { hair: ["variant43"] },
  "sofia-carvalho": { hair: ["variant04"] },
  "valentina-rios": { hair: ["variant36"] },
};

// why: the styles know no gender; their longer cuts read as women's, their shorter ones as men's.
const notionistsHair = {
  female: "02 04 08 10 11 20 23 28 29 30 36 37 39 41 43 45 46 47 48 57 58 59",
  male: "01 03 05 06 07 09 12 13 15 16 17 18 19 21 22 24 25 26 27 31 32 33 34 35 38 40 42 44 49 52 53 54 55 56 60",
};
const loreleiHair = {
  female: "10 13 14 15 16 17 18 19 21 23 24 29 31 32 33 35 37 40 41 42 46 48",
  male: "01 02 03 04 05 06 07 08 09 11 12 22 25 28 39 43 47",
};
const openPeepsHeads: Record<Gender, openPeeps.Options["head"]> = {
  female: [
    "bangs",
    "bangs2",
    "bun",
    "bun2",
    "grayBun",
    "long",
    "longBangs",
    "medium1",
    "medium2",
    "medium3",
    "mediumBangs",
    "mediumBangs3",
  ],
  male: [
    "flatTop",
    "grayShort",
    "noHair1",
    "noHair3",
    "pomp",
    "shaved2",
    "short1",
    "short2",
    "short3",
    "short4",
    "short5",
    "twists2",
  ],
};

/** Three hands, so that a list of people does not look like one person's drawings. */
const draw: Record<Hand, Draw> = {
  notionists: (seed, gender) =>
    createAvatar(notionists, {
      seed,
      backgroundColor: tints,
      // why: brings the face to the middle of a small round crop.
      scale: 130,
      translateY: 11,
      hair: variants(notionistsHair[gender]),
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
      ...notionistsChoices[seed],
    }).toString(),
  lorelei: (seed, gender) =>
    createAvatar(lorelei, {
      seed,
      backgroundColor: tints,
      scale: 108,
      translateY: 5,
      hair: variants(loreleiHair[gender]),
      hairAccessoriesProbability: 0,
      beardProbability: 0,
      earringsProbability: gender === "female" ? 25 : 0,
      glasses: variants("01 02 03"),
      glassesProbability: 22,
      eyes: variants("02 04 06 08 09 10 11 12 14 16 20 23 24"),
      mouth: ["happy01", "happy02", "happy03", "happy04", "happy05", "happy06", "happy13"],
      eyebrows: variants("02 03 05 07 09 10"),
    }).toString(),
  "open-peeps": (seed, gender) =>
    createAvatar(openPeeps, {
      seed,
      backgroundColor: tints,
      skinColor: ["ffffff"],
      clothingColor: ["ffffff", "0d1526", "2457a8"],
      headContrastColor: ["0d1526"],
      head: openPeepsHeads[gender],
      face: ["calm", "cute", "smile"],
      facialHair: ["chin", "full", "full2", "goatee1", "moustache5", "moustache7"],
      facialHairProbability: gender === "female" ? 0 : 40,
      accessories: ["glasses", "glasses2", "glasses3", "glasses4"],
      accessoriesProbability: 22,
      maskProbability: 0,
    }).toString(),
};

function variants<Name extends string>(numbers: string): Name[] {
  return numbers.split(" ").map((number) => `variant${number}` as Name);
}

/** A third of the people each; the same name has the same hand. */
function chooseHand(slug: string): Hand {
  const sum = [...slug].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const others = ["lorelei", "notionists", "open-peeps"] as const;
  return hands[slug] ?? others[sum % others.length] ?? "notionists";
}

async function savePortrait(folder: string, slug: string, gender: Gender): Promise<void> {
  await writeFile(join(folder, `${slug}.svg`), `${draw[chooseHand(slug)](slug, gender)}\n`);
}

const folder = process.argv[2] ?? "content/demo";
const members = join(folder, "members");

for (const file of (await readdir(members)).sort()) {
  if (!file.endsWith(".yaml")) continue;
  const slug = file.slice(0, -".yaml".length);
  if (withoutPortrait.has(slug)) continue;
  const member: { gender: Gender } = parse(await readFile(join(members, file), "utf8"));
  await savePortrait(members, slug, member.gender);
}
for (const [slug, gender] of Object.entries(team)) {
  await savePortrait(join(folder, "brand"), slug, gender);
}
