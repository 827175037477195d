/**
 * What a spreadsheet takes for a formula when a cell begins with it, in the shapes it has in other
 * scripts too. A leading line break hides what follows from a quick look.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** One row of RFC 4180. A cell that could be run is shown as text, with an apostrophe before it. */
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
