import { Link } from "react-router";
import { toFullName } from "#contract/members/member-terms.ts";
import { toDateText } from "#platform/time/date-text.ts";
import type { DuePlacements } from "./due-placements.service.server.ts";
import type { ShownPlacement } from "./placement-list.service.server.ts";
import { toDueText, toPlacementPath } from "./placement-terms.ts";

/** Placements that end soon, or whose trial does, and where the others are. */
export function DuePlacementRows({ due }: { due: DuePlacements }) {
  return (
    <>
      <ul>
        {due.rows.map((row) => (
          <li key={row.id} className="desk-row px-4 py-1.5">
            <Link to={toPlacementPath(row.id)} data-row className="card-link font-medium">
              {toFullName(row)} · {row.company_name || row.client}
            </Link>{" "}
            <span className="text-amber">{toText(row)}</span>
          </li>
        ))}
      </ul>
      {due.total > due.rows.length ? (
        <p className="px-4 py-2">
          <Link to="/desk/placements?state=due" className="link">
            Show all {due.total}
          </Link>
        </p>
      ) : null}
    </>
  );
}

const toText = (row: ShownPlacement) => toDueText(row, toDateText);
