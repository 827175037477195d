/**
 * First characters of a cell that spreadsheets run as a formula, full-width forms included. A
 * leading line break hides the formula behind it.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** One row of RFC 4180. A cell that could be a formula gets an apostrophe, which makes it text. */
export function toCsvRow(cells: readonly (string | number | boolean | null)[]): string {
  return `${cells.map(toCell).join(",")}\r\n`;
}

function toCell(value: string | number | boolean | null): string {
  const text = value === null ? "" : String(value);
  const safe = typeof value === "string" && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Without it Excel reads UTF-8 as the system's old encoding. */
export const CSV_BYTE_ORDER_MARK = "\ufeff";
