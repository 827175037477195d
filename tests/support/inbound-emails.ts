import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "#platform/process/project-root.server.ts";

/** Emails in the formats of mail programs, written for the tests; all people are fictional. */
export const CLIENT_EMAILS = [
  "gmail-web",
  "gmail-app",
  "outlook-desktop",
  "outlook-web",
  "apple-mail",
  "iphone-mail",
  "thunderbird",
  "yahoo",
  "proton",
  "samsung",
  "k-9",
  "mutt",
] as const;

type Addressed = {
  /** Where it is sent. */
  to?: string;
  /** Message id of the email that it answers, with its brackets. */
  parent?: string;
  /** Replaces its own, for another email of the same text. */
  id?: string;
};

/** The bytes of `tests/fixtures/emails/NAME.eml`, with the line ends of the wire. */
export async function readEmailFixture(
  name: string,
  {
    to = "reply+OG-7K3M9Q.0123456789abcdef0123@ogds.example",
    parent = "<parent@ogds.example>",
    id,
  }: Addressed = {},
): Promise<Buffer> {
  const bytes = await readFile(join(projectRoot, "tests/fixtures/emails", `${name}.eml`));
  const text = fillBase64(bytes.toString("latin1"), to)
    .replaceAll("REPLY-ADDRESS", to)
    .replaceAll("<PARENT>", parent);
  const own = id ? text.replace(/^(message-id:) <.*>$/im, `$1 ${id}`) : text;
  return Buffer.from(own.replaceAll("\n", "\r\n"), "latin1");
}

/** The address in parts that are encoded. */
function fillBase64(text: string, to: string): string {
  return text.replaceAll(/(base64\n\n)((?:[A-Za-z0-9+/=]+\n)+)/g, (_all, head, encoded) => {
    const decoded = Buffer.from(encoded, "base64").toString("latin1");
    if (!decoded.includes("REPLY-ADDRESS")) return `${head}${encoded}`;
    const filled = Buffer.from(decoded.replaceAll("REPLY-ADDRESS", to), "latin1");
    return `${head}${filled.toString("base64")}\n`;
  });
}
