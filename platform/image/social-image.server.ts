import { readFile } from "node:fs/promises";
import { findFonts } from "../text/script-fonts.server.ts";
import type { StoredImage } from "./render-image.server.ts";
import { loadSharp } from "./sharp.server.ts";
import { toDrawnText, toTitleSize } from "./social-text.ts";

/** Portraits, six at most, or a drawing in its own proportions. */
export type SocialPictures = { shape: "portrait" | "drawing"; images: readonly StoredImage[] };

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
  /** At the right edge. */
  pictures?: SocialPictures | undefined;
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

const MARGIN = 72;
/** Between the words and the pictures. */
const GAP = 48;

const fontFiles = new Map<string, Promise<Buffer>>();

function readFontFile(file: string): Promise<Buffer> {
  const data = fontFiles.get(file) ?? readFile(file);
  fontFiles.set(file, data);
  return data;
}

/** The fonts that a text needs: letters that one lacks are taken from the next. */
async function readFonts(text: string) {
  const fonts = await Promise.all(
    findFonts(text).map(async ({ family: name, regular, strong }) => [
      { name, data: await readFontFile(regular), weight: 400 as const },
      { name, data: await readFontFile(strong), weight: 600 as const },
    ]),
  );
  return fonts.flat();
}

type Layout = { width: number; height: number; columns: number; space: number };

/** Of each picture, in pixels. */
function toLayout({ shape, images }: SocialPictures): Layout {
  if (shape === "drawing") return { width: 440, height: 248, columns: 1, space: 0 };
  const columns = Math.min(3, images.length);
  const space = 16;
  const side = [312, 212, 136][columns - 1] ?? 312;
  return { width: side, height: side, columns, space };
}

const toWidth = ({ width, columns, space }: Layout) => columns * width + (columns - 1) * space;

/** The renderer of the SVG reads PNG in it, whatever was stored. */
async function toPictures({ images }: SocialPictures, layout: Layout): Promise<Node> {
  const sharp = await loadSharp();
  const { width, height, columns, space } = layout;
  const frame = { borderRadius: columns > 1 ? 16 : 24, border: `2px solid ${BLUE_LINE}` };
  const drawn = await Promise.all(
    images.map(async ({ bytes }) => {
      const png = await sharp(bytes).resize({ width, height, fit: "cover" }).png().toBuffer();
      const src = `data:image/png;base64,${png.toString("base64")}`;
      return { type: "img", props: { src, width, height, style: frame } };
    }),
  );
  const rows = drawn.flatMap((_, index) =>
    index % columns === 0 ? [box({ gap: space }, drawn.slice(index, index + columns))] : [],
  );
  return box({ flexDirection: "column", gap: space }, rows);
}

/** In letters, `€45–60 / h`. */
const MAX_SHORT_VALUE = 12;

/** A value with a dimension line to what it is, as on pages. */
function toFigure({ value, label }: NonNullable<SocialCard["figure"]>): Node {
  const fontSize = value.length > MAX_SHORT_VALUE ? 40 : 56;
  return box({ flexDirection: "column" }, [
    box({ fontSize, fontWeight: 600, letterSpacing: "-0.02em" }, value),
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
    // One row: what does not fit is left out.
    { flexWrap: "wrap", gap: 12, marginTop: 28, height: 58, overflow: "hidden", fontSize: 28 },
    chips.map((chip) => box(frame, chip)),
  );
}

/** Long curves at the right edge, as behind the pages, where nothing else is. */
const CURVES = {
  top: "M960 0c30 150 90 240 240 290M1040 0c26 96 76 160 160 196",
  bottom: "M860 630c80-50 200-70 340-44",
};

function toBackground({ accent = ORANGE, pictures, figure }: SocialCard): string {
  const curves = [pictures ? "" : CURVES.top, pictures || figure ? "" : CURVES.bottom].join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="none"><path d="${curves}" stroke="${BLUE_LINE}" stroke-width="2"/><path d="M72 496h88" stroke="${accent}" stroke-width="8"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

type Node = { type: string; props: Record<string, unknown> };

function box(style: Record<string, unknown>, children: unknown): Node {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

/** The card without letters that cannot be drawn; one without a title has the name of the site. */
function toDrawnCard(card: SocialCard): SocialCard {
  const brand = toDrawnText(card.brand);
  return {
    ...card,
    brand,
    eyebrow: toDrawnText(card.eyebrow),
    title: toDrawnText(card.title) || brand,
    detail: toDrawnText(card.detail),
    chips: card.chips?.map(toDrawnText).filter(Boolean),
  };
}

/** The card as PNG, 1200×630. */
export async function drawSocialImage(anyCard: SocialCard): Promise<Buffer> {
  // Loaded with the first card: together with the fonts it takes 20 MB.
  const { default: satori } = await import("satori");
  const card = toDrawnCard(anyCard);
  const { pictures, figure, chips = [] } = card;
  const fonts = await readFonts(
    [card.eyebrow, card.title, card.detail, card.brand, figure?.value, ...chips].join(" "),
  );
  const layout = pictures && toLayout(pictures);
  const width = SOCIAL_SIZE.width - 2 * MARGIN - (layout ? toWidth(layout) + GAP : 176);
  const maxLines = chips.length > 0 ? 2 : 3;
  const tree = box(
    {
      ...SOCIAL_SIZE,
      flexDirection: "column",
      paddingTop: MARGIN,
      paddingLeft: MARGIN,
      backgroundColor: "#fff",
      backgroundImage: toBackground(card),
      color: INK,
      fontFamily: [...new Set(fonts.map(({ name }) => name))].join(", "),
    },
    [
      box({ flexDirection: "column", width }, [
        box({ fontSize: 30, color: INK_SOFT }, card.eyebrow),
        box(
          {
            display: "block",
            marginTop: 20,
            fontSize: toTitleSize(card.title, width, maxLines),
            fontWeight: 600,
            lineHeight: 1.08,
            letterSpacing: "-0.025em",
            lineClamp: maxLines,
            wordBreak: "break-word",
          },
          card.title,
        ),
        box(
          { display: "block", marginTop: 24, fontSize: 32, color: INK_SOFT, lineClamp: 2 },
          card.detail,
        ),
        ...(chips.length > 0 ? [toChips(chips)] : []),
      ]),
      ...(layout
        ? [
            box(
              {
                position: "absolute",
                top: MARGIN,
                right: MARGIN,
                flexDirection: "column",
                gap: 28,
              },
              [await toPictures(pictures, layout), ...(figure ? [toFigure(figure)] : [])],
            ),
          ]
        : []),
      ...(figure && !layout
        ? [box({ position: "absolute", right: MARGIN, bottom: 56 }, [toFigure(figure)])]
        : []),
      box(
        { position: "absolute", left: MARGIN, bottom: 56, fontSize: 36, fontWeight: 600 },
        card.brand,
      ),
    ],
  );
  const svg = await satori(tree as Parameters<typeof satori>[0], { ...SOCIAL_SIZE, fonts });
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128 }).toBuffer();
}
