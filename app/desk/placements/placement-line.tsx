import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ShownPlacement } from "./placement-list.service.server.ts";
import { PlacementStateLabel } from "./placement-state-label.tsx";
import { toPlacementPath } from "./placement-terms.ts";
import { toRateText } from "./placement-texts.ts";

type PlacementLineProps = { placement: ShownPlacement; children: ReactNode };

/** A placement among others on the page of a request or a person. */
export function PlacementLine({ placement, children }: PlacementLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-1">
      <Link to={toPlacementPath(placement.id)} className="link">
        {children}
      </Link>
      <PlacementStateLabel placement={placement} />
      <span className="figures text-ink-soft">
        {toRateText(placement.client_rate, placement.client_currency)}
      </span>
    </li>
  );
}
