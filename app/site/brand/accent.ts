/** Text colors of the design on an accent: ink and paper (design/tokens.css). */
export const INK = "#0d1526";
const PAPER = "#ffffff";

/** WCAG 2 AA: of text, and of graphics and borders that carry meaning. */
const MIN_TEXT_CONTRAST = 4.5;
const MIN_GRAPHIC_CONTRAST = 3;

const toChannels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Relative luminance of `#rrggbb` (WCAG 2). */
function toLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(hex)
    .map((channel) => channel / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors, from 1 to 21 (WCAG 2). */
export function toContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [toLuminance(one), toLuminance(other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function mix(hex: string, other: string, share: number): string {
  const others = toChannels(other);
  const mixed = toChannels(hex).map((channel, index) =>
    Math.round(channel * (1 - share) + (others[index] ?? 0) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The accent under the pointer, and the text that is best read on both. */
function toShades(accent: string) {
  const deep = mix(accent, "#000000", 0.08);
  const toWorst = (text: string) => Math.min(toContrast(accent, text), toContrast(deep, text));
  const text = toWorst(PAPER) >= toWorst(INK) ? PAPER : INK;
  return { deep, wash: mix(accent, PAPER, 0.92), text, textContrast: toWorst(text) };
}

const toRatio = (contrast: number) => `${(Math.floor(contrast * 100) / 100).toFixed(2)}:1`;

/** Why an accent is hard to read or to see. */
export function findAccentProblems(
  accent: string,
): { severity: "error" | "warning"; message: string }[] {
  const { textContrast } = toShades(accent);
  const onWhite = toContrast(accent, PAPER);
  return [
    ...(textContrast < MIN_TEXT_CONTRAST
      ? [
          {
            severity: "error" as const,
            message: `neither white nor dark text can be read on it: the best contrast is ${toRatio(textContrast)} and WCAG AA requires ${MIN_TEXT_CONTRAST}:1, so choose a darker or a lighter color`,
          },
        ]
      : []),
    ...(onWhite < MIN_GRAPHIC_CONTRAST
      ? [
          {
            severity: "warning" as const,
            message: `its contrast with white is ${toRatio(onWhite)}, and WCAG AA requires ${MIN_GRAPHIC_CONTRAST}:1 of marks and lines: choose a darker color`,
          },
        ]
      : []),
  ];
}

/** The style sheet of an accent, over the tokens of the design. */
export function toAccentCss(accent: string): string {
  const { deep, wash, text } = toShades(accent);
  return `:root{--color-accent:${accent};--color-accent-deep:${deep};--color-accent-wash:${wash};--color-on-accent:${text}}`;
}

/** URL of that style sheet, another one for another accent: browsers cache it. */
export const toAccentUrl = (accent: string): string => `/accent.css?${accent.slice(1)}`;
