/** `1 yr.` or `N yrs.` (spec §2). */
export function toYearsShort(years: number): string {
  return years === 1 ? "1 yr." : `${years} yrs.`;
}

export function toYears(years: number): string {
  return years === 1 ? "1 year" : `${years} years`;
}
