/** What a cell holds before it is text. */
export type CsvCell = string | number | boolean | null;

/**
 * First characters of a cell that spreadsheets run as a formula, full-width forms included. A
 * leading line break hides the formula behind it.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * The same inside of a cell, where one begins for a spreadsheet that separates by semicolons, as
 * Excel does in much of Europe: it takes no quotes into account that follow a comma.
 */
const INNER_FORMULA = /([;\t\r\n]"*)(?=[=+\-@＝＋－＠])/g;

/** One row of RFC 4180. What could be a formula gets an apostrophe, which makes it text. */
export function toCsvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(toCell).join(",")}\r\n`;
}

function toCell(value: CsvCell): string {
  const text = value === null ? "" : String(value);
  const safe = typeof value === "string" ? toSafeText(text) : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const toSafeText = (text: string) =>
  (FORMULA.test(text) ? `'${text}` : text).replaceAll(INNER_FORMULA, "$1'");

/** Without it Excel reads UTF-8 as the system's old encoding. */
export const CSV_BYTE_ORDER_MARK = "\ufeff";
