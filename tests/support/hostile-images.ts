import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A red image of this size. */
export const createImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c81e1e" } });

function toChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** A PNG of 150 bytes that claims to have 1.6 billion pixels. */
export function createPixelBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(40_000, 0);
  header.writeUInt32BE(40_000, 4);
  // 8 bits, grey.
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    toChunk("IHDR", header),
    toChunk("IDAT", deflateSync(Buffer.alloc(40_001))),
    toChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A WebP of two seconds: a red frame, then a blue one. */
export async function createAnimation(): Promise<Buffer> {
  const frames = await Promise.all(
    ["#c81e1e", "#1e1ec8"].map((background) =>
      sharp({ create: { width: 80, height: 60, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [1_000, 1_000] })
    .toBuffer();
}

/** A JPEG as printers want it. */
export const createCmyk = (): Promise<Buffer> =>
  createImage(90, 60).toColourspace("cmyk").jpeg().toBuffer();

/** A photograph whose upload stopped in the middle. */
export async function createTruncated(format: "jpeg" | "png" | "webp"): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: "#000000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .toFormat(format)
    .toBuffer();
  return noise.subarray(0, noise.length / 2);
}
