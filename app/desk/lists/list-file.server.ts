import { type RowFileFormat, type RowShape, writeRows } from "#platform/text/row-file.server.ts";
import type { AuditEntry } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";

export type ListFileDeps = Pick<Services, "db" | "clock">;

/** Writes the rows of a list. */
type WriteFile = (format: RowFileFormat) => AsyncGenerator<string>;

/** How a list is downloaded. */
export type ListFile = {
  /** What the audit log has of it. */
  entry: Pick<AuditEntry, "action" | "subject">;
  /** Finds what the query string of the list's page asks for, as its reader may see it. */
  open: (
    deps: ListFileDeps,
    context: { staff: CurrentStaff; params: URLSearchParams; today: string },
  ) => Promise<WriteFile>;
};

export const toWriteFile =
  <Row>(shape: RowShape<Row>, rows: AsyncIterable<Row>): WriteFile =>
  (format) =>
    writeRows(rows, shape, format);

const PAGE_SIZE = 500;

type Walk<Found, Row, Cursor> = {
  /** What follows a row, in an order that no change of the list moves. */
  read: (after: Cursor | undefined, part: { limit: number }) => Promise<Found[]>;
  toCursor: (found: Found) => Cursor;
  show: (found: Found[]) => Row[] | Promise<Row[]>;
};

/** All rows of a list, a page at a time: each row that is there throughout comes once. */
export async function* walkRows<Found, Row, Cursor>({
  read,
  toCursor,
  show,
}: Walk<Found, Row, Cursor>): AsyncGenerator<Row> {
  let after: Cursor | undefined;
  for (;;) {
    const found = await read(after, { limit: PAGE_SIZE });
    yield* await show(found);
    const last = found.at(-1);
    if (last === undefined || found.length < PAGE_SIZE) return;
    after = toCursor(last);
  }
}
