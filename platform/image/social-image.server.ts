import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { StoredImage } from "./render-image.server.ts";
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
  /** At the right edge: a portrait, or a drawing in its own proportions. */
  picture?: { shape: "portrait" | "drawing"; image: StoredImage } | undefined;
  /** A measured value, such as a rate and what it is. */
  figure?: { value: string; label: string } | undefined;
  /** A few words in frames below the detail. */
  chips?: readonly string[] | undefined;
};

/** In pixels, as social networks require. */
export const SOCIAL_SIZE = { width: 1200, height: 630 };

const INK = "#0d1526";
const INK_SOFT = "#556074";
const BLUE_LINE = "#a9c4ea";
const ORANGE = "#ff852f";
const BLUE = "#2457a8";
const LINE = `2px solid ${BLUE}`;

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

/** Of the picture, in pixels. */
const PICTURES = {
  portrait: { width: 312, height: 312 },
  drawing: { width: 440, height: 248 },
};

type Picture = NonNullable<SocialCard["picture"]>;

/** The renderer of the SVG reads PNG in it, whatever was stored. */
async function toPicture({ shape, image }: Picture): Promise<Node> {
  const sharp = await loadSharp();
  const size = PICTURES[shape];
  const png = await sharp(image.bytes)
    .resize({ ...size, fit: "cover" })
    .png()
    .toBuffer();
  return {
    type: "img",
    props: {
      src: `data:image/png;base64,${png.toString("base64")}`,
      ...size,
      style: { borderRadius: 24, border: `2px solid ${BLUE_LINE}` },
    },
  };
}

/** A value with a dimension line to what it is, as on pages. */
function toFigure({ value, label }: NonNullable<SocialCard["figure"]>): Node {
  return box({ flexDirection: "column", marginTop: 28 }, [
    box({ fontSize: 56, fontWeight: 600, letterSpacing: "-0.02em" }, value),
    box({ alignItems: "center", marginTop: 8, fontSize: 28, color: BLUE }, [
      box(
        { width: 32, height: 20, marginTop: -20, borderLeft: LINE, borderBottom: LINE },
        undefined,
      ),
      box(
        { width: 12, height: 12, marginRight: 16, borderRadius: 6, backgroundColor: BLUE },
        undefined,
      ),
      label,
    ]),
  ]);
}

function toChips(chips: readonly string[]): Node {
  const frame = { border: `2px solid ${BLUE_LINE}`, borderRadius: 32, padding: "8px 24px" };
  return box(
    { flexWrap: "wrap", gap: 12, marginTop: 28, fontSize: 28 },
    chips.map((chip) => box(frame, chip)),
  );
}

/** Long curves at the right edge, as behind the pages. */
const CURVES = `<path d="M960 0c30 150 90 240 240 290M1040 0c26 96 76 160 160 196M860 630c80-50 200-70 340-44" stroke="${BLUE_LINE}" stroke-width="2"/>`;

const toCurves = (accent: string, isFree: boolean) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="none">${isFree ? CURVES : ""}<path d="M72 496h88" stroke="${accent}" stroke-width="8"/></svg>`;

type Node = { type: string; props: Record<string, unknown> };

function box(style: Record<string, unknown>, children: unknown): Node {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

function toTitleSize(title: string, isNarrow: boolean): number {
  const length = isNarrow ? title.length * 2 : title.length;
  if (length > 70) return 56;
  return length > 40 ? 68 : 84;
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
  const isNarrow = card.picture !== undefined || card.figure !== undefined;
  const tree = box(
    {
      ...SOCIAL_SIZE,
      flexDirection: "column",
      paddingTop: 72,
      paddingBottom: 48,
      paddingLeft: 72,
      paddingRight: 72,
      backgroundColor: "#fff",
      backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(toCurves(card.accent ?? ORANGE, !isNarrow))}")`,
      color: INK,
      fontFamily: [...new Set(loaded.map(({ name }) => name))].join(", "),
    },
    [
      box({ flexDirection: "column", width: isNarrow ? 600 : 880 }, [
        box({ fontSize: 30, color: INK_SOFT }, card.eyebrow),
        box(
          {
            marginTop: 20,
            fontSize: toTitleSize(card.title, isNarrow),
            fontWeight: 600,
            lineHeight: 1.08,
            letterSpacing: "-0.025em",
            lineClamp: 4,
          },
          card.title,
        ),
        box(
          { display: "block", marginTop: 24, fontSize: 32, color: INK_SOFT, lineClamp: 2 },
          card.detail,
        ),
        ...(card.chips?.length ? [toChips(card.chips)] : []),
      ]),
      ...(isNarrow
        ? [
            box({ position: "absolute", top: 72, right: 72, flexDirection: "column" }, [
              ...(card.picture ? [await toPicture(card.picture)] : []),
              ...(card.figure ? [toFigure(card.figure)] : []),
            ]),
          ]
        : []),
      box(
        { position: "absolute", left: 72, bottom: 56, fontSize: 36, fontWeight: 600 },
        card.brand,
      ),
    ],
  );
  const svg = await satori(tree as Parameters<typeof satori>[0], { ...SOCIAL_SIZE, fonts: loaded });
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128 }).toBuffer();
}
