/** Names that were found valid: making a formatter takes a millisecond. */
const valid = new Set<string>();

/**
 * Whether a text is an IANA time zone as the zone database writes it: `Europe/Kyiv` and its older
 * spelling `Europe/Kiev`, `UTC`, but neither `europe/kyiv` nor `+02:00`.
 */
export function isTimeZone(name: string): boolean {
  if (valid.has(name)) return true;
  if (!/^[A-Z][\w+-]*(?:\/[A-Z][\w+-]*)*$/.test(name)) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
    // The runtime accepts any case; URLs and comparisons do not.
    const isValid = timeZone === name || timeZone.toLowerCase() !== name.toLowerCase();
    if (isValid) valid.add(name);
    return isValid;
  } catch {
    return false;
  }
}
