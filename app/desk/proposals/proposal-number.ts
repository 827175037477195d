/** A proposal's number in a URL of the desk; undefined for what is none. */
export function parseProposalNumber(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
