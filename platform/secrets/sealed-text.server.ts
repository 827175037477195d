import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Before the name of the key and the encrypted text. */
const PREFIX = "sealed";

/** Names a key without telling it, so that a text of another key is known as such. */
const toKeyName = (key: Buffer) =>
  createHash("sha256").update("key name").update(key).digest("base64url").slice(0, 12);

/**
 * Encrypts a text with AES-256-GCM.
 * @param key 32 bytes
 * @param place what the text belongs to: copied to another place it cannot be opened
 */
export function sealText(key: Buffer, text: string, place: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(place));
  const bytes = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final()]);
  const sealed = Buffer.concat([bytes, cipher.getAuthTag()]).toString("base64url");
  return [PREFIX, toKeyName(key), sealed].join(".");
}

/** Whether a stored text was encrypted, with whichever key. */
export const isSealed = (stored: string): boolean => stored.startsWith(`${PREFIX}.`);

/** Whether a stored text was encrypted with this key. */
export const isSealedBy = (key: Buffer, stored: string): boolean =>
  stored.startsWith(`${PREFIX}.${toKeyName(key)}.`);

/** @returns the text; undefined for one of another key or place, or one that was changed */
export function openSealed(key: Buffer, stored: string, place: string): string | undefined {
  if (!isSealedBy(key, stored)) return undefined;
  const bytes = Buffer.from(stored.split(".").at(-1) ?? "", "base64url");
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
