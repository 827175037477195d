import { PLACEMENT_STATUS_LABELS } from "#contract/desk/placement-terms.ts";
import { StateMark } from "../parts/state-mark.tsx";
import type { ShownPlacement } from "./placement-list.service.server.ts";

type Stated = Pick<ShownPlacement, "status" | "isEnding" | "isPastEnd" | "isTrialEnding">;

/** A state with a mark: full while it runs, grey once it has ended; and what comes soon. */
export function PlacementStateLabel({ placement }: { placement: Stated }) {
  const { status } = placement;
  const soon = toSoonText(placement);
  return (
    <StateMark
      label={PLACEMENT_STATUS_LABELS[status]}
      mark={[
        status === "running" && "border-green bg-green",
        status === "bought_out" && "border-blue bg-blue",
        status === "ended" && "border-line-strong bg-line-strong",
      ]}
    >
      {soon ? <span className="text-amber">· {soon}</span> : null}
    </StateMark>
  );
}

function toSoonText({ isEnding, isPastEnd, isTrialEnding }: Stated): string {
  if (isPastEnd) return "past its planned end";
  if (isEnding) return "ends soon";
  return isTrialEnding ? "trial ends soon" : "";
}
