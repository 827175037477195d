import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { unpackWoff } from "#platform/text/woff.server.ts";

const require = createRequire(import.meta.url);

type ScriptFont = {
  family: string;
  /** Characters that it supports beyond those of the fonts before it. */
  letters: RegExp;
  regular: string;
  strong: string;
};

function toFile(name: string, subset: string, weight: number): string {
  return require.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`);
}

function font(family: string, name: string, subset: string, letters: RegExp): ScriptFont {
  const [regular, strong] = [toFile(name, subset, 400), toFile(name, subset, 600)];
  return { family, letters, regular, strong };
}

const kosugi = toFile("kosugi", "japanese", 400);

/** The site's font, then Noto for other scripts: of CVs and social images. */
const FONTS: readonly ScriptFont[] = [
  font("Geist", "geist", "latin", /./u),
  font("Geist Ext", "geist", "latin-ext", /[\u0100-\u024f\u1e00-\u1eff\u20a0-\u20c0]/u),
  font(
    "Geist Vietnamese",
    "geist",
    "vietnamese",
    /[\u0300-\u0329\u1ea0-\u1ef9\u20ab\u01a0-\u01b0]/u,
  ),
  font("Geist Cyrillic", "geist", "cyrillic", /\p{Script=Cyrillic}/u),
  font("Geist Cyrillic Ext", "geist", "cyrillic-ext", /\p{Script=Cyrillic}/u),
  font("Noto Greek", "noto-sans", "greek", /\p{Script=Greek}/u),
  font("Noto Devanagari", "noto-sans", "devanagari", /\p{Script=Devanagari}/u),
  font("Noto Georgian", "noto-sans-georgian", "georgian", /\p{Script=Georgian}/u),
  font("Noto Armenian", "noto-sans-armenian", "armenian", /\p{Script=Armenian}/u),
  font("Noto Arabic", "noto-sans-arabic", "arabic", /\p{Script=Arabic}/u),
  font("Noto Hebrew", "noto-sans-hebrew", "hebrew", /\p{Script=Hebrew}/u),
  {
    family: "Kosugi",
    letters: /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[\u3000-\u303f\uff00-\uffef]/u,
    regular: kosugi,
    strong: kosugi,
  },
];

const COVERED = [
  "Latin",
  "Cyrillic",
  "Greek",
  "Devanagari",
  "Georgian",
  "Armenian",
  "Arabic",
  "Hebrew",
  "Han",
  "Hiragana",
  "Katakana",
  "Common",
  "Inherited",
]
  .map((script) => `\\p{Script=${script}}`)
  .join("");
const WRITABLE = new RegExp(`^[${COVERED}]*$`, "u");

/** Whether the fonts support all characters of a text. */
export function isWritable(text: string): boolean {
  return WRITABLE.test(text);
}

/** The fonts that a text needs, in fallback order. */
export function findFonts(text: string): readonly ScriptFont[] {
  return FONTS.filter(({ letters }, index) => index === 0 || letters.test(text));
}

/** A font file as a data URL. */
export async function readFont(file: string): Promise<string> {
  return `data:font/ttf;base64,${unpackWoff(await readFile(file)).toString("base64")}`;
}
