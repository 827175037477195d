import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** Relative luminance (WCAG 2) of a token written as `oklch(L C H)`. */
function luminance(token: string): number {
  const match = css.match(new RegExp(`--color-${token}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`));
  if (!match) throw new Error(`no colour ${token}`);
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ["ink", "paper"],
  ["ink", "mist"],
  ["ink", "accent"],
  ["ink", "accent-deep"],
  ["ink", "accent-wash"],
  ["ink-soft", "paper"],
  ["ink-soft", "mist"],
  ["ink-soft", "blue-wash"],
  ["blue", "paper"],
  ["blue", "mist"],
  ["blue", "blue-wash"],
  ["paper", "ink"],
  ["paper", "ink-raised"],
  ["paper-soft", "ink"],
  ["paper-soft", "ink-raised"],
  ["accent", "ink"],
  ["blue-light", "ink"],
  ["green", "paper"],
  ["green", "green-wash"],
  ["amber", "paper"],
  ["amber", "amber-wash"],
  ["red", "paper"],
  ["red", "mist"],
  ["red", "red-wash"],
])("%s text on %s has a contrast of 4.5 or more", (text, surface) => {
  expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ["line-strong", "paper"],
  ["line-strong", "mist"],
  ["blue", "paper"],
  ["blue-light", "ink"],
])("the border %s on %s has a contrast of 3 or more", (border, surface) => {
  expect(contrast(border, surface)).toBeGreaterThanOrEqual(3);
});

/** Code points of each file of Geist. */
function listRanges(): Map<string, [first: number, last: number][]> {
  const faces = [...css.matchAll(/@font-face \{([^}]*geist-[^}]*)\}/g)].map(
    ([, face = ""]) => face,
  );
  return new Map(
    faces.map((face) => [
      face.match(/geist-[a-z-]+/)?.[0] ?? "",
      [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = "", last = first]) => [
        Number.parseInt(first, 16),
        Number.parseInt(last, 16),
      ]),
    ]),
  );
}

test.each([
  ["Anna Kask, 8 years, €58", ["geist-latin"]],
  ["Yıldırım", ["geist-latin"]],
  ["Łukasz Jovanović, Ștefan Țurcanu", ["geist-latin", "geist-latin-a"]],
  ["ǎ", ["geist-latin-ext"]],
])("%s needs no other files of the font than it has to", (text, files) => {
  const found = [...text].flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    const names = [...listRanges()].filter(([, ranges]) =>
      ranges.some(([first, last]) => first <= code && code <= last),
    );
    expect(names.length, character).toBe(1);
    return names.map(([name]) => name);
  });
  expect([...new Set(found)].toSorted()).toEqual(files);
});

test("the font has the weights that styles use", () => {
  expect(css.match(/font-weight: 400 700;/g)).toHaveLength(3);
  const styles = globSync("{app,design}/**/*.{css,ts,tsx}", {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
  });
  const others = styles.filter((file) =>
    /font-(thin|extralight|light|extrabold|black)\b/.test(
      readFileSync(new URL(`../${file}`, import.meta.url), "utf8"),
    ),
  );
  expect(others.filter((file) => !file.endsWith(".test.ts"))).toEqual([]);
});
