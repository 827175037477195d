/**
 * Characters of a drafted member, so that a form of the desk has room for it in any script. No zod
 * here: components read this file.
 */
export const MAX_DRAFT = 20_000;

/** What is wrong with a text of more characters. */
export function toDraftTooLong({ length }: string): string {
  return `The text must be 20,000 characters or less, not ${length.toLocaleString("en")}: import a longer one`;
}
