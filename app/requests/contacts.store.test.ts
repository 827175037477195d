import { beforeEach, expect, test } from "vitest";
import { forgetContacts, keepContacts, toKnownContacts } from "./contacts.store.ts";

const EMPTY = { name: "", email: "", company_name: "" };
const ZOE = { name: "Zoë", email: "zoe@example.com", company_name: "" };

beforeEach(() => {
  forgetContacts("hire");
  forgetContacts("find");
});

test("contacts that were typed in one form are there in an empty other one", () => {
  keepContacts("hire", ZOE);
  expect(toKnownContacts(EMPTY)).toEqual(ZOE);
});

test("a form that has contacts of its own keeps them", () => {
  keepContacts("hire", ZOE);
  const own = { ...EMPTY, name: "Mart" };
  expect(toKnownContacts(own)).toEqual(own);
});

test("they are forgotten with the form that they were typed in, and with no other", () => {
  keepContacts("hire", ZOE);
  forgetContacts("find");
  expect(toKnownContacts(EMPTY)).toEqual(ZOE);
  forgetContacts("hire");
  expect(toKnownContacts(EMPTY)).toEqual(EMPTY);
});
