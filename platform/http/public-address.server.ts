import { lookup as resolve } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** A URL leads to a network that is not the internet. */
export class PrivateAddressError extends Error {}

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

/**
 * What a request of ours needs to reach the internet only: `lookup` resolves its name, and the
 * connection is made to the addresses that were checked, and to no others.
 * @param isPrivateAllowed whether it may lead elsewhere as well
 * @throws PrivateAddressError for a URL with such an address in place of a name, of which nothing is
 * resolved
 */
export function guardAddress(url: URL, isPrivateAllowed = false): { lookup: LookupFunction } {
  const isAllowed = (address: string) => isPrivateAllowed || isPublicAddress(address);
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) && !isAllowed(literal)) throw new PrivateAddressError();
  return {
    lookup(hostname, options, callback) {
      resolve(hostname, { ...options, all: true }, (error, addresses) => {
        if (error) callback(error, []);
        else if (addresses.every(({ address }) => isAllowed(address))) {
          const [first] = addresses;
          if (options.all) callback(null, addresses);
          else callback(null, first?.address ?? "", first?.family);
        } else callback(new PrivateAddressError(), []);
      });
    },
  };
}
