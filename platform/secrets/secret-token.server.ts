import { createHash, randomBytes } from "node:crypto";

/**
 * A secret of a link, a cookie or a browser, hex: only its hash is stored. In lower case, because
 * URLs with capitals are redirected (spec §2).
 */
export const createToken = (bits = 160): string => randomBytes(bits / 8).toString("hex");

const TOKEN = /^[0-9a-f]{40}$/;

/** Whether a text can be the secret of a link, so that it is worth a query. */
export const isToken = (text: string): boolean => TOKEN.test(text);

/** SHA-256 of a secret as it is stored, hex. */
export const toTokenHash = (token: string): string =>
  createHash("sha256").update(token).digest("hex");
