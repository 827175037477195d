import { Link } from "react-router";
import { type Currency, toFullName } from "#contract/members/member-terms.ts";
import { Panel } from "../parts/panel.tsx";
import { useIsPermitted } from "../parts/use-desk.ts";
import { PlacementLine } from "./placement-line.tsx";
import type { ShownPlacement } from "./placement-list.service.server.ts";
import { toRateText } from "./placement-texts.ts";

type Candidate = {
  member_id: number;
  full_name: string;
  slug: string;
  sales_rate: number | null;
  sales_currency: Currency;
};
type RequestPlacementsProps = {
  reference: string;
  isWon: boolean;
  placements: readonly ShownPlacement[];
  /** Members that the request or an answer to it names. */
  candidates: readonly Candidate[];
};

/** Who works for the client of a request; of a won one also who may have been hired. */
export function RequestPlacements(props: RequestPlacementsProps) {
  const { reference, isWon, placements, candidates } = props;
  const mayChange = useIsPermitted("change_placements");
  const isAsked = isWon && mayChange;
  if (placements.length === 0 && !isAsked) return null;
  const placed = new Set(placements.map(({ member_id }) => member_id));
  const open = [...new Map(candidates.map((one) => [one.member_id, one])).values()].filter(
    ({ member_id }) => !placed.has(member_id),
  );
  const toNew = (slug: string) =>
    `/desk/placements/new?${new URLSearchParams({ request: reference, member: slug })}`;
  return (
    <Panel title={placements.length > 0 ? "Placements" : "Who was hired?"}>
      <ul>
        {placements.map((row) => (
          <PlacementLine key={row.id} placement={row}>
            {toFullName(row)}
          </PlacementLine>
        ))}
        {(isAsked ? open : []).map((one) => (
          <li key={one.member_id} className="flex flex-wrap items-center gap-x-4 py-1">
            <span>{one.full_name}</span>
            <span className="figures text-ink-soft">
              {toRateText(one.sales_rate, one.sales_currency)}
            </span>
            <Link
              to={toNew(one.slug)}
              className="desk-button"
              aria-label={`Record the placement of ${one.full_name}`}
            >
              Record the placement
            </Link>
          </li>
        ))}
      </ul>
      {isAsked ? (
        <p className="mt-2">
          <Link to={toNew("")} className="link">
            Record another member
          </Link>
        </p>
      ) : null}
    </Panel>
  );
}
