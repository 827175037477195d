import type { EmailAddress } from "./email.server.ts";

/** Longer than most full names, shorter than a sentence. */
const MAX_NAME = 50;
const MAX_WORDS = 5;
/** More marks on one letter are decoration. */
const MANY_MARKS = /\p{M}{3}/u;
const NAME = /^\p{L}[\p{L}\p{M}'’.\- ]*$/u;
/** A dot in the middle of a word makes a link in many mail programs. */
const DOT_IN_WORD = /\.[\p{L}\p{M}]/u;
const PART_OF_LINK = /(?:^|[ .-])(?:https?|www|com|net|org)(?:$|[ .-])/i;

/**
 * A typed name that is safe in an email to an unconfirmed address: few letters, and nothing that a
 * mail program turns into a link.
 */
export function toSafeName(input: string): string | undefined {
  const name = input.normalize("NFC").trim().replace(/ +/g, " ");
  const isName =
    name.length <= MAX_NAME &&
    name.split(" ").length <= MAX_WORDS &&
    NAME.test(name) &&
    !MANY_MARKS.test(name) &&
    !DOT_IN_WORD.test(name) &&
    !PART_OF_LINK.test(name);
  return isName ? name : undefined;
}

/** A title or an initial: `Dr.`, `J.`, `St.`. */
const ABBREVIATION = /\.$|^\p{Lu}$/u;

/**
 * The first line of an email: `Hello Zoë,`, or `Hello,` where the name is not safe. The whole name
 * where it does not begin with a first name.
 */
export function toGreeting(input: string): string {
  const name = toSafeName(input);
  if (name === undefined) return "Hello,";
  const [first = name] = name.split(" ");
  return `Hello ${ABBREVIATION.test(first) ? name : first},`;
}

/** A recipient whose name and address are not confirmed. */
export function toUnconfirmed(input: string, address: string): EmailAddress {
  const name = toSafeName(input);
  return name === undefined ? { address } : { name, address };
}
