import { beforeEach, expect, test } from "vitest";
import { toInitialAnswers } from "#platform/forms/fields.ts";
import { CONTACT_FIELDS } from "../client-fields.ts";
import { clearContacts, saveContacts, withKnownContacts } from "./contacts.store.ts";

const EMPTY = toInitialAnswers(CONTACT_FIELDS);
const ZOE = { ...EMPTY, name: "Zoë", email: "zoe@example.com" };

beforeEach(() => {
  clearContacts("hire");
  clearContacts("find");
});

test("contacts that were typed in one form are there in an empty other one", () => {
  saveContacts("hire", ZOE);
  expect(withKnownContacts(EMPTY)).toEqual(ZOE);
});

test("a form that has contacts of its own keeps them", () => {
  saveContacts("hire", ZOE);
  const own = { ...EMPTY, name: "Mart" };
  expect(withKnownContacts(own)).toEqual(own);
});

test("they are forgotten with the form that they were typed in, and with no other", () => {
  saveContacts("hire", ZOE);
  clearContacts("find");
  expect(withKnownContacts(EMPTY)).toEqual(ZOE);
  clearContacts("hire");
  expect(withKnownContacts(EMPTY)).toEqual(EMPTY);
});
