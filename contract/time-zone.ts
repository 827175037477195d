/** Whether a text is a zone of the IANA database in this runtime: `Europe/Tallinn`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    // The runtime would also take offsets from UTC and any case.
    return /^[A-Z][A-Za-z0-9_+/-]*$/.test(name);
  } catch {
    return false;
  }
}
