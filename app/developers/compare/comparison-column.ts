/**
 * The column of one of so many members: half of a phone, with an edge of the third where there is
 * one, and an equal part of wider screens.
 */
export function toColumn(members: number): string {
  return members > 2
    ? "w-[calc(50vw-1.75rem)] min-w-0 shrink-0 sm:w-auto sm:flex-1"
    : "w-[calc(50vw-1rem)] min-w-0 shrink-0 sm:w-auto sm:flex-1";
}

/** The space at the sides of a column's content. */
export const CELL = "px-2 sm:px-3";
