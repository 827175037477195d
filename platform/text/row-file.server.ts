import { CSV_BYTE_ORDER_MARK, type CsvCell, toCsvRow } from "./csv.ts";

/** CSV for spreadsheets, and for programs one JSON record a line. */
export const ROW_FILE_FORMATS = ["csv", "jsonl"] as const;
export type RowFileFormat = (typeof ROW_FILE_FORMATS)[number];

/** How a row is written: as cells under columns, and as a record. */
export type RowShape<Row> = {
  columns: readonly string[];
  toCells: (row: Row) => readonly CsvCell[];
  toRecord: (row: Row) => unknown;
};

/** A value of a row; a list is one cell of a CSV file. */
type RowValue = CsvCell | Date | readonly string[];

/** The shape of rows whose columns are the fields of their records. */
export function toRowShape<Row>(
  fields: Readonly<Record<string, (row: Row) => RowValue>>,
): RowShape<Row> {
  const entries = Object.entries(fields);
  return {
    columns: Object.keys(fields),
    toCells: (row) => entries.map(([, read]) => toCsvCell(read(row))),
    toRecord: (row) => Object.fromEntries(entries.map(([name, read]) => [name, read(row)])),
  };
}

function toCsvCell(value: RowValue): CsvCell {
  if (value instanceof Date) return value.toISOString();
  return value !== null && typeof value === "object" ? value.join("; ") : value;
}

/** The text of a file in pieces, made while it is read. */
export async function* writeRows<Row>(
  rows: AsyncIterable<Row>,
  { columns, toCells, toRecord }: RowShape<Row>,
  format: RowFileFormat,
): AsyncGenerator<string> {
  if (format === "csv") yield CSV_BYTE_ORDER_MARK + toCsvRow(columns);
  for await (const row of rows) {
    yield format === "csv" ? toCsvRow(toCells(row)) : `${JSON.stringify(toRecord(row))}\n`;
  }
}
