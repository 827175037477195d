import { randomInt } from "node:crypto";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 26;
/**
 * A random id has fewer different characters less than once in 100,000; words and patterns have
 * fewer.
 */
const DIFFERENT = 9;

/** A new id of 130 random bits, which is the credential of the proposal. */
export function createProposalId(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}

/** Whether the id is unguessable (at least 128 bits). */
export function isUnguessable(id: string): boolean {
  return /^[0-9a-z]{26,64}$/.test(id) && new Set(id).size >= DIFFERENT && /\d/.test(id);
}
