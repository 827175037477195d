import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Content encodings, best first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Extensions of the compressed copies that the build writes beside a file. */
export const COMPRESSED_EXTENSIONS: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli's quality while a visitor waits: 3 ms for 100 kB, an eighth larger than the best. */
const QUICK = 5;
/** Brotli's quality for what is sent often: 200 ms for 100 kB. */
const BEST = 11;

/** Compresses off the main thread. */
export async function compress(
  bytes: Buffer,
  encoding: Encoding,
  { best = false }: { best?: boolean } = {},
): Promise<Buffer> {
  if (encoding === "gzip") return toUnpooled(await zip(bytes, { level: best ? 9 : 7 }));
  return toUnpooled(
    await brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: best ? BEST : QUICK,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  );
}

/** A copy: a short result is a slice of Node's pool and would retain all 64 kB of it. */
function toUnpooled(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Whether compressing saves anything: images and fonts are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|[/+](json|xml|javascript|svg)\b|^application\/(manifest|wasm)/.test(contentType);
}

/** Browsers send a handful of different values; the thousands of an attacker are not cached. */
const MAX_KNOWN = 100;
const known = new Map<string, Encoding | undefined>();

/** The best encoding that an `Accept-Encoding` header allows; undefined for bytes as they are. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined;
  if (known.has(accepted)) return known.get(accepted);
  const qualities = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...settings] = part.split(";").map((text) => text.trim());
    const q = settings.find((setting) => setting.startsWith("q="));
    qualities.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  const quality = (name: string) => qualities.get(name) ?? qualities.get("*") ?? 0;
  const [best] = ENCODINGS.filter((encoding) => quality(encoding) > 0).sort(
    (one, other) => quality(other) - quality(one),
  );
  if (known.size < MAX_KNOWN && accepted.length < 200) known.set(accepted, best);
  return best;
}
