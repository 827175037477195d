import { lookup as resolve } from "node:dns";
import { get as getHttp } from "node:http";
import { get as getHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Why a calendar could not be read, in words for staff; never with its link, which is a secret. */
export class CalendarError extends Error {}

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 5_000_000;
const MAX_REDIRECTS = 3;

/**
 * Networks that are not the internet, so that no link reaches what only this machine can: those of
 * IANA's registries of special-purpose addresses, and multicast.
 */
const NOT_PUBLIC = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  // Everything outside of 2000::/3.
  "::/3",
  "4000::/2",
  "8000::/1",
  // Among them Teredo, in whose addresses an IPv4 address is hidden, as in those of 6to4.
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "2620:4f:8000::/48",
  "3fff::/20",
];

// Two, because one would find every IPv4 address in `::/3`, as the IPv6 address that it is mapped to.
const notPublic = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const block of NOT_PUBLIC) {
  const [network = "", prefix] = block.split("/");
  const family = toFamily(network);
  notPublic[family].addSubnet(network, Number(prefix), family);
}

function toFamily(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 4 ? "ipv4" : "ipv6";
}

/** Whether an IP address is one of the internet. */
export function isPublicAddress(address: string): boolean {
  const family = toFamily(address);
  return !notPublic[family].check(address, family);
}

type Options = {
  /** For tests, whose server is on this machine: also `http:` and private addresses. */
  isLocalAllowed?: boolean;
};

/**
 * The text of a calendar at a secret link, of at most 5 MB within 15 seconds.
 * @throws CalendarError
 */
export async function fetchCalendar(link: string, options: Options = {}): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = new URL(link);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await request(url, signal, options);
    if (response.text !== undefined) return response.text;
    url = response.next;
  }
  throw new CalendarError("The link redirects too often");
}

type Response = { text: string; next?: never } | { text?: never; next: URL };

function request(url: URL, signal: AbortSignal, { isLocalAllowed = false }: Options) {
  if (url.protocol !== "https:" && !isLocalAllowed) {
    throw new CalendarError("The link redirects to an address that doesn't begin with https://");
  }
  const isAllowed = (address: string) => isLocalAllowed || isPublicAddress(address);
  // Of a URL with an address instead of a name nothing is resolved.
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) && !isAllowed(literal)) throw privateNetwork();
  const get = url.protocol === "https:" ? getHttps : getHttp;
  const headers = { Accept: "text/calendar", "Accept-Encoding": "identity" };
  return new Promise<Response>((done, fail) => {
    const sent = get(url, { headers, signal, agent: false, lookup: guard(isAllowed) });
    sent.on("error", (error) => fail(toCalendarError(error, signal)));
    sent.on("response", (response) => {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy();
        const next = URL.parse(headers.location, url);
        if (next) done({ next });
        else fail(new CalendarError("The link redirects without an address"));
        return;
      }
      if (statusCode !== 200) {
        response.destroy();
        fail(new CalendarError(`The calendar's server responded with ${statusCode}`));
        return;
      }
      const chunks: Buffer[] = [];
      let size = 0;
      response.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > MAX_BYTES) {
          fail(new CalendarError("The calendar is larger than 5 MB"));
          response.destroy();
        } else chunks.push(chunk);
      });
      response.on("end", () => done({ text: Buffer.concat(chunks).toString("utf8") }));
      response.on("error", (error) => fail(toCalendarError(error, signal)));
    });
  });
}

/** Resolves a name; the connection is made to the addresses that were checked, and to no others. */
function guard(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) callback(error, []);
      else if (addresses.every(({ address }) => isAllowed(address))) {
        const [first] = addresses;
        if (options.all) callback(null, addresses);
        else callback(null, first?.address ?? "", first?.family);
      } else callback(privateNetwork(), []);
    });
  };
}

const privateNetwork = () => new CalendarError("The link leads to a private network");

function toCalendarError(error: Error, signal: AbortSignal): CalendarError {
  if (error instanceof CalendarError) return error;
  if (signal.aborted) return new CalendarError("The calendar's server took too long to respond");
  const { code } = error as { code?: string };
  if (code === "ENOTFOUND") return new CalendarError("The link's server does not exist");
  return new CalendarError("The calendar's server can't be reached");
}
