import type { ReactNode } from "react";

type DataTableProps = {
  columns: readonly string[];
  rows: readonly { key: string; label: ReactNode; cells: readonly string[] }[];
};

/** The numbers of a chart. */
export function DataTable({ columns, rows }: DataTableProps) {
  const [first, ...others] = columns;
  return (
    <details className="mt-3">
      <summary className="w-fit cursor-pointer py-1 text-blue">Numbers as a table</summary>
      <div className="max-w-full overflow-x-auto">
        <table className="mt-1 border-collapse text-left">
          <thead className="text-ink-soft">
            <tr>
              <th className="py-1 pr-6 font-normal">{first}</th>
              {others.map((column) => (
                <th key={column} className="py-1 pr-6 text-right font-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, cells }) => (
              <tr key={key} className="border-line border-t">
                <th scope="row" className="py-1 pr-6 font-normal">
                  {label}
                </th>
                {cells.map((cell, index) => (
                  <td key={others[index]} className="figures py-1 pr-6 text-right">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
