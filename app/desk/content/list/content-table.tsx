import { Link } from "react-router";
import { TimeText } from "../../parts/time-text.tsx";
import { toContentPath } from "../editing/content-path.ts";
import { findPlace } from "../editing/content-places.ts";
import { ContentStateLabel } from "../editing/content-state-label.tsx";
import type { ListedContent } from "./content-list.service.server.ts";

const CELL = "h-8 px-3 py-1.5 align-middle first:pl-4 last:pr-4";
const WIDE = `${CELL} hidden lg:table-cell`;

/** Files of the content, one a row; the whole row leads to its editor. */
export function ContentTable({ rows }: { rows: readonly ListedContent[] }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Content, last changed first</caption>
      <thead className="border-line border-b text-ink-soft">
        <tr>
          <th className={CELL}>File</th>
          <th className={`${CELL} hidden md:table-cell`}>Kind</th>
          <th className={CELL}>State</th>
          <th className={WIDE}>Changed by</th>
          <th className={`${CELL} hidden text-right sm:table-cell`}>Changed</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, title, state, published_at, author, changed_at }) => (
          <tr key={path} className="desk-row">
            <td className={`${CELL} w-full max-w-0 md:w-1/2`}>
              <Link
                to={toContentPath(path)}
                data-row
                className="card-link block truncate font-medium"
              >
                {title || path}
              </Link>
              {title ? <span className="block truncate text-ink-soft">{path}</span> : null}
            </td>
            <td className={`${CELL} hidden whitespace-nowrap md:table-cell`}>
              {findPlace(path)?.label}
            </td>
            <td className={CELL}>
              <ContentStateLabel state={state} publishAt={published_at} />
            </td>
            <td className={`${WIDE} max-w-40 truncate`}>{author}</td>
            <td className={`${CELL} hidden whitespace-nowrap text-right sm:table-cell`}>
              <TimeText at={changed_at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
