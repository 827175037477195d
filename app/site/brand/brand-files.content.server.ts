import type { Site } from "#contract/content/site.ts";
import type { BrandFiles } from "#database/tables/site.ts";
import {
  inspectImage,
  isImageExtension,
  listVisibleColors,
  MAX_PICTURE_BYTES,
  PICTURE_TYPES,
  type PublishedImage,
  toMaster,
} from "#platform/image/image.server.ts";
import { inspectPortrait, toPortrait } from "#platform/image/portrait.server.ts";
import { findSvgProblem } from "#platform/image/svg-check.server.ts";
import type { ContentSource, YamlFile } from "#services/content/parsing/content-source.server.ts";
import type { FolderImage } from "../media/store-images.server.ts";
import { INK, toContrast } from "./accent.ts";

const FOLDER = "brand/";
/** Longest side of a logo or an icon that is no drawing. */
const SIDE = 1_200;
/** Below it a color cannot be told from the dark parts of pages. */
const MIN_LOGO_CONTRAST = 2;
/** Pages load a logo before anything else can be read. */
const MAX_LOGO_BYTES = 100_000;

/** Keys of the brand that name an image. */
const FILE_KEYS = ["logo", "logo_on_dark", "icon", "social_card"] as const;

type BrandKey = (typeof FILE_KEYS)[number] | "portrait";
type BrandImage = FolderImage & { width: number; height: number; isPortrait: boolean };

export const isBrandFile = (file: string): boolean => file.startsWith(FOLDER);

/** The images of brand and team; what is wrong with one is reported at its key. */
export async function readBrandFiles(
  source: ContentSource,
  { brand = {}, team = [] }: Pick<Site, "brand" | "team">,
  report: YamlFile<unknown>["report"],
): Promise<BrandImage[]> {
  const named = [
    ...FILE_KEYS.map((key) => ({ key, file: brand[key], path: ["brand", key] })),
    ...team.map(({ portrait }, index) => ({
      key: "portrait" as const,
      file: portrait,
      path: ["team", index, "portrait"],
    })),
  ];
  const images = new Map<string, BrandImage>();
  for (const { key, file, path } of named) {
    if (file === undefined) continue;
    if (!source.files.includes(file)) {
      report(path, `there is no file ${file}`);
      continue;
    }
    const image = await readImage(source, file, key);
    if (!image) continue;
    if ("error" in image) {
      report(path, image.error);
      continue;
    }
    if (image.warning) report(path, image.warning, "warning");
    images.set(file, image);
  }
  return [...images.values()];
}

async function readImage(
  source: ContentSource,
  file: string,
  key: BrandKey,
): Promise<(BrandImage & { warning?: string | undefined }) | { error: string } | undefined> {
  const bytes = await source.readBytes(file, MAX_PICTURE_BYTES);
  const extension = file.slice(file.lastIndexOf(".") + 1);
  if (!bytes || !isImageExtension(extension)) return undefined;
  const isPortrait = key === "portrait";
  const image: Awaited<ReturnType<typeof inspectPortrait>> = isPortrait
    ? await inspectPortrait(bytes, extension)
    : await inspectImage(bytes, extension, "image");
  if ("error" in image) return image;
  const { width, height } = image;
  // A portrait is rendered, whatever the drawing has.
  const problem = extension === "svg" && !isPortrait ? findSvgProblem(bytes) : undefined;
  if (problem) return { error: problem };
  if (key.startsWith("logo") && bytes.length > MAX_LOGO_BYTES) {
    return { error: `is ${Math.ceil(bytes.length / 1000)} kB: a logo may have 100 kB` };
  }
  if (key === "icon" && width !== height) {
    return { error: `is ${width} × ${height} pixels: an icon must be square` };
  }
  if (key === "social_card" && (width < 1_200 || Math.abs(width / height - 1_200 / 630) > 0.02)) {
    return { error: `is ${width} × ${height} pixels: a social image has 1200 × 630` };
  }
  return { ...image, file, isPortrait };
}

/** What is wrong with a logo that is shown on the dark parts of pages as well. */
export async function findDarkLogoProblem(
  source: ContentSource,
  file: string,
): Promise<string | undefined> {
  const bytes = await source.readBytes(file, MAX_LOGO_BYTES);
  const colors = bytes ? await listVisibleColors(bytes).catch(() => []) : [];
  const unseen = colors.filter((color) => toContrast(color, INK) < MIN_LOGO_CONTRAST);
  if (unseen.length <= colors.length / 2) return undefined;
  return "is too dark for dark surfaces, where it is used too: add logo_on_dark, the logo in light colors";
}

/** A drawing stays one, as it was checked; anything else is rendered without its metadata. */
export async function publishBrandFile(
  bytes: Buffer,
  { original_type, width, height, isPortrait }: BrandImage,
): Promise<PublishedImage> {
  if (isPortrait) return toPortrait(bytes);
  if (original_type === PICTURE_TYPES.svg.type) {
    return { content_type: original_type, bytes, width, height };
  }
  return toMaster(bytes, SIDE);
}

/** The images as the row of the site refers to them. */
export function toBrandFiles(images: readonly BrandImage[]): BrandFiles {
  return Object.fromEntries(
    images.map(({ id, file, original_type, width, height, isPortrait }) => {
      const isDrawing = original_type === PICTURE_TYPES.svg.type && !isPortrait;
      const content_type = isDrawing ? original_type : PICTURE_TYPES.webp.type;
      return [file, { id, content_type, width, height }];
    }),
  );
}
