import { createHmac, timingSafeEqual } from "node:crypto";
import type { Queryable } from "#database/client.server.ts";
import type { ReplyMailbox } from "#platform/process/reply-mailbox.ts";
import { getSecret } from "../secrets.repository.server.ts";

/** 80 bits, so that the part before the @ stays under its 64 characters. */
const MAC_DIGITS = 20;

const SIGNED = /\+([a-z]{2,5}-[0-9a-z]{6})\.([0-9a-f]{20})@/i;

/** The key of signed addresses, which is used for nothing else. */
export const getReplyKey = (db: Queryable): Promise<Buffer> => getSecret(db, "reply-address");

const toMac = (key: Buffer, reference: string): string =>
  createHmac("sha256", key).update(`reply ${reference}`).digest("hex").slice(0, MAC_DIGITS);

/** The address of a request: `reply+OG-7K3M9Q.4c1f…@example.com`. */
export function signReplyAddress(
  key: Buffer,
  { local, domain }: ReplyMailbox,
  reference: string,
): string {
  return `${local}+${reference}.${toMac(key, reference)}@${domain}`;
}

/**
 * The reference in a signed address; undefined for every other address. Mail programs may change
 * capital letters, and the domain of earlier emails may be another one.
 */
export function readReplyAddress(key: Buffer, address: string): string | undefined {
  const [, text = "", mac = ""] = SIGNED.exec(address) ?? [];
  const reference = text.toUpperCase();
  const expected = Buffer.from(toMac(key, reference));
  const given = Buffer.from(mac.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? reference
    : undefined;
}
