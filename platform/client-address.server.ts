import { isIPv6 } from "node:net";
import type { Context } from "hono";

type Peer = { incoming?: { socket?: { remoteAddress?: string } } };

/** Address of the client behind a request, for limits. */
export function readClientAddress(c: Context, trustProxy: number): string {
  const peer = (c.env as Peer | undefined)?.incoming?.socket?.remoteAddress;
  return toClientAddress(peer, c.req.header("x-forwarded-for"), trustProxy);
}

/**
 * Address of the client, for limits. `X-Forwarded-For` is believed only as far as our own proxies
 * wrote it: each appends one entry, so with `trustProxy` of them the client's is that many from the
 * end. What stands before it anybody may have written.
 *
 * @param socketAddress who opened the connection, undefined when unknown
 */
export function toClientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null | undefined,
  trustProxy: number,
): string {
  const entries = (forwardedFor ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  const forwarded = trustProxy > 0 ? (entries.at(-trustProxy) ?? entries.at(0)) : undefined;
  return toNetwork(forwarded ?? socketAddress ?? "unknown");
}

/** An IPv6 client owns a whole /64, so that is what counts as one client. */
function toNetwork(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, "").slice(0, 64);
  if (!isIPv6(bare)) return bare;
  const [head = "", tail] = bare.toLowerCase().split("%")[0]?.split("::") ?? [];
  const left = head.split(":").filter(Boolean);
  const right = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
