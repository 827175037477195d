import { expect, test } from "vitest";
import { toClientAddress } from "./client-address.server.ts";

test.each([
  ["nobody in between", "203.0.113.7", undefined, 0, "203.0.113.7"],
  ["a forged header without a proxy", "203.0.113.7", "1.1.1.1", 0, "203.0.113.7"],
  ["one proxy of ours", "10.0.0.1", "203.0.113.7", 1, "203.0.113.7"],
  ["a forged entry before the proxy's", "10.0.0.1", "1.1.1.1, 203.0.113.7", 1, "203.0.113.7"],
  ["two proxies of ours", "10.0.0.1", "203.0.113.7, 10.0.0.2", 2, "203.0.113.7"],
  ["a proxy that says nothing", "10.0.0.1", null, 1, "10.0.0.1"],
  ["an IPv4 address in IPv6 clothes", "::ffff:203.0.113.7", undefined, 0, "203.0.113.7"],
  ["any address of one IPv6 network", "2001:db8:1:2:aaaa::1", undefined, 0, "2001:db8:1:2::/64"],
  ["a short IPv6 address", "2001:db8::5", undefined, 0, "2001:db8:0:0::/64"],
  ["an unknown peer", undefined, undefined, 0, "unknown"],
])("the client is known behind %s", (_case, socket, forwarded, trustProxy, expected) => {
  expect(toClientAddress(socket, forwarded, trustProxy)).toBe(expected);
});
