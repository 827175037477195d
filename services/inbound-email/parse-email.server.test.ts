import { expect, test } from "vitest";
import { CLIENT_EMAILS, readEmailFixture } from "#tests/support/inbound-emails.ts";
import { parseInWorker } from "./email-parser.server.ts";
import { parseEmail } from "./parse-email.server.ts";

const parseFixture = async (name: string) => parseEmail(await readEmailFixture(name));
const parse = (lines: readonly string[]) => parseEmail(Buffer.from(lines.join("\r\n")));

test.each(CLIENT_EMAILS)("an answer of %s is read without its quote", async (name) => {
  const email = await parseFixture(name);
  expect(email.from.address).toBe("zoe@example.com");
  expect(email.references[0]).toBe("<parent@ogds.example>");
  expect(email.text).not.toBe("");
  expect(email.isAutomatic).toBe(false);
  expect(email.bounce).toBeNull();
  // An answer between quoted lines is not to be understood without them.
  if (name === "thunderbird") return;
  expect(email.text).not.toContain("Anna Kask is free");
  expect(email.text).not.toContain("ogds.example");
  expect(email.quoted).toContain("Anna Kask is free from December.");
});

test.each([
  ["gmail-web", "Thank you, Anna looks right. Could we talk on Thursday at 10?\n\nBest,\nZoë"],
  ["gmail-app", "Ja, am Donnerstag um 10 passt es gut."],
  ["outlook-desktop", "Dear Mari,\n\nthe budget is fine. See the attached brief.\nGrüße, Zoe"],
  ["outlook-web", "Yes, that works for us.\n\nZoe"],
  ["iphone-mail", "D'accord pour jeudi à 10 h."],
  ["yahoo", "Sounds good. Please send us the contract."],
  ["proton", "Please go ahead with Anna.\n\nZoë"],
  ["mutt", "That is soon enough."],
  ["windows-1252", "Das Angebot über 60 € ist „gut“ – wir nehmen es an."],
  ["iso-2022-jp", "木曜日の10時でお願いします。"],
])(
  "the text of %s stays, without the signature that its program marks or writes",
  async (name, text) => {
    expect((await parseFixture(name)).text).toBe(text);
  },
);

test("answers between quoted lines and forwarded emails stay whole", async () => {
  const inline = await parseFixture("thunderbird");
  expect(inline.text).toContain("> Which day suits you for a call?\n\nThursday at 10.");
  expect(inline.quoted).toBe("-- \nZoë Tamm\nPõhjatuul OÜ");
  const forwarded = await parseFixture("forwarded");
  expect(forwarded.text).toContain("The notice period should be four weeks.");
  expect(forwarded.quoted).toBe("");
});

test("files that uploads take are stored under a safe name, others are named, images of the text are neither", async () => {
  const email = await parseFixture("outlook-desktop");
  expect(email.files.map(({ name, type }) => [name, type])).toEqual([
    ["Brief 2026.pdf", "application/pdf"],
  ]);
  expect(email.otherFiles).toEqual(["budget.xls"]);
  const { files, text } = await parseFixture("no-text-part");
  expect([files.map(({ name }) => name), text]).toEqual([["Signed offer.pdf"], ""]);
});

test("names and subjects have no line breaks, and of markup only words are left", async () => {
  const email = await parseFixture("newsletter");
  expect(email.subject).toBe("Ten trends Bcc: all@example.com");
  expect(email.text).toBe("Ten trends\n\nRead them (https://letters.example/?u=1).");
  expect((await parseFixture("outlook-web")).text).not.toMatch(/tracker|alert|margin/);
});

test.each([
  ["out-of-office", true],
  ["newsletter", true],
  ["bounce", true],
  ["gmail-web", false],
  ["loop", false],
])("whether a program wrote %s is %s", async (name, isAutomatic) => {
  expect((await parseFixture(name)).isAutomatic).toBe(isAutomatic);
});

test.each([
  ["bounce", true, /^550 5\.1\.1 \(address\): Recipient address rejected: User unknown/],
  ["bounce-qmail", true, /550 mailbox \(address\) is full$/],
  ["bounce-delayed", false, /./],
])(
  "%s names the email that it is about, the reason and no address",
  async (name, isFailure, reason) => {
    const { bounce } = await parseFixture(name);
    expect(bounce).toMatchObject({ isFailure, message_ids: ["<parent@ogds.example>"] });
    expect(bounce?.reason).toMatch(reason);
  },
);

test("a copy that came another way has the same fingerprint, another email has not", async () => {
  const raw = await readEmailFixture("gmail-web");
  const copy = Buffer.concat([Buffer.from("Received: from b.example\r\n"), raw]);
  const { fingerprint } = await parseEmail(raw);
  expect((await parseEmail(copy)).fingerprint).toBe(fingerprint);
  const other = Buffer.from(raw.toString("latin1").replace("10?", "11?"), "latin1");
  expect((await parseEmail(other)).fingerprint).not.toBe(fingerprint);
});

test("a text without an end is cut, and control characters are gone", async () => {
  const long = await parse(["From: a@example.com", "", `x\0\u0007${"y".repeat(60_000)}`]);
  expect(long.text).toHaveLength(50_001);
  expect(long.text.startsWith("xy")).toBe(true);
});

test("an email that is nested too deep or has endless headers is refused", async () => {
  const nested = Array.from({ length: 60 }, (_, depth) => [
    `Content-Type: multipart/mixed; boundary=b${depth}`,
    "",
    `--b${depth}`,
  ]).flat();
  await expect(parse(["From: a@example.com", ...nested])).rejects.toThrow(/nesting/);
  await expect(parse([`X-Long: ${"a".repeat(300_000)}`, "", ""])).rejects.toThrow(/header/i);
});

test("a hostile email ends its own process only, and the next one is read", async () => {
  const lines = Buffer.alloc(24_000_000, "abc\r\n");
  const bomb = Buffer.concat([Buffer.from("From: a@example.com\r\n\r\n"), lines]);
  await expect(parseInWorker(bomb)).rejects.toThrow("The worker process has ended.");
  const email = await parseInWorker(await readEmailFixture("outlook-desktop"));
  expect(email.files).toMatchObject([{ name: "Brief 2026.pdf" }]);
}, 60_000);
