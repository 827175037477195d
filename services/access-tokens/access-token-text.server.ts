import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

const PREFIX = "ogds_";
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 238 random bits. */
const SECRET_LENGTH = 40;
/** As many digits as the largest checksum has. */
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

function toChecksum(secret: string): string {
  let rest = crc32(secret);
  let digits = "";
  while (digits.length < CHECKSUM_LENGTH) {
    digits = DIGITS.charAt(rest % DIGITS.length) + digits;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}

/** Many more bits than the digits have, so that each of them is equally likely. */
const SEED_BYTES = 64;

/**
 * An access token, whose prefix and checksum let scanners of source code recognize it.
 * @param seed 64 bytes; a new token without it, the same one for the same bytes
 */
export function createAccessToken(seed: Buffer = randomBytes(SEED_BYTES)): string {
  const base = BigInt(DIGITS.length);
  let rest = BigInt(`0x${seed.toString("hex")}`);
  let secret = "";
  while (secret.length < SECRET_LENGTH) {
    secret += DIGITS.charAt(Number(rest % base));
    rest /= base;
  }
  return PREFIX + secret + toChecksum(secret);
}

/** Whether a text can be an access token, so that it is worth a query. */
export function isAccessToken(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  return toChecksum(text.slice(PREFIX.length, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);
}
