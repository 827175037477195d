import { domainToASCII, domainToUnicode } from "node:url";

/** A person, identified by an email address. */
export type Person = {
  /** The normalized address: lower case, the domain in ASCII (punycode). */
  address: string;
  /** Every spelling under which it may be stored, in lower case. */
  spellings: readonly string[];
  /**
   * Regular expression for the address in a text, but not inside a longer one. Valid in JavaScript
   * and PostgreSQL; to be used case-insensitively.
   */
  pattern: string;
};

/**
 * Parses an address as people write it: `ZOE@Müller.example`, also with a name before it.
 * Undefined for what is not exactly one address.
 */
export function parsePerson(input: string): Person | undefined {
  const text = input.normalize("NFC").trim();
  const [, bracketed] = /<([^<>]+)>$/.exec(text) ?? [];
  const [, local, domain] = /^([^\s@,;:"<>()]+)@([^\s@,;:"<>()]+)$/.exec(bracketed ?? text) ?? [];
  if (local === undefined || domain === undefined) return undefined;
  const ascii = domainToASCII(domain);
  if (!ascii.includes(".")) return undefined;
  const address = `${local}@${ascii}`.toLowerCase();
  const spellings = [...new Set([address, `${local}@${domainToUnicode(ascii)}`.toLowerCase()])];
  return { address, spellings, pattern: toPattern(spellings) };
}

/** Whether a stored address is that of the person. */
export function isOfPerson(person: Person, stored: string): boolean {
  return parsePerson(stored)?.address === person.address;
}

function toPattern(spellings: readonly string[]): string {
  const either = spellings.map((spelling) => spelling.replace(/[^\p{L}\p{N}]/gu, "\\$&"));
  return `(?<![a-z0-9.!#$%&'*+/=?^_\`{|}~-])(?:${either.join("|")})(?![a-z0-9-]|\\.[a-z0-9])`;
}
