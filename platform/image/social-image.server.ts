import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { loadSharp } from "./sharp.server.ts";

/** Content of the social sharing image of a page. */
export type SocialCard = {
  /** One or two words above the title. */
  eyebrow: string;
  title: string;
  /** One line below the title. */
  detail: string;
  /** Name of the site. */
  brand: string;
  /** Color of its mark, like `#0a6e4f`; orange when absent. */
  accent?: string | undefined;
};

/** In pixels, as social networks require. */
export const SOCIAL_SIZE = { width: 1200, height: 630 };

const INK = "#0d1526";
const INK_SOFT = "#556074";
const BLUE_LINE = "#a9c4ea";
const ORANGE = "#ff852f";

const require = createRequire(import.meta.url);

type Font = { name: string; data: Buffer; weight: 400 | 600; style: "normal" };

async function readFonts(): Promise<Font[]> {
  const weights = [400, 600] as const;
  const subsets = ["latin", "latin-ext", "cyrillic"];
  return Promise.all(
    weights.flatMap((weight) =>
      subsets.map(async (subset) => ({
        // One name per subset: letters that one lacks are taken from the next.
        name: `Geist ${subset}`,
        data: await readFile(
          require.resolve(`@fontsource/geist/files/geist-${subset}-${weight}-normal.woff`),
        ),
        weight,
        style: "normal" as const,
      })),
    ),
  );
}

let fonts: Promise<Font[]> | undefined;

/** Long curves at the right edge, as behind the pages. */
const toCurves = (accent: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="none"><path d="M960 0c30 150 90 240 240 290M1040 0c26 96 76 160 160 196M860 630c80-50 200-70 340-44" stroke="${BLUE_LINE}" stroke-width="2"/><path d="M72 496h88" stroke="${accent}" stroke-width="8"/></svg>`;

type Node = { type: string; props: Record<string, unknown> };

function box(style: Record<string, unknown>, children: unknown): Node {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

function toTitleSize(title: string): number {
  if (title.length > 70) return 56;
  return title.length > 40 ? 68 : 84;
}

/** Letters of scripts that the fonts lack would be drawn as empty boxes. */
export function isDrawable(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u.test(
    text,
  );
}

/** The card as PNG, 1200×630. */
export async function drawSocialImage(card: SocialCard): Promise<Buffer> {
  // Loaded with the first card: together with the fonts it takes 20 MB.
  const { default: satori } = await import("satori");
  fonts ??= readFonts();
  const loaded = await fonts;
  const tree = box(
    {
      ...SOCIAL_SIZE,
      flexDirection: "column",
      paddingTop: 72,
      paddingBottom: 48,
      paddingLeft: 72,
      paddingRight: 72,
      backgroundColor: "#fff",
      backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(toCurves(card.accent ?? ORANGE))}")`,
      color: INK,
      fontFamily: [...new Set(loaded.map(({ name }) => name))].join(", "),
    },
    [
      box({ flexDirection: "column", maxWidth: 880 }, [
        box({ fontSize: 30, color: INK_SOFT }, card.eyebrow),
        box(
          {
            marginTop: 20,
            fontSize: toTitleSize(card.title),
            fontWeight: 600,
            lineHeight: 1.08,
            letterSpacing: "-0.025em",
            lineClamp: 4,
          },
          card.title,
        ),
        box({ marginTop: 24, fontSize: 32, color: INK_SOFT, lineClamp: 2 }, card.detail),
      ]),
      box(
        { position: "absolute", left: 72, bottom: 56, fontSize: 36, fontWeight: 600 },
        card.brand,
      ),
    ],
  );
  const svg = await satori(tree as Parameters<typeof satori>[0], { ...SOCIAL_SIZE, fonts: loaded });
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer();
}
