import { isIPv4, isIPv6, SocketAddress } from "node:net";
import type { Context } from "hono";

type Peer = { incoming?: { socket?: { remoteAddress?: string } } };

/** Longest text of an address with brackets, zone and port. */
const MAX_ADDRESS_LENGTH = 80;

/** Address of the client behind a request, see `toClientAddress`. */
export function readClientAddress(c: Context, trustProxy: number): string {
  const peer = (c.env as Peer | undefined)?.incoming?.socket?.remoteAddress;
  return toClientAddress(peer, c.req.header("x-forwarded-for"), trustProxy);
}

/**
 * Address of the client in its shortest form, "unknown" when there is none. `X-Forwarded-For` is
 * trusted only as far as our own proxies wrote it: each appends one entry, so with `trustProxy` of
 * them the client's is that many from the end. Entries before it are under the client's control. An
 * entry that is no address is ignored, and the connection's address counts.
 *
 * @param socketAddress of the connection, undefined when unknown
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
  return parseAddress(forwarded) ?? parseAddress(socketAddress) ?? "unknown";
}

/** What counts as one client for rate limits and concurrency limits. */
export type ClientKeys = {
  /** The IPv4 address, or the /64 of an IPv6 address: one network, often one device. */
  client: string;
  /** The /56 of an IPv6 address, up to 256 clients of one subscriber, for a wider limit. */
  subscriber: string | undefined;
};

/** The keys under which a client's requests are counted. */
export function toClientKeys(address: string): ClientKeys {
  if (!isIPv6(address)) return { client: address, subscriber: undefined };
  const groups = toNetworkGroups(address);
  const [a, b, c, d = 0] = groups;
  const toKey = (last: number, bits: number) =>
    `${[a, b, c, last].map((group) => (group ?? 0).toString(16)).join(":")}::/${bits}`;
  return { client: toKey(d, 64), subscriber: toKey(d & 0xff00, 56) };
}

/** The network around a client, which one attacker may have many addresses of: IPv4 /24, IPv6 /48. */
export function toNetworkKey(address: string): string {
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf("."))}.0/24`;
  if (!isIPv6(address)) return address;
  const groups = toNetworkGroups(address).slice(0, 3);
  return `${groups.map((group) => group.toString(16)).join(":")}::/48`;
}

/** An address as proxies write it: bare, with a port, in brackets, IPv4 mapped into IPv6. */
function parseAddress(text: string | undefined): string | undefined {
  if (text === undefined || text.length > MAX_ADDRESS_LENGTH) return undefined;
  const [, inBrackets] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  const [address = ""] = (inBrackets ?? beforePort ?? text).split("%");
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const shortest = new SocketAddress({ address, family: "ipv6" }).address;
  return shortest.replace(/^::ffff:(?=\d+\.)/, "");
}

/** The first four of an IPv6 address's eight groups. */
function toNetworkGroups(address: string): number[] {
  const [head = "", tail] = address.split("::");
  const left = toGroups(head);
  const right = toGroups(tail ?? "");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<number>(zeros).fill(0), ...right].slice(0, 4);
}

/** An IPv4 tail fills the last two groups, which no network has. */
function toGroups(part: string): number[] {
  return part
    .split(":")
    .filter(Boolean)
    .flatMap((group) => (group.includes(".") ? [0, 0] : [Number.parseInt(group, 16)]));
}
