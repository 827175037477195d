import { expect, test } from "vitest";
import { readReplyAddress, signReplyAddress } from "./reply-address.server.ts";

const key = Buffer.alloc(32, 1);
const mailbox = { local: "reply", domain: "ogds.example" };
const address = signReplyAddress(key, mailbox, "OG-7K3M9Q");

test("the address of a request names it and is signed", () => {
  expect(address).toMatch(/^reply\+OG-7K3M9Q\.[0-9a-f]{20}@ogds\.example$/);
  expect(address.split("@")[0]?.length).toBeLessThanOrEqual(64);
  expect(readReplyAddress(key, address)).toBe("OG-7K3M9Q");
});

test.each([
  ["in lower case", address.toLowerCase()],
  ["in upper case", address.toUpperCase()],
  [
    "at an earlier domain",
    signReplyAddress(key, { local: "hi", domain: "old.example" }, "OG-7K3M9Q"),
  ],
])("it is read %s", (_case, given) => {
  expect(readReplyAddress(key, given)).toBe("OG-7K3M9Q");
});

test.each([
  ["of another request", address.replace("7K3M9Q", "7K3M9R")],
  ["with another signature", address.replace(/\.[0-9a-f]{20}/, `.${"0".repeat(20)}`)],
  ["with a cut signature", address.replace(/[0-9a-f]@/, "@")],
  ["of another key", signReplyAddress(Buffer.alloc(32, 2), mailbox, "OG-7K3M9Q")],
  ["without a signature", "reply+OG-7K3M9Q@ogds.example"],
  ["of no request", "hello@ogds.example"],
])("an address %s is none", (_case, given) => {
  expect(readReplyAddress(key, given)).toBeUndefined();
});
