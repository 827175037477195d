/** Names that the runtime lists; other spellings of the same zones are known besides. */
export const TIME_ZONES: readonly string[] = Intl.supportedValuesOf("timeZone");

/**
 * Whether a name is an IANA time zone as the zone database writes it: `Europe/Kyiv` and its older
 * spelling `Europe/Kiev`, `UTC`, but neither `europe/kyiv` nor `+02:00` nor `EST`.
 */
export function isTimeZone(name: string): boolean {
  if (name === "UTC" || TIME_ZONES.includes(name)) return true;
  if (!/^[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z0-9_+-]*)+$/.test(name)) return false;
  // The runtime does not mind case, addresses and comparisons do.
  if (TIME_ZONES.some((zone) => zone.toLowerCase() === name.toLowerCase())) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
