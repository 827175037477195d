/** All zones that the browser lists and the one that is set, which it may list by an older name. */
export function listTimeZones(set: string): { value: string; label: string }[] {
  const names = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", set]);
  return [...names].toSorted().map((value) => ({ value, label: value.replaceAll("_", " ") }));
}
