import { domainToASCII, domainToUnicode } from "node:url";

/** Somebody by the address that they gave. */
export type Person = {
  /** The address in its normal form: lower case, the domain in letters that every system knows. */
  address: string;
  /** Every spelling under which it may be stored, in lower case. */
  spellings: readonly string[];
  /**
   * Finds the address in a text, and not one that only contains it. For JavaScript and PostgreSQL
   * alike; to be used without regard to case.
   */
  pattern: string;
};

/**
 * Reads an address as people write it: `ZOE@Müller.example`, also with a name before it.
 * Undefined for what is not exactly one address.
 */
export function parsePerson(typed: string): Person | undefined {
  const text = typed.normalize("NFC").trim();
  const [, bracketed] = /<([^<>]+)>$/.exec(text) ?? [];
  const [, local, domain] = /^([^\s@,;:"<>()]+)@([^\s@,;:"<>()]+)$/.exec(bracketed ?? text) ?? [];
  if (local === undefined || domain === undefined) return undefined;
  const ascii = domainToASCII(domain);
  if (!ascii.includes(".")) return undefined;
  const address = `${local}@${ascii}`.toLowerCase();
  const spellings = [...new Set([address, `${local}@${domainToUnicode(ascii)}`.toLowerCase()])];
  return { address, spellings, pattern: toPattern(spellings) };
}

/** Whether a stored address is theirs. */
export function isTheirs(person: Person, stored: string): boolean {
  return parsePerson(stored)?.address === person.address;
}

function toPattern(spellings: readonly string[]): string {
  const either = spellings.map((spelling) => spelling.replace(/[^\p{L}\p{N}]/gu, "\\$&"));
  return `(?<![a-z0-9.!#$%&'*+/=?^_\`{|}~-])(?:${either.join("|")})(?![a-z0-9-]|\\.[a-z0-9])`;
}
