const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** `2 September 2026`, or short as `2 Sept 2026`, for an ISO date, as `Intl` writes it. */
export function toBritishDate(date: string, isShort?: boolean): string {
  const [year, month, day] = date.split("-").map(Number);
  const name = MONTHS[Number(month) - 1] ?? "";
  // Only September has a ninth letter, and four when it is short.
  return `${day} ${isShort ? name.slice(0, name[8] ? 4 : 3) : name} ${year}`;
}
