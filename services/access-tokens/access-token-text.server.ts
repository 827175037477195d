import { randomInt } from "node:crypto";
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

/** A new access token. Its prefix and checksum let scanners of source code recognize it. */
export function createAccessToken(): string {
  const digits = Array.from({ length: SECRET_LENGTH }, () =>
    DIGITS.charAt(randomInt(DIGITS.length)),
  );
  const secret = digits.join("");
  return PREFIX + secret + toChecksum(secret);
}

/** Whether a text can be an access token, so that it is worth a query. */
export function isAccessToken(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  return toChecksum(text.slice(PREFIX.length, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);
}
