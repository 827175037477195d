import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "#design/class-names.ts";
import { type ListSelection, SelectCell, SelectPageCell } from "./select-cell.tsx";

const CELL = "h-8 px-3 py-1.5 align-middle first:pl-4 last:pr-4";
const LINE = "px-4 py-0.5 align-top empty:hidden lg:py-1.5 lg:empty:table-cell";
const HEAD = "border-line border-b text-ink-soft";
const STACKED_HEAD =
  "sr-only lg:not-sr-only lg:table-header-group lg:border-line lg:border-b lg:text-ink-soft";
/** The link of a row covers this row only. */
const STACKED_ROW = "relative flex flex-wrap items-baseline border-line border-b py-1 lg:table-row";
const FROM = {
  sm: "hidden sm:table-cell",
  md: "hidden md:table-cell",
  lg: "hidden lg:table-cell",
  xl: "hidden xl:table-cell",
};

export type ListColumn<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Width of the screen from which it is shown; always without one. */
  from?: keyof typeof FROM;
  /** Class of its width on a wide screen, so that columns of tables below each other are aligned; those without one share the rest. */
  width?: string;
  /** Classes of its cells, the one with the label included. */
  className?: string;
};

export type ListTableProps<Row> = {
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  toKey: (row: Row) => string | number;
  /** Whether the labels of the columns are visible. */
  hasHead?: boolean;
  /** Whether the cells of a row stand in lines where the screen has no room for columns. */
  isStacked?: boolean;
  /** What stands below the columns of a row, over their whole width. */
  detail?: (row: Row) => ReactNode;
  /** Rows that follow each other and have the same key are under a heading. */
  group?: { toKey: (row: Row) => string; heading: (key: string) => ReactNode };
};

/** A table of the desk, in which a whole row leads to its page. */
export function ListTable<Row>(
  props: ListTableProps<Row> & { selection?: ListSelection<Row> | undefined },
) {
  const { caption, columns, rows, toKey, hasHead = true, isStacked = false, group, detail } = props;
  const { selection } = props;
  const width = columns.length + (selection ? 1 : 0);
  const isFixed = columns.some(({ width }) => width);
  const toClass = ({ from, className }: ListColumn<Row>) =>
    classNames(isStacked ? LINE : CELL, from && FROM[from], className);
  const groups = Map.groupBy(rows, (row) => group?.toKey(row) ?? "");
  return (
    <table className={classNames("w-full border-collapse text-left", isFixed && "xl:table-fixed")}>
      <caption className="sr-only">{caption}</caption>
      {isFixed ? (
        <colgroup className="hidden xl:table-column-group">
          {selection ? <col className="w-10" /> : null}
          {columns.map(({ label, width }) => (
            <col key={label} className={width} />
          ))}
        </colgroup>
      ) : null}
      <thead className={hasHead ? (isStacked ? STACKED_HEAD : HEAD) : "sr-only"}>
        <tr>
          {selection ? <SelectPageCell /> : null}
          {columns.map((column) => (
            <th key={column.label} className={toClass(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      {[...groups].map(([key, ofGroup]) => (
        <tbody key={key}>
          {group ? (
            <tr>
              <th scope="rowgroup" colSpan={width} className="border-line border-b px-4 pt-5 pb-1">
                {group.heading(key)}
              </th>
            </tr>
          ) : null}
          {ofGroup.map((row) => {
            const below = detail?.(row);
            return (
              <Fragment key={toKey(row)}>
                <tr
                  className={classNames(
                    isStacked ? STACKED_ROW : "desk-row",
                    below ? "border-b-0" : undefined,
                  )}
                >
                  {selection ? (
                    <SelectCell value={selection.toValue(row)} name={selection.toName(row)} />
                  ) : null}
                  {columns.map((column) => (
                    <td key={column.label} className={toClass(column)}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
                {below ? (
                  <tr className="desk-row">
                    <td colSpan={width} className="max-w-0 px-4 pb-2">
                      {below}
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}

type RowLinkProps = {
  to: string;
  /** What is sent to put its follow-up off, of a row that has one. */
  snooze?: string | undefined;
  children: ReactNode;
};

/** The link of a row, which the keys j and k step through. */
export function RowLink({ to, snooze, children }: RowLinkProps) {
  return (
    <Link to={to} data-row data-snooze={snooze} className="card-link block truncate font-medium">
      {children}
    </Link>
  );
}
