import { CsvError, parse } from "csv-parse/sync";

/** A row with the line that it begins on, from 1. */
export type CsvRow = { line: number; cells: string[] };

/** The file is no CSV. */
export class UnreadableCsvError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** As spreadsheets write them, the most usual one first. */
const DELIMITERS = [",", ";", "\t"] as const;

/** The delimiter of which the first line has most, outside of quotes. */
function findDelimiter(text: string): string {
  const [first = ""] = text.replaceAll(/"(?:[^"]|"")*"/g, "").split(/\r?\n/, 1);
  const counts = DELIMITERS.map((delimiter) => first.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/**
 * The rows of a CSV file, delimited by comma, semicolon or tab, with or without a byte order mark.
 * Rows without a value are left out.
 * @throws UnreadableCsvError
 */
export function readCsv(text: string): CsvRow[] {
  const options = { bom: true, info: true, relax_column_count: true } as const;
  try {
    const records = parse(text, { ...options, delimiter: findDelimiter(text) }) as unknown as {
      record: string[];
      info: { lines: number };
    }[];
    return records.flatMap(({ record: cells, info }) => {
      if (cells.every((cell) => cell.trim() === "")) return [];
      // Counted up to the end of a row, whose cells may have lines of their own.
      const breaks = cells.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
      return { line: info.lines - breaks, cells };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableCsvError(toReason(error), Number(error.lines ?? 1));
  }
}

function toReason({ code, message }: CsvError): string {
  if (code === "CSV_QUOTE_NOT_CLOSED") return "a quote is not closed";
  if (code.includes("QUOTE")) return "a quote stands inside of a cell: double it";
  return message;
}
