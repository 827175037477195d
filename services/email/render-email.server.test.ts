import { expect, test } from "vitest";
import { TEST_SITE } from "#tests/support/site.ts";
import { renderEmail, renderStaffEmail } from "./render-email.server.ts";

const agency = {
  site: { ...TEST_SITE, brand: { accent: "#123456" }, reply_to: { hire: "hire@ogds.example" } },
  siteUrl: "https://ogds.example",
};
const envelope = { to: { address: "zoe@example.com" }, label: "greeting" };
const texts = {
  subject: "Hello from us",
  heading: "Hello",
  preview: "Only this",
  blocks: [{ kind: "text" as const, text: "How are you?" }],
};

test("a reply goes to the mailbox of the form, which the footer names with the reason", async () => {
  const reason = "You wrote to us.";
  const email = await renderEmail(agency, { ...envelope, form: "hire" }, { ...texts, reason });
  expect(email).toMatchObject({ ...envelope, subject: "Hello from us" });
  expect(email.replyTo).toEqual({ name: TEST_SITE.name, address: "hire@ogds.example" });
  expect(email.text).toMatch(/-- \n.+\nhire@ogds\.example\nhttps:\/\/ogds\.example\n\nYou wrote/);
  expect(email.html).toContain("background:#123456");
});

test("a reply to an email of no form, or of one without a mailbox, goes to the agency", async () => {
  const address = TEST_SITE.email;
  expect((await renderEmail(agency, envelope, texts)).replyTo?.address).toBe(address);
  const apply = { ...envelope, form: "apply" as const };
  expect((await renderEmail(agency, apply, texts)).replyTo?.address).toBe(address);
});

test("staff reply to the person whom an email is about, if any", async () => {
  const replyTo = { name: "Zoë", address: "zoe@example.com" };
  expect((await renderStaffEmail(agency, { ...envelope, replyTo }, texts)).replyTo).toBe(replyTo);
  const email = await renderStaffEmail(agency, envelope, texts);
  expect(email.replyTo).toBeUndefined();
  expect(email.text).toMatch(/-- \n.+\nhttps:\/\/ogds\.example\n$/);
});
