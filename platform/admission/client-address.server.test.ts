import { expect, test } from "vitest";
import { toClientAddress, toClientKeys, toNetworkKey } from "./client-address.server.ts";

test.each([
  ["no proxy", "203.0.113.7", undefined, 0, "203.0.113.7"],
  ["no proxy, with a forged header", "203.0.113.7", "1.1.1.1", 0, "203.0.113.7"],
  ["one proxy of ours", "10.0.0.1", "203.0.113.7", 1, "203.0.113.7"],
  [
    "one proxy, with a forged entry before its own",
    "10.0.0.1",
    "1.1.1.1, 203.0.113.7",
    1,
    "203.0.113.7",
  ],
  ["two proxies of ours", "10.0.0.1", "203.0.113.7, 10.0.0.2", 2, "203.0.113.7"],
  ["a proxy that forwards no address", "10.0.0.1", null, 1, "10.0.0.1"],
  ["nothing that is known", undefined, undefined, 0, "unknown"],
])("the client's address is found behind %s", (_case, socket, forwarded, trustProxy, expected) => {
  expect(toClientAddress(socket, forwarded, trustProxy)).toBe(expected);
});

test.each([
  ["1.2.3.4", "1.2.3.4"],
  ["1.2.3.4:5678", "1.2.3.4"],
  ["[1.2.3.4]:443", "1.2.3.4"],
  ["2001:db8::1", "2001:db8::1"],
  ["2001:0DB8:0:0:0:0:0:1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["[fe80::1%eth0]:443", "fe80::1"],
  ["::ffff:1.2.3.4", "1.2.3.4"],
  ["::FFFF:0102:0304", "1.2.3.4"],
  ["0:0:0:0:0:ffff:1.2.3.4", "1.2.3.4"],
  ["[::ffff:1.2.3.4]:5678", "1.2.3.4"],
])("%s in X-Forwarded-For is the address %s", (entry, address) => {
  expect(toClientAddress("10.0.0.1", entry, 1)).toBe(address);
  expect(toClientAddress("10.0.0.1", `garbage, 9.9.9.9:1,  ${entry} `, 1)).toBe(address);
  expect(toClientAddress(entry, undefined, 0)).toBe(address);
});

test.each([
  "unknown",
  "_hidden",
  "1.2.3",
  "1.2.3.4.5",
  "01.2.3.4",
  "999.1.1.1",
  "1.2.3.4:",
  "1.2.3.4:123456",
  "1.2.3.4:80:90",
  "[1.2.3.4",
  "[]",
  "[]:80",
  "2001:db8::1::2",
  "[2001:db8::1]x",
  "example.com:80",
  "' or 1=1",
  `[${":".repeat(50_000)}]`,
  "1".repeat(100_000),
  "%",
])("%.30s in X-Forwarded-For is ignored", (entry) => {
  expect(toClientAddress("10.0.0.1", entry, 1)).toBe("10.0.0.1");
});

test.each([
  ["203.0.113.7", "203.0.113.7", undefined],
  ["unknown", "unknown", undefined],
  ["2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64", "2001:db8:1:0::/56"],
  ["2001:db8:1:2ff:bbbb:1:1:1", "2001:db8:1:2ff::/64", "2001:db8:1:200::/56"],
  ["2001:db8::5", "2001:db8:0:0::/64", "2001:db8:0:0::/56"],
  ["2001:db8:1::", "2001:db8:1:0::/64", "2001:db8:1:0::/56"],
  ["::1", "0:0:0:0::/64", "0:0:0:0::/56"],
  ["::", "0:0:0:0::/64", "0:0:0:0::/56"],
  ["::1.2.3.4", "0:0:0:0::/64", "0:0:0:0::/56"],
  ["1:2:3:4:5:6:7:8", "1:2:3:4::/64", "1:2:3:0::/56"],
])("%s is counted as %s and %s", (address, client, subscriber) => {
  expect(toClientKeys(address)).toEqual({ client, subscriber });
});

test.each([
  ["203.0.113.7", "203.0.113.0/24"],
  ["unknown", "unknown"],
  ["2001:db8:1:2:aaaa::1", "2001:db8:1::/48"],
  ["2001:db8:1:ffff::1", "2001:db8:1::/48"],
  ["::1", "0:0:0::/48"],
])("%s is in the network %s", (address, network) => {
  expect(toNetworkKey(address)).toBe(network);
});
