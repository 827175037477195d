import { createHmac, timingSafeEqual } from "node:crypto";

/** Longer tokens are rejected unread. */
const MAX_LENGTH = 1_024;

/** A signed payload: JSON and its HMAC-SHA-256 under `secret`, base64url. */
export function signToken(secret: Buffer, payload: object): string {
  const text = Buffer.from(JSON.stringify(payload)).toString("base64url");
  return `${text}.${toSignature(secret, text).toString("base64url")}`;
}

/** The payload of a token that was signed with the same secret, undefined for anything else. */
export function readToken(secret: Buffer, token: string): unknown {
  if (token.length > MAX_LENGTH) return undefined;
  const [text = "", signature = "", ...rest] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const expected = toSignature(secret, text);
  if (rest.length > 0 || given.length !== expected.length) return undefined;
  if (!timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
}

function toSignature(secret: Buffer, text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest();
}
